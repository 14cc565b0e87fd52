/**
 * Fraction of the window height. Scrolling further than this between two checks is a flick, which moves elements out of view before they can be seen.
 */
const FLICK = 0.5;

/**
 * Returns an `observe` function that calls `onNear` once when an element comes near the viewport. `ahead` 1.3 means within 1.3 window heights of its
 * top; checks run at most every `throttleMs`. Elements that a flick scrolls past are skipped: loading them would waste data and drop frames.
 */
export const createViewportObserver = (
  ahead: number,
  throttleMs: number,
): ((element: Element, onNear: () => void) => () => void) => {
  const waiting = new Map<Element, () => void>();
  const nearby = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let observer: IntersectionObserver | null = null;
  let lastScrollY = 0;

  const check = (): void => {
    const from = lastScrollY;
    lastScrollY = window.scrollY;
    if (Math.abs(lastScrollY - from) > window.innerHeight * FLICK) timer = setTimeout(check, throttleMs);
    else flush();
  };
  const flush = (): void => {
    timer = null;
    for (const element of nearby) {
      const onNear = waiting.get(element);
      forget(element);
      onNear?.();
    }
  };
  const forget = (element: Element): void => {
    waiting.delete(element);
    nearby.delete(element);
    observer?.unobserve(element);
  };
  const start = (): IntersectionObserver =>
    new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) nearby.add(target);
          else nearby.delete(target);
        }
        if (nearby.size === 0 || timer !== null) return;
        flush();
        // Elements that come near during the throttle interval are reported together when it ends.
        lastScrollY = window.scrollY;
        timer = setTimeout(check, throttleMs);
      },
      { rootMargin: `${Math.round((ahead - 1) * 100)}% 0px` },
    );

  return (element, onNear) => {
    if (typeof IntersectionObserver === 'undefined') {
      onNear();
      return () => undefined;
    }
    observer ??= start();
    waiting.set(element, onNear);
    observer.observe(element);
    return () => forget(element);
  };
};
