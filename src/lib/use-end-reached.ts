import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** The scroll throttle in milliseconds, and the distance to the end in pixels that counts as reached. */
export const END_REACHED = { throttleMs: 200, distance: 0 } as const;

/** Checks whether an element is in the viewport; an element without layout never is. */
const isInViewport = (element: HTMLElement | null): boolean =>
  element !== null &&
  element.offsetHeight > 0 &&
  element.getBoundingClientRect().top <= window.innerHeight + END_REACHED.distance;

/**
 * Calls `onReached` when scrolling brings the top of `end` into the viewport. Checks run at most every 200 ms, with a last check after scrolling
 * stops. Scrolling while not `enabled`, for example while a page of the list loads, is checked once `enabled` is true again. An end that is visible
 * from the start is detected too.
 */
export const useEndReached = (end: RefObject<HTMLElement | null>, enabled: boolean, onReached: () => void): void => {
  const reached = useEffectEvent(onReached);
  const hasUnchecked = useRef(false);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | null = null;
    const check = (): void => {
      waiting = null;
      hasUnchecked.current = false;
      const top = end.current?.getBoundingClientRect().top;
      if (top !== undefined && top <= window.innerHeight + END_REACHED.distance) reached();
    };
    const schedule = (): void => {
      if (enabled && hasUnchecked.current) waiting ??= setTimeout(check, END_REACHED.throttleMs);
    };
    const onScroll = (): void => {
      hasUnchecked.current = true;
      schedule();
    };
    if (isInViewport(end.current)) hasUnchecked.current = true;
    schedule();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      if (waiting !== null) clearTimeout(waiting);
    };
  }, [end, enabled]);
};
