/** Of the window's height. What moves by more than this from one look to the next is gone before it could be seen. */
const FLICK = 0.5;

/**
 * Tells elements, once, that they came near the window. `ahead` 1.3 means within 1.3 window heights of its top; looks at most every `throttleMs`.
 * What a flick carries past is not told: pictures that nobody will see cost the player's data, and the frames of the flick.
 */
export const nearViewport = (
  ahead: number,
  throttleMs: number,
): ((element: Element, near: () => void) => () => void) => {
  const waiting = new Map<Element, () => void>();
  const arrived = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let observer: IntersectionObserver | null = null;
  let seenAt = 0;

  const look = (): void => {
    const from = seenAt;
    seenAt = window.scrollY;
    if (Math.abs(seenAt - from) > window.innerHeight * FLICK) timer = setTimeout(look, throttleMs);
    else flush();
  };
  const flush = (): void => {
    timer = null;
    for (const element of arrived) {
      const near = waiting.get(element);
      forget(element);
      near?.();
    }
  };
  const forget = (element: Element): void => {
    waiting.delete(element);
    arrived.delete(element);
    observer?.unobserve(element);
  };
  const start = (): IntersectionObserver =>
    new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) arrived.add(target);
          else arrived.delete(target);
        }
        if (arrived.size === 0 || timer !== null) return;
        flush();
        // Those that arrive within the pause are told together at its end.
        seenAt = window.scrollY;
        timer = setTimeout(look, throttleMs);
      },
      { rootMargin: `${Math.round((ahead - 1) * 100)}% 0px` },
    );

  return (element, near) => {
    if (typeof IntersectionObserver === 'undefined') {
      near();
      return () => undefined;
    }
    observer ??= start();
    waiting.set(element, near);
    observer.observe(element);
    return () => forget(element);
  };
};
