/**
 * Calls `refresh` when the page becomes visible again after it was hidden, or comes back from the back-forward cache. Returns a function that stops
 * the watch.
 */
export const watchReturn = (refresh: () => void): (() => void) => {
  let wasAway = false;
  const leave = (): void => {
    wasAway = true;
  };
  const check = (): void => {
    if (document.visibilityState === 'hidden') leave();
    else if (wasAway) {
      wasAway = false;
      refresh();
    }
  };
  document.addEventListener('visibilitychange', check);
  // Browsers hide a page before they put it into the back-forward cache, but not every browser fires `visibilitychange`.
  addEventListener('pagehide', leave);
  addEventListener('pageshow', check);
  return () => {
    document.removeEventListener('visibilitychange', check);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', check);
  };
};
