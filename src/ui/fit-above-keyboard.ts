/** Minimum height of a keyboard in pixels; anything lower is a browser bar. */
const LEAST_KEYBOARD = 150;

/**
 * Keeps a dialog above the on-screen keyboard, and its field in view. The document's `interactive-widget` does this in browsers that support it; in
 * others (Safari) the keyboard overlays the page, and only the visual viewport shrinks. Returns the function that stops it.
 */
export const fitAboveKeyboard = (dialog: HTMLDialogElement): (() => void) => {
  const viewport = window.visualViewport;
  if (viewport == null) return () => undefined;
  let shownHeight = viewport.height;
  const fit = (): void => {
    const { height, offsetTop, scale } = viewport;
    const pageHeight = document.documentElement.clientHeight;
    // A zoomed page also has a small visual viewport.
    const isCovered = scale === 1 && pageHeight - height >= LEAST_KEYBOARD;
    dialog.style.top = isCovered ? `${offsetTop}px` : '';
    dialog.style.height = isCovered ? `${height}px` : '';
    dialog.style.setProperty('--keyboard', isCovered ? `${pageHeight - height - offsetTop}px` : null);
    if (scale === 1 && height < shownHeight && dialog.contains(document.activeElement))
      document.activeElement?.scrollIntoView?.({ block: 'nearest' });
    shownHeight = height;
  };
  fit();
  viewport.addEventListener('resize', fit);
  viewport.addEventListener('scroll', fit);
  return () => {
    viewport.removeEventListener('resize', fit);
    viewport.removeEventListener('scroll', fit);
  };
};
