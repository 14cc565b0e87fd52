let locks = 0;
let restore = (): void => undefined;

/** Stops the page from scrolling until every lock is released; then the page stands where it stood. Returns the release. */
export const lockScroll = (): (() => void) => {
  if (locks === 0) restore = hold();
  locks += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks === 0) restore();
  };
};

const hold = (): (() => void) => {
  const page = document.documentElement;
  const { overflow, paddingInlineEnd } = page.style;
  const top = window.scrollY;
  const scrollbar = window.innerWidth - page.clientWidth;
  page.style.overflow = 'hidden';
  // The bar leaves; its room stays, so that nothing jumps.
  if (scrollbar > 0 && page.clientWidth > 0) page.style.paddingInlineEnd = `${scrollbar}px`;
  return () => {
    page.style.overflow = overflow;
    page.style.paddingInlineEnd = paddingInlineEnd;
    if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
  };
};
