import { htmlLang, type Language } from '#schemas/languages.ts';
import type EN from './texts/EN.json';

export type TextKey = keyof typeof EN;
export type Translate = (key: TextKey, values?: Readonly<Record<string, string>>) => string;

const files = import.meta.glob<Readonly<Record<TextKey, string>>>('./texts/*.json', { import: 'default' });

/** Loads the page's texts in the language of the launch and sets the document's language. */
export const loadTexts = async (language: Language): Promise<Translate> => {
  const table = await files[`./texts/${language}.json`]?.();
  if (table === undefined) throw new Error(`there are no t in ${language}`);
  document.documentElement.lang = htmlLang(language);
  return (key, values = {}) => table[key].replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
};
