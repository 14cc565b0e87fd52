/** Calls `refresh` when the page becomes visible again after it was hidden. Returns a function that stops the watch. */
export const watchReturn = (refresh: () => void): (() => void) => {
  let wasHidden = false;
  const check = (): void => {
    if (document.visibilityState === 'hidden') wasHidden = true;
    else if (wasHidden) {
      wasHidden = false;
      refresh();
    }
  };
  document.addEventListener('visibilitychange', check);
  return () => document.removeEventListener('visibilitychange', check);
};
