import { languageInfoOf } from '#schemas/language-packs/language-info.ts';
import {
  BASE_LANGUAGE,
  isLanguage,
  knownLanguages,
  languageInfo,
  setLanguages,
  type Language,
} from '#schemas/languages.ts';

/** Code, tag and own name. */
const OTHERS = [
  ['AR', 'ar', 'العربية'],
  ['BN', 'bn', 'বাংলা'],
  ['BR', 'pt-BR', 'Português (Brasil)'],
  ['CS', 'cs', 'Čeština'],
  ['DE', 'de', 'Deutsch'],
  ['EL', 'el', 'Ελληνικά'],
  ['ES', 'es', 'Español'],
  ['FA', 'fa', 'فارسی'],
  ['FR', 'fr', 'Français'],
  ['HE', 'he', 'עברית'],
  ['HI', 'hi', 'हिन्दी'],
  ['HU', 'hu', 'Magyar'],
  ['IT', 'it', 'Italiano'],
  ['KM', 'km', 'ខ្មែរ'],
  ['LO', 'lo', 'ລາວ'],
  ['MN', 'mn', 'Монгол'],
  ['MY', 'my', 'မြန်မာ'],
  ['NE', 'ne', 'नेपाली'],
  ['NL', 'nl', 'Nederlands'],
  ['PL', 'pl', 'Polski'],
  ['PT', 'pt-PT', 'Português (Portugal)'],
  ['RO', 'ro', 'Română'],
  ['RU', 'ru', 'Русский'],
  ['SI', 'si', 'සිංහල'],
  ['SV', 'sv', 'Svenska'],
  ['TA', 'ta', 'தமிழ்'],
  ['TR', 'tr', 'Türkçe'],
  ['TW', 'zh-Hant', '中文（繁體）'],
  ['UK', 'uk', 'Українська'],
  ['UR', 'ur', 'اردو'],
  ['UZ', 'uz', 'Oʻzbekcha'],
] as const;

const RIGHT_TO_LEFT: readonly string[] = ['ar', 'fa', 'he', 'ur'];

/** Languages without texts, which show English. */
export const SAMPLE_LANGUAGES = OTHERS.map(([code, tag, name]) => ({
  code,
  tag,
  name,
  direction: RIGHT_TO_LEFT.includes(tag) ? ('rtl' as const) : ('ltr' as const),
}));

/** Returns forty languages: the product's and, once they are added, languages without texts. */
export const fortyLanguages = (): readonly Language[] => {
  const product = knownLanguages().filter((code) => languageInfo(code).pseudo !== true);
  return [...new Set([...product, ...SAMPLE_LANGUAGES.map(({ code }) => code)])].slice(0, 40);
};

/** Adds the languages without texts. Returns the function that removes them. */
export const addSampleLanguages = (): (() => void) => {
  const added = SAMPLE_LANGUAGES.filter(({ code }) => !isLanguage(code));
  const { search } = languageInfo(BASE_LANGUAGE);
  return setLanguages(
    Object.fromEntries(
      added.map(({ code, ...file }) => [
        code,
        languageInfoOf({ ...file, search, fallback: BASE_LANGUAGE, calendar: 'gregory' }),
      ]),
    ),
  );
};
