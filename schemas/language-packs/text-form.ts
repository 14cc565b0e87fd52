/** The texts of one catalogue by key. */
export type Catalogue = Readonly<Record<string, string>>;

const FORM = /^(.+)_(zero|one|two|few|many|other)$/;

/**
 * Splits the key of a plural form, such as `found_one`, into the text's name and the form. Returns `null` if the base
 * language has no plural text of this name, that is, none with the form `other`.
 */
export const pluralOf = (
  base: Catalogue,
  key: string,
): { readonly name: string; readonly form: Intl.LDMLPluralRule } | null => {
  const [, name, form] = FORM.exec(key) ?? [];
  return name !== undefined && form !== undefined && Object.hasOwn(base, `${name}_other`)
    ? { name, form: form as Intl.LDMLPluralRule }
    : null;
};

const FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Returns the plural forms of a language, such as `one` and `other`, in this order. */
const pluralForms = (tag: string): readonly Intl.LDMLPluralRule[] => {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  return FORMS.filter((form) => pluralCategories.includes(form));
};

/**
 * Returns the keys that a language needs for a catalogue of the base language: plural texts once for each of the
 * language's forms, and all others once. The value is the key of the base text to translate.
 */
export const neededKeys = (base: Catalogue, tag: string): ReadonlyMap<string, string> => {
  const forms = pluralForms(tag);
  const needed = new Map<string, string>();
  for (const key of Object.keys(base)) {
    const plural = pluralOf(base, key);
    if (plural === null) needed.set(key, key);
    else
      for (const form of forms) {
        const own = `${plural.name}_${form}`;
        needed.set(own, Object.hasOwn(base, own) ? own : `${plural.name}_other`);
      }
  }
  return needed;
};

/** Placeholders: `{{name}}` of i18next, `{name}` of page descriptions, and the bounds of the platform's patterns. */
const PLACEHOLDER = /\{\{\s*[^{}\s]+\s*\}\}|\{\w+\}|\((?:min|max)\)/g;

/** Returns the placeholders of a text, sorted, such as `{{count}}`. */
export const placeholdersOf = (text: string): readonly string[] =>
  (text.match(PLACEHOLDER) ?? []).map((placeholder) => placeholder.replace(/\s/g, '')).sort();

const TAG = /<\/?[a-z][^<>]*>|<!--/gi;

/** Returns the tags of a text in their order. */
export const tagsOf = (text: string): readonly string[] => text.match(TAG) ?? [];

/** Returns whether a text contains the beginning of a tag without its end, which a browser would complete with the following text. */
export const hasCutTag = (text: string): boolean => /<[a-z/!?]/i.test(text.replace(TAG, ''));

const VOID_TAG = /^<(?:br|hr|img|wbr)\b|\/>$|^<!/i;
const TAG_NAME = /[a-z][\w-]*/i;

/** Returns whether each tag is closed, in the reverse order of the opening tags. */
export const isWellNested = (text: string): boolean => {
  const open: string[] = [];
  for (const tag of tagsOf(text)) {
    if (VOID_TAG.test(tag)) continue;
    const [name = ''] = TAG_NAME.exec(tag) ?? [];
    if (!tag.startsWith('</')) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
};

const CODE = new RegExp(`${PLACEHOLDER.source}|${TAG.source}`, 'gi');

/** A piece of a text: either words to translate, or code, that is, a placeholder or tag that every translation keeps. */
export interface TextPiece {
  readonly isCode: boolean;
  readonly text: string;
}

/** Splits a text into words and code. The pieces, joined in order, are the text. */
export const textPieces = (text: string): readonly TextPiece[] => {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { 0: code, index } of text.matchAll(CODE)) {
    if (index > from) pieces.push({ isCode: false, text: text.slice(from, index) });
    pieces.push({ isCode: true, text: code });
    from = index + code.length;
  }
  if (from < text.length) pieces.push({ isCode: false, text: text.slice(from) });
  return pieces;
};

const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60]/u;
const MARK = /\p{M}/u;

/** Returns the approximate width of a text in letters: Chinese, Japanese and Korean characters count twice, combining marks do not count. */
export const textWidth = (text: string): number =>
  [...text].reduce((room, letter) => room + (MARK.test(letter) ? 0 : WIDE.test(letter) ? 2 : 1), 0);

/** The maximum width of a text that counts as a label. */
const LABEL = 40;
/** How much wider a label may be than in the widest of the languages with which the layout was tested. */
const HEADROOM = 1.7;
/** The width up to which a label fits everywhere. */
const LEAST = 16;

/** Returns whether a text is probably on its own on a button, tab or heading, where it cannot wrap freely. */
const isLabel = (text: string): boolean => textWidth(text) <= LABEL && !/[.!?。！？…]$/u.test(text);

/**
 * Returns the maximum width of a text, in letters, for which the layout was tested, or `null` for running text, which
 * has no limit. `texts` are the translations of one text.
 */
export const widthLimit = (base: string, texts: readonly string[]): number | null =>
  isLabel(base) ? Math.max(LEAST, Math.ceil(Math.max(textWidth(base), ...texts.map(textWidth)) * HEADROOM)) : null;
