import type { i18n } from 'i18next';
import { namespaces } from './story-texts.ts';

/** Where a text is in a story, in pixels from the page's top left corner. */
export interface MarkedText {
  /** The catalogue, such as `site/auth`. */
  readonly namespace: string;
  /** The key; for a text with a count, the key of one of its plural forms. */
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether the text itself is visible; otherwise the box is that of the element it labels for screen readers. */
  readonly isShown: boolean;
}

declare global {
  interface Window {
    /** Finds the texts of the current story; `marquee language export --pictures` calls it. */
    findTexts?: () => Promise<readonly MarkedText[]>;
  }
}

// Tag characters (U+E0020 to U+E007F) are invisible, have no width, belong to no word and allow no line break.
const START = '\u{e0020}';
const END = '\u{e007f}';
const FIRST_DIGIT = 0xe0021;
const DIGITS = 80;
const MARK = /\u{e0020}([\u{e0021}-\u{e0070}]{2})/gu;

/** Returns a number as two invisible digits. */
const digitsOf = (index: number): string =>
  String.fromCodePoint(FIRST_DIGIT + Math.floor(index / DIGITS), FIRST_DIGIT + (index % DIGITS));
const indexOf = (digits: string): number =>
  [...digits].reduce((index, digit) => index * DIGITS + (digit.codePointAt(0) ?? 0) - FIRST_DIGIT, 0);

type Spot = Omit<MarkedText, 'namespace' | 'key'>;

const boxOf = ({ left, top, width, height }: DOMRect, isShown: boolean): Spot => ({
  x: Math.round(left + scrollX),
  y: Math.round(top + scrollY),
  width: Math.round(width),
  height: Math.round(height),
  isShown,
});

const hasSize = ({ width, height }: DOMRect): boolean => width > 1 && height > 1;

const isVisible = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Whether no modal dialog covers a box. Other elements may overlap a text without hiding it, such as a link over a whole card. */
const isOnTop = (element: Element, { left, top, width, height }: DOMRect): boolean => {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (modal === undefined || modal.contains(element)) return true;
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return at !== null && (element.contains(at) || at.contains(element));
};

/** Screen reader texts are in an element of one pixel. */
const isClipped = (element: Element): boolean => !hasSize(element.getBoundingClientRect());

const textSpot = (range: Range, element: Element): Spot | null => {
  const rect = range.getBoundingClientRect();
  return hasSize(rect) && isVisible(element) && !isClipped(element) && isOnTop(element, rect)
    ? boxOf(rect, true)
    : null;
};

/** Returns the box of the nearest visible ancestor of an invisible element, such as the button that it labels. */
const namedSpot = (element: Element): Spot | null => {
  let around: Element | null = element.closest('select') ?? element;
  for (let steps = 0; around !== null && around !== document.body && steps < 4; steps += 1) {
    const rect = around.getBoundingClientRect();
    if (hasSize(rect) && isVisible(around)) return isOnTop(around, rect) ? boxOf(rect, false) : null;
    around = around.parentElement;
  }
  return null;
};

const ATTRIBUTES = [
  'placeholder',
  'aria-label',
  'alt',
  'title',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
];

/** Whether a field shows its placeholder. */
const showsPlaceholder = (element: Element): boolean =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.value === '' &&
  !isClipped(element);

/** Returns every marked text on the page with its number. */
const findMarks = (): readonly (readonly [index: number, spot: Spot])[] => {
  const found: (readonly [number, Spot])[] = [];
  const add = (digits: string, spot: Spot | null): void => {
    if (spot !== null) found.push([indexOf(digits), spot]);
  };
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue ?? '';
    if (element === null) continue;
    for (const { 0: mark, 1: digits = '', index } of text.matchAll(MARK)) {
      const range = document.createRange();
      const end = text.indexOf(END, index);
      range.setStart(node, index + mark.length);
      range.setEnd(node, end < 0 ? text.length : end);
      add(digits, textSpot(range, element) ?? namedSpot(element));
    }
  }
  for (const element of document.body.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join()))
    for (const name of ATTRIBUTES)
      for (const [, digits = ''] of (element.getAttribute(name) ?? '').matchAll(MARK)) {
        const spot = namedSpot(element);
        add(digits, spot === null ? null : { ...spot, isShown: name === 'placeholder' && showsPlaceholder(element) });
      }
  return found;
};

const drawn = async (): Promise<void> => {
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

/**
 * Lets `marquee language export --pictures` find the current story's texts. During the search, each text is marked with its number in invisible
 * characters; before and after, the story has its usual texts, so that its play function finds them.
 */
export const offerTexts = (texts: i18n): void => {
  window.findTexts = async () => {
    await document.fonts.ready;
    const tables = namespaces.map((namespace) => ({
      namespace,
      table: {
        ...(texts.getResourceBundle(texts.language, namespace) as Readonly<Record<string, string>> | undefined),
      },
    }));
    const keys = tables.flatMap(({ namespace, table }) => Object.keys(table).map((key) => ({ namespace, key })));
    const show = async (change: (text: string, index: number) => string): Promise<void> => {
      let index = 0;
      for (const { namespace, table } of tables) {
        const changed = Object.fromEntries(Object.entries(table).map(([key, text]) => [key, change(text, index++)]));
        texts.addResourceBundle(texts.language, namespace, changed, true, true);
      }
      texts.emit('languageChanged', texts.language);
      await drawn();
    };
    await show((text, index) => `${START}${digitsOf(index)}${text}${END}`);
    const found = findMarks();
    await show((text) => text);
    const seen = new Map<number, Spot>();
    for (const [index, spot] of found)
      if (!seen.has(index) || (spot.isShown && seen.get(index)?.isShown === false)) seen.set(index, spot);
    return [...seen].flatMap(([index, spot]) => {
      const name = keys[index];
      return name === undefined ? [] : [{ ...spot, namespace: `site/${name.namespace}`, key: name.key }];
    });
  };
};
