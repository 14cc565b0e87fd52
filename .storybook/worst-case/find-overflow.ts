const nameOf = (element: Element): string =>
  `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(element.textContent ?? '').trim().slice(0, 40)}`;

const clips = (style: CSSStyleDeclaration): boolean => style.overflowX !== 'visible';

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.getBoundingClientRect().width > 1;

/** Whether the element's box clips its text without an ellipsis. */
const isCutOff = (element: Element): boolean => {
  const style = getComputedStyle(element);
  return (
    (style.overflowX === 'hidden' || style.overflowX === 'clip') &&
    style.textOverflow !== 'ellipsis' &&
    hasOwnText(element) &&
    isSeen(element) &&
    element.scrollWidth > element.clientWidth + 1
  );
};

const isInScroller = (element: Element): boolean => {
  for (
    let above = element.parentElement;
    above !== null && above !== document.documentElement;
    above = above.parentElement
  )
    if (clips(getComputedStyle(above))) return true;
  return false;
};

/** Finds elements that extend beyond the window, and texts clipped without an ellipsis. The list is empty for a correct page. */
export const findOverflow = (): readonly string[] => {
  const all = [...document.body.querySelectorAll('*')];
  const { clientWidth, scrollWidth } = document.documentElement;
  const isOutside = (element: Element): boolean => {
    const { left, right } = element.getBoundingClientRect();
    // An end-aligned row overflows at its start, which no page can scroll to.
    return left < -1 || (scrollWidth > clientWidth && right > clientWidth + 1);
  };
  const wide = all.filter((element) => isOutside(element) && isSeen(element) && !isInScroller(element));
  const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth}`] : []),
    ...innermost.map((element) => `wide: ${nameOf(element)}`),
    ...all.filter(isCutOff).map((element) => `cut off: ${nameOf(element)}`),
  ];
};
