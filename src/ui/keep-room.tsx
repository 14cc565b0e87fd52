import { useEffect, useRef, type ReactNode } from 'react';

/**
 * When what it holds gets lower under the player's eyes, what stands below does not jump: as much room as was seen stays, and goes below the window's
 * lower edge as the player scrolls up, where nobody sees it go.
 */
export function KeepRoom({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [outer, inner] = [room.current, content.current];
    if (outer === null || inner === null || typeof ResizeObserver === 'undefined') return undefined;
    let last = 0;
    let seenAt = window.scrollY;
    const scrolled = (): void => {
      seenAt = window.scrollY;
      if (outer.style.minHeight === '') return;
      const { top, bottom } = outer.getBoundingClientRect();
      if (bottom <= window.innerHeight) return;
      const inWindow = window.innerHeight - top;
      outer.style.minHeight = inner.offsetHeight >= inWindow ? '' : `${inWindow}px`;
    };
    // Told between layout and paint: what is kept here was never seen to go. Only the browser has moved by then, to the new end of the page.
    const observer = new ResizeObserver(() => {
      const height = inner.offsetHeight;
      const inWindow = window.innerHeight + seenAt - (inner.getBoundingClientRect().top + window.scrollY);
      const seen = Math.min(last, inWindow);
      if (height < seen) {
        outer.style.minHeight = `${Math.max(seen, Number.parseFloat(outer.style.minHeight || '0'))}px`;
        if (window.scrollY !== seenAt) window.scrollTo({ top: seenAt, behavior: 'instant' });
      }
      last = height;
    });
    observer.observe(inner);
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', scrolled);
    };
  }, []);
  return (
    <div ref={room}>
      <div ref={content} className="flow-root">{children}</div>
    </div>
  );
}
