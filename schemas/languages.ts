/** The platform's code of a language, as in brand files, browser storage and calls. It is the name of the language's folder in `languages`. */
export type Language = string;

/** The language of the texts from which all others are translated, and the last fallback. */
export const BASE_LANGUAGE: Language = 'EN';

/** The pattern of a language's code. */
export const LANGUAGE_CODE = '^[A-Z]{2,8}$';

/** What search ignores when it compares texts. */
export interface SearchFolding {
  /** Whether `ä` matches `a`. */
  readonly marks: 'fold' | 'keep';
  /** Whether full-width letters match ordinary ones. */
  readonly width: 'fold' | 'keep';
  /** Whether hiragana matches katakana, and traditional characters simplified ones. */
  readonly variants: readonly ('kana' | 'han')[];
}

/** How a language writes numbers. */
export interface NumberFormat {
  readonly decimal: string;
  readonly group: string;
  readonly minus: string;
  /** The digits of the last group and of each group before it, such as 3 and 2 for 12,34,567. */
  readonly sizes: readonly [last: number, others: number];
  /** The minimum number of digits for grouping: 5 if 1234 is written without a separator. */
  readonly least: number;
}

/** What the code needs to know about a language. */
export interface LanguageInfo {
  /**
   * The BCP 47 tag, for `lang` and plural forms, such as `fil`. It is unrelated to the platform's code: the code TY is
   * Filipino, but the tag `ty` is Tahitian.
   */
  readonly tag: string;
  /** The tag with the language's calendar, for formatters of `Intl`, such as `th-u-ca-gregory`. */
  readonly intl: string;
  /** The language's name for itself, such as `ไทย`. */
  readonly name: string;
  /** The text on the button of the selector, such as `TH` or `繁體`. */
  readonly short: string;
  readonly direction: 'ltr' | 'rtl';
  readonly numbers: NumberFormat;
  readonly search: SearchFolding;
  /** The calendar of dates, as `Intl` names it, if it is not the Gregorian one. */
  readonly calendar?: string;
  /** Whether the language is made for tests; no brand may offer it. */
  readonly pseudo?: boolean;
  /** Further tags by which browsers name the language. */
  readonly aliases?: readonly string[];
  /** Types of slot games that a brand has only if it supports this language. */
  readonly classifies?: readonly string[];
}

const ENGLISH: LanguageInfo = {
  tag: 'en',
  intl: 'en',
  name: 'English',
  short: 'EN',
  direction: 'ltr',
  numbers: { decimal: '.', group: ',', minus: '-', sizes: [3, 3], least: 4 },
  search: { marks: 'fold', width: 'fold', variants: ['kana', 'han'] },
};

const known = new Map<Language, LanguageInfo>();

/**
 * Registers languages: on a server all folders of `languages`, in a browser the languages of the document. Languages
 * that are not in `languages` stay registered, because pages in them may still be open. Returns a function that
 * restores the previous state.
 */
export const setLanguages = (languages: Readonly<Record<Language, LanguageInfo>>): (() => void) => {
  const before = [...known];
  for (const [language, info] of Object.entries(languages)) known.set(language, info);
  return () => {
    known.clear();
    for (const [language, info] of before) known.set(language, info);
  };
};

/** Returns the codes of the known languages, in alphabetical order. */
export const knownLanguages = (): readonly Language[] => [...known.keys()].sort();

export const isLanguage = (value: unknown): value is Language => typeof value === 'string' && known.has(value);

/** Returns the tag, name, direction and formats of a language; those of English for an unknown one. */
export const languageInfo = (language: Language): LanguageInfo => known.get(language) ?? ENGLISH;

/** Returns the tag of a language for `lang`. */
export const htmlLang = (language: Language): string => languageInfo(language).tag;

/** Returns the tag of a language for formatters of `Intl`. */
export const intlTag = (language: Language): string => languageInfo(language).intl;

/** Returns the language with a tag, or `null` if there is none. */
export const languageOfTag = (tag: string): Language | null =>
  [...known].find(([, info]) => info.tag === tag)?.[0] ?? null;

/** Returns how numbers are written in the language with a tag; as in English if the tag is unknown. */
export const numberFormat = (tag: string): NumberFormat =>
  ([...known.values()].find((info) => info.intl === tag || info.tag === tag) ?? ENGLISH).numbers;

let shown: Language = BASE_LANGUAGE;

/** Sets the language that the page shows. */
export const setShownLanguage = (language: Language): void => {
  shown = language;
};

/** Returns what search ignores in the language that the page shows. */
export const shownFolding = (): SearchFolding => languageInfo(shown).search;

/** Returns the calendar of the language that the page shows; `undefined` for the Gregorian one. */
export const shownCalendar = (): string | undefined => languageInfo(shown).calendar;
