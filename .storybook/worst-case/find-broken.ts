/** The minimum width of a text column beside other text, in CSS pixels. */
const NARROWEST = 96;

/**
 * Matches an order number, or an amount with its symbol, a number, a date or a time. Symbols are Latin letters only, because a Japanese or Chinese
 * word may directly precede the number. Digits in a name do not match.
 */
const COUNTED =
  /[A-Z]{1,3}\d{6}[\dA-F]+|(?:[\p{Script=Latin}\p{Sc}]{1,3}\u00a0)?(?<![\p{Script=Latin}\d])\d(?:[\d.,:/-]*\d)?/gu;

/** Matches an IPv6 address, which is too long for a line and may break at its colons. */
const IPV6 = /(?:[\da-f]*:){3,}[\da-f]*/giu;

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.getBoundingClientRect().width > 1;

/** Returns the number of lines that text boxes occupy. */
const linesOf = (boxes: Iterable<DOMRect>): number => {
  const bottoms: number[] = [];
  for (const { bottom, height, width } of boxes)
    if (width > 0 && !bottoms.some((other) => Math.abs(other - bottom) < height / 2)) bottoms.push(bottom);
  return bottoms.length;
};

const brokenIn = (node: Text): readonly string[] =>
  [...node.data.replaceAll(IPV6, (address) => ' '.repeat(address.length)).matchAll(COUNTED)].flatMap(
    ({ 0: counted, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + counted.length);
      return linesOf(range.getClientRects()) > 1 ? [counted] : [];
    },
  );

const blockOf = (element: Element): Element => {
  let block = element;
  while (block.parentElement !== null && getComputedStyle(block).display === 'inline') block = block.parentElement;
  return block;
};

/**
 * Whether another element with text is beside the block, in the same flex line or grid row. Tiles of equal width that cannot shrink are ignored,
 * because they do not squeeze each other.
 */
const isBesideText = (block: Element): boolean => {
  const box = block.getBoundingClientRect();
  for (let each = block; each.parentElement !== null; each = each.parentElement) {
    const { display } = getComputedStyle(each.parentElement);
    const isGrid = display.includes('grid');
    const { width } = each.getBoundingClientRect();
    const isTile = isGrid || getComputedStyle(each).flexShrink === '0';
    if (isGrid || display.includes('flex'))
      for (const other of each.parentElement.children) {
        const beside = other.getBoundingClientRect();
        if (
          other !== each &&
          !(isTile && Math.abs(beside.width - width) < 1) &&
          isSeen(other) &&
          // Only the rendered text, because a button may hide its label.
          (other as HTMLElement).innerText.trim() !== '' &&
          beside.top < box.bottom - 1 &&
          beside.bottom > box.top + 1 &&
          (beside.left >= box.right - 1 || beside.right <= box.left + 1)
        )
          return true;
      }
    if (each.parentElement.clientWidth >= NARROWEST * 3) return false;
  }
  return false;
};

/** Returns the boxes of a block's visible text. Controls are excluded, because a chip contains a radio button as large as the chip. */
const textBoxesOf = (block: Element): readonly DOMRect[] => {
  const boxes: DOMRect[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement === null || !isSeen(node.parentElement)) continue;
    range.selectNodeContents(node);
    boxes.push(...range.getClientRects());
  }
  return boxes;
};

const isSqueezed = (node: Text): boolean => {
  const { parentElement } = node;
  if (parentElement === null) return false;
  const block = blockOf(parentElement);
  return block.getBoundingClientRect().width < NARROWEST && linesOf(textBoxesOf(block)) > 1 && isBesideText(block);
};

/**
 * Finds amounts, numbers, times and order numbers that break across lines, texts squeezed by neighbouring text, and placeholders without a value.
 * The list is empty for a correct page.
 */
export const findBroken = (): readonly string[] => {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.data.trim() === '') continue;
    const { parentElement } = node;
    if (parentElement === null || !isSeen(parentElement) || parentElement.closest('style, script') !== null) continue;
    const place = `in <${parentElement.tagName.toLowerCase()} class="${parentElement.getAttribute('class') ?? ''}"> ${node.data.trim().slice(0, 60)}`;
    for (const counted of brokenIn(node)) found.push(`broken: ${counted} ${place}`);
    if (node.data.includes('{{')) found.push(`unfilled ${place}`);
    if (isSqueezed(node)) found.push(`squeezed ${place}`);
  }
  return [...new Set(found)];
};
