/**
 * Whether an element may take the focus: nothing else is focused and no dialog covers the element. The header and the modal can show the same login
 * form at the same time.
 */
export const canTakeFocus = (element: HTMLElement | null): boolean => {
  if (element === null || document.activeElement !== document.body) return false;
  const inFront = document.querySelector('dialog[open]');
  return inFront === null || inFront.contains(element);
};
