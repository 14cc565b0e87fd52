import type { LanguageFile } from '#schemas/language-packs/language-info.ts';

const RIGHT_TO_LEFT = 'Adlm Arab Hebr Mand Nkoo Rohg Samr Syrc Thaa'.split(' ');
/** Scripts in which marks are vowels; without them, a search would find other words. */
const VOWEL_MARKS = 'Beng Cakm Deva Gujr Guru Java Khmr Knda Lana Laoo Mlym Mymr Orya Sinh Taml Telu Thai Tibt'.split(
  ' ',
);

const scriptOf = (tag: string): string => {
  try {
    return new Intl.Locale(tag).maximize().script ?? 'Latn';
  } catch {
    return 'Latn';
  }
};

/** Returns the language tag that equals a code in lower case, or `null` if `Intl` knows no such language. */
export const tagOfCode = (code: string): string | null => {
  const tag = code.toLowerCase();
  return /^[a-z]{2,3}$/.test(tag) &&
    Intl.PluralRules.supportedLocalesOf([tag]).length > 0 &&
    Intl.getCanonicalLocales(tag)[0] === tag
    ? tag
    : null;
};

/** Returns the name of a language in that language, such as `Melayu`, or `null` if `Intl` does not know it. */
export const ownName = (tag: string): string | null => {
  try {
    if (Intl.DisplayNames.supportedLocalesOf([tag]).length === 0) return null;
    const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag);
    const [first = '', ...rest] = name ?? '';
    if (name === undefined) return null;
    // Georgian capital letters are only used for text entirely in capitals.
    return scriptOf(tag) === 'Geor' ? name : first.toLocaleUpperCase(tag) + rest.join('');
  } catch {
    return null;
  }
};

/** Returns the properties of a language's texts that follow from its script. */
export const factsOf = (tag: string): Pick<LanguageFile, 'direction' | 'search'> => {
  const script = scriptOf(tag);
  return {
    direction: RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr',
    search: { marks: VOWEL_MARKS.includes(script) ? 'keep' : 'fold', width: 'fold', variants: ['kana', 'han'] },
  };
};
