import { htmlLang, LANGUAGE_TAGS, type Language } from '#schemas/languages.ts';
import type EN from './texts/EN.json';

type WithoutPlural<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

export type TextKey = WithoutPlural<keyof typeof EN>;

/** Looks up a text by key. `values` fill its `{{placeholders}}`; `count` selects the plural form. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

const files = import.meta.glob<Readonly<Record<string, string>>>('./texts/*.json', { import: 'default' });

/** Loads the page's texts in the language of the launch and sets the document's language. */
export const loadTexts = async (language: Language): Promise<Translate> => {
  const table = await files[`./texts/${language}.json`]?.();
  if (table === undefined) throw new Error(`there are no texts in ${language}`);
  document.documentElement.lang = htmlLang(language);
  const plurals = new Intl.PluralRules(LANGUAGE_TAGS[language]);
  return (key, values = {}) => {
    const form = typeof values.count === 'number' ? `${key}_${plurals.select(values.count)}` : key;
    const text = table[form] ?? key;
    return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
};
