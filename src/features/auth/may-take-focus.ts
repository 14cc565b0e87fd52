/** Nobody has the focus, and no open window stands before the element: header and modal show the same login at once. */
export const mayTakeFocus = (element: HTMLElement | null): boolean => {
  if (element === null || document.activeElement !== document.body) return false;
  const inFront = document.querySelector('dialog[open]');
  return inFront === null || inFront.contains(element);
};
