/** Scrolls a row until the element is visible, without scrolling the page. */
export const showInRow = (row: HTMLElement, element: HTMLElement): void => {
  const [outer, inner] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.left < outer.left) row.scrollLeft += inner.left - outer.left;
  else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
};
