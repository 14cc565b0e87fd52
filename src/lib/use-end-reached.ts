import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** How often scrolling is looked at, in milliseconds, and how near the end has to be, in pixels. */
export const END_REACHED = { throttleMs: 200, distance: 0 } as const;

/** Only what is laid out can be in the window. */
const isInWindow = (element: HTMLElement | null): boolean =>
  element !== null &&
  element.offsetHeight > 0 &&
  element.getBoundingClientRect().top <= window.innerHeight + END_REACHED.distance;

/**
 * Tells when scrolling brings the top of `end` into the window; looks at most every 200 ms, the last look after the scrolling has stopped.
 * What was scrolled while it was not `enabled`, as a page of the list was on its way, is looked at once it is; so is an end that stands in the window from the start.
 */
export const useEndReached = (end: RefObject<HTMLElement | null>, enabled: boolean, onReached: () => void): void => {
  const reached = useEffectEvent(onReached);
  const unseen = useRef(false);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | null = null;
    const look = (): void => {
      waiting = null;
      unseen.current = false;
      const top = end.current?.getBoundingClientRect().top;
      if (top !== undefined && top <= window.innerHeight + END_REACHED.distance) reached();
    };
    const plan = (): void => {
      if (enabled && unseen.current) waiting ??= setTimeout(look, END_REACHED.throttleMs);
    };
    const scrolled = (): void => {
      unseen.current = true;
      plan();
    };
    if (isInWindow(end.current)) unseen.current = true;
    plan();
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      window.removeEventListener('scroll', scrolled);
      if (waiting !== null) clearTimeout(waiting);
    };
  }, [end, enabled]);
};
