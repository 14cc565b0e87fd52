import { useEffect, useState, type RefObject } from 'react';
import { usePageHidden } from '#src/lib/use-page-hidden.ts';

/** Whether an element is on screen in a tab that is looked at. */
export const useShown = (element: RefObject<Element | null>): boolean => {
  const hidden = usePageHidden();
  const [inView, setInView] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView && !hidden;
};
