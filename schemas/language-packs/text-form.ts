/** The texts of one catalogue by key. */
export type Catalogue = Readonly<Record<string, string>>;

const FORM = /^(.+)_(zero|one|two|few|many|other)$/;

/**
 * Splits the key of a plural form, such as `found_one`, into the name of the text and the form. Returns `null` if the base language has no plural text
 * of this name, which has at least the form `other`.
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
 * Returns the keys that a language needs for the texts of a catalogue in the base language: each text with plural forms in the forms of the language,
 * and any other text once. The value is the key of the base text that is translated.
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

/** Returns whether a text has the beginning of a tag without its end, which a browser completes with the text that follows. */
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

/** A piece of a text: words to translate, or code, which is a placeholder or a tag that every translation keeps. */
export interface TextPiece {
  readonly isCode: boolean;
  readonly text: string;
}

/** Splits a text into words and code. The pieces in their order are the text. */
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

/** The width up to which a text counts as a label. */
const LABEL = 40;
/** The room that a label has beyond the widest of the languages that the layout was tested with. */
const HEADROOM = 1.7;
/** A label of this width fits everywhere. */
const LEAST = 16;

/** Returns whether a text stands alone on a button, tab or heading, where it cannot wrap freely. */
const isLabel = (text: string): boolean => textWidth(text) <= LABEL && !/[.!?。！？…]$/u.test(text);

/**
 * Returns the widest text, in letters, for which the layout was tested, or `null` for running text, which has no limit. `texts` are the translations
 * of one text.
 */
export const widthLimit = (base: string, texts: readonly string[]): number | null =>
  isLabel(base) ? Math.max(LEAST, Math.ceil(Math.max(textWidth(base), ...texts.map(textWidth)) * HEADROOM)) : null;
