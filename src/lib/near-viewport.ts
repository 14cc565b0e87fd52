/** Tells elements, once, that they came near the window. `ahead` 1.3 means within 1.3 window heights of its top; looks at most every `throttleMs`. */
export const nearViewport = (ahead: number, throttleMs: number): ((element: Element, near: () => void) => () => void) => {
  const waiting = new Map<Element, () => void>();
  const arrived = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let observer: IntersectionObserver | null = null;

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
        timer = setTimeout(flush, throttleMs);
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
