import type { i18n } from 'i18next';
import { htmlLang, type Language } from '#schemas/languages.ts';
import { readLocal, writeCookie, writeLocal, YEAR_S } from '#src/lib/browser-storage.ts';
import { createStore } from '#src/lib/store.ts';
import type { LanguageStore } from './use-language.ts';

/** Keeps the language: i18next, `<html lang>`, local `lang` with `hisLang` for the one before, and the cookie by which a server picks the document. */
export const createLanguageStore = (texts: i18n, initial: Language): LanguageStore => {
  const { get, set, subscribe } = createStore(initial);
  return {
    get,
    subscribe,
    change: async (next) => {
      const previous = get();
      if (next === previous) return;
      await texts.changeLanguage(next);
      writeLocal('hisLang', previous);
      writeLocal('lang', next);
      writeCookie('lang', next, YEAR_S);
      document.documentElement.lang = htmlLang(next);
      set(next);
    },
  };
};

/** Local `lang` as it was stored. */
export const storedLanguage = (): string | null => readLocal('lang');
