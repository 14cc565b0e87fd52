import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How often scrolling is looked at, in milliseconds, and how near the end has to be, in pixels. */
export const END_REACHED = { throttleMs: 200, distance: 0 } as const;

/** Tells when scrolling brings the top of `end` into the window; looks at most every 200 ms, the last look after the scrolling has stopped. */
export const useEndReached = (end: RefObject<HTMLElement | null>, enabled: boolean, onReached: () => void): void => {
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    if (!enabled) return undefined;
    let waiting: ReturnType<typeof setTimeout> | null = null;
    const look = (): void => {
      waiting = null;
      const top = end.current?.getBoundingClientRect().top;
      if (top !== undefined && top <= window.innerHeight + END_REACHED.distance) reached();
    };
    const scrolled = (): void => {
      waiting ??= setTimeout(look, END_REACHED.throttleMs);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      window.removeEventListener('scroll', scrolled);
      if (waiting !== null) clearTimeout(waiting);
    };
  }, [end, enabled]);
};
