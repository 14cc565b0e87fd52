import { htmlLang, type Language } from '#schemas/languages.ts';
import type EN from './texts/EN.json';

export type Word = keyof typeof EN;
export type Words = (key: Word, values?: Readonly<Record<string, string>>) => string;

const files = import.meta.glob<Readonly<Record<Word, string>>>('./texts/*.json', { import: 'default' });

/** The pages' words in the language of the launch. The document says from then on that it speaks it. */
export const loadWords = async (language: Language): Promise<Words> => {
  const table = await files[`./texts/${language}.json`]?.();
  if (table === undefined) throw new Error(`there are no words in ${language}`);
  document.documentElement.lang = htmlLang(language);
  return (key, values = {}) => table[key].replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
};
