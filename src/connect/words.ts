import { htmlLang, LANGUAGES, type Language } from '#schemas/languages.ts';
import type EN from './texts/EN.json';

export type ConnectWord = keyof typeof EN;
export type ConnectWords = (key: ConnectWord) => string;

const files = import.meta.glob<Readonly<Record<ConnectWord, string>>>('./texts/*.json', { import: 'default' });

const codeOf = (tag: string): Language => LANGUAGES.find((code) => htmlLang(code) === tag) ?? 'EN';

/** The pages' words in the site's language, named by its tag: `fil`. The document says from then on that it speaks it. */
export const loadWords = async (tag: string): Promise<ConnectWords> => {
  const code = codeOf(tag);
  const table = await files[`./texts/${code}.json`]?.();
  if (table === undefined) throw new Error(`there are no words in ${code}`);
  document.documentElement.lang = htmlLang(code);
  return (key) => table[key];
};
