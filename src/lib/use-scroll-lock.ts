import { useEffect } from 'react';

let locks = 0;
let restore = (): void => undefined;

/** Stops the page from scrolling until every lock is released, then restores the scroll position. Returns the release function. */
const lockScroll = (): (() => void) => {
  if (locks === 0) restore = freeze();
  locks += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks === 0) restore();
  };
};

const freeze = (): (() => void) => {
  const page = document.documentElement;
  const { overflow, paddingInlineEnd } = page.style;
  const top = window.scrollY;
  const scrollbar = window.innerWidth - page.clientWidth;
  page.style.overflow = 'hidden';
  // Padding as wide as the hidden scrollbar keeps the layout from shifting.
  if (scrollbar > 0 && page.clientWidth > 0) page.style.paddingInlineEnd = `${scrollbar}px`;
  return () => {
    page.style.overflow = overflow;
    page.style.paddingInlineEnd = paddingInlineEnd;
    if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
  };
};

/** Locks page scrolling while `active`. */
export const useScrollLock = (active: boolean): void => {
  useEffect(() => (active ? lockScroll() : undefined), [active]);
};
