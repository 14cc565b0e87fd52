/**
 * Shows an element in the top layer, above dialogs and unclipped. Returns `false` in browsers from before 2024, where the element's classes place it
 * instead.
 */
export const showInTopLayer = (element: HTMLElement): boolean => {
  if (typeof element.showPopover !== 'function') return false;
  element.popover = 'manual';
  element.showPopover();
  return true;
};

/** Calls `place` now, and again whenever the window or one of `sized` changes size or something scrolls. Returns the function that stops this. */
export const keepPlaced = (place: () => void, sized: readonly Element[] = []): (() => void) => {
  place();
  addEventListener('resize', place);
  document.addEventListener('scroll', place, { capture: true, passive: true });
  const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(place) : null;
  for (const element of sized) observer?.observe(element);
  return () => {
    removeEventListener('resize', place);
    document.removeEventListener('scroll', place, { capture: true });
    observer?.disconnect();
  };
};
