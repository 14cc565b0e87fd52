/** The platform's language codes, as in brand files, browser storage and calls. */
export const LANGUAGES = ['CN', 'EN', 'ID', 'JA', 'TH', 'TY', 'VI'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The BCP 47 tags of the languages, for `lang`, `Intl` and i18next. The platform's code TY is Filipino, so its tag is `fil`; the tag `ty` would mean
 * Tahitian.
 */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  CN: 'zh-Hans',
  EN: 'en',
  ID: 'id',
  JA: 'ja',
  TH: 'th-u-ca-gregory',
  TY: 'fil',
  VI: 'vi',
};

/** Returns the tag of a language for the `lang` attribute, without the calendar extension that is meant for `Intl`. */
export const htmlLang = (language: Language): string =>
  LANGUAGE_TAGS[language].split('-u-')[0] ?? LANGUAGE_TAGS[language];

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value);
