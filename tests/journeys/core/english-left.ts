import { productLanguages } from '#publish/languages/languages.ts';
import { BASE_LANGUAGE, type Language } from '#schemas/languages.ts';
import { withoutJoiners } from '#src/lib/unbroken-text.ts';
import { storyBrands, type StoryBrand } from '#storybook/story-brands.ts';
import { ownTexts, patternOf } from '../text-of.ts';

const ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
];

/** Texts in the base language that a page may show in any language. */
const ALLOWED: readonly string[] = [
  // The name of a provider, supplied by the platform; some languages translate it as the name of a page.
  'FB Sports',
];

/** The sample brand's own texts, which exist only in English and Filipino, and its texts in a language that override the site's. */
const brandTexts = ({ texts, site }: StoryBrand, language: Language): readonly string[] => [
  ...Object.values(texts).flatMap((tables) => Object.values<string>(tables?.['brand'] ?? {})),
  ...Object.values(texts[language] ?? {}).flatMap((table) => Object.values<string>(table)),
  site.seo.title[BASE_LANGUAGE] ?? '',
  site.seo.description[BASE_LANGUAGE] ?? '',
];
const perya = storyBrands.get('perya');
const allowedIn = (language: Language): ReadonlySet<string> =>
  new Set([...ALLOWED, ...(perya === undefined ? [] : brandTexts(perya, language))]);

const plain = (text: string): string => withoutJoiners(text).replaceAll(/\s+/g, ' ').trim();

/** Whether a text is part of a name highlighted by a search; game names have no translation. */
const isPartOfName = (element: Element | null): boolean =>
  element?.matches('mark') === true || element?.parentElement?.querySelector(':scope > mark') != null;

/** Adds all texts in a part of the page, except those marked as being in another language and parts of highlighted names. */
const addTexts = (texts: Set<string>, node: Node): void => {
  if (node instanceof Text) {
    const { parentElement: element } = node;
    if (element?.closest('[lang]:not(html), style, script') === null && !isPartOfName(element))
      texts.add(plain(node.data));
    return;
  }
  if (!(node instanceof Element)) return;
  for (const element of [node, ...node.querySelectorAll('*')])
    if (element.closest('[lang]:not(html)') === null)
      for (const name of ATTRIBUTES) texts.add(plain(element.getAttribute(name) ?? ''));
  const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (walk.nextNode() !== null) addTexts(texts, walk.currentNode);
};

/** Collects every text that the page shows from now on. The returned function stops this and returns the texts. */
export const watchTexts = (): (() => ReadonlySet<string>) => {
  const texts = new Set<string>();
  const collect = (changes: readonly MutationRecord[]): void => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'childList' ? addedNodes : [target]) addTexts(texts, node);
  };
  const observer = new MutationObserver(collect);
  addTexts(texts, document.documentElement);
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
  return () => {
    collect(observer.takeRecords());
    observer.disconnect();
    return texts;
  };
};

/** A language pack's text split at its tags and links, because each part becomes a separate text on the page. */
const partsOf = (text: string): readonly string[] =>
  text
    // Equal bounds are shown as one number.
    .replace('(min)-(max)', '(min)')
    .split(/<[^>]*>|\[|\](?:\([^)]*\))?/u)
    .map(plain)
    .filter((part) => /\p{L}{2}/u.test(part.replaceAll(/\{\{.*?\}\}|\((?:min|max)\)/g, '')));

interface Matcher {
  readonly exact: ReadonlyMap<string, string>;
  readonly patterns: readonly (readonly [RegExp, string])[];
}

const matcherOf = (language: Language): Matcher => {
  const exact = new Map<string, string>();
  const patterns: [RegExp, string][] = [];
  for (const namespace of productLanguages.pack(BASE_LANGUAGE).catalogues.keys())
    for (const [key, text] of Object.entries(ownTexts(language, namespace)))
      for (const part of partsOf(text)) {
        const name = `${namespace}:${key}`;
        if (/\{\{|\((?:min|max)\)/.test(part)) patterns.push([new RegExp(`^${patternOf(part)}$`, 'u'), name]);
        else exact.set(part, name);
      }
  return { exact, patterns };
};

const matchers = new Map<Language, Matcher>();
const keyOf = (language: Language, text: string): string | null => {
  const { exact, patterns } = matchers.get(language) ?? matcherOf(language);
  matchers.set(language, { exact, patterns });
  return exact.get(text) ?? patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
};

/** Returns the texts with an unfilled placeholder, such as `{{name}}`. */
export const unfilledIn = (texts: ReadonlySet<string>): readonly string[] =>
  [...texts].filter((text) => /\{\{|\((?:min|max)\)/.test(text));

/** Returns the texts that are in the base language although the language has a different text for the same key. */
export const englishIn = (texts: ReadonlySet<string>, language: Language): readonly string[] => {
  const allowed = allowedIn(language);
  return [...texts].flatMap((text) => {
    if (text === '' || allowed.has(text) || keyOf(language, text) !== null) return [];
    const key = keyOf(BASE_LANGUAGE, text);
    return key === null ? [] : [`${key}: ${text}`];
  });
};
