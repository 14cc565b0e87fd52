import { htmlLang, LANGUAGES, type Language } from '#schemas/languages.ts';
import type EN from './texts/EN.json';

export type TextKey = keyof typeof EN;
export type Translate = (key: TextKey) => string;

const files = import.meta.glob<Readonly<Record<TextKey, string>>>('./texts/*.json', { import: 'default' });

const codeOf = (tag: string): Language => LANGUAGES.find((code) => htmlLang(code) === tag) ?? 'EN';

/** Loads the page's texts by language tag (`fil`), falls back to English, and sets the document's language. */
export const loadTexts = async (tag: string): Promise<Translate> => {
  const code = codeOf(tag);
  const table = await files[`./texts/${code}.json`]?.();
  if (table === undefined) throw new Error(`there are no texts in ${code}`);
  document.documentElement.lang = htmlLang(code);
  return (key) => table[key];
};
