import type { i18n } from 'i18next';
import { htmlLang, type Language } from '#schemas/languages.ts';
import { readLocal, writeCookie, writeLocal, YEAR_S } from '#src/lib/browser-storage.ts';
import type { LanguageStore } from './use-language.ts';

/** Keeps the language: i18next, `<html lang>`, local `lang` with `hisLang` for the one before, and the cookie by which a server picks the document. */
export const createLanguageStore = (texts: i18n, initial: Language): LanguageStore => {
  let language = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => language,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: async (next) => {
      if (next === language) return;
      await texts.changeLanguage(next);
      writeLocal('hisLang', language);
      writeLocal('lang', next);
      writeCookie('lang', next, YEAR_S);
      language = next;
      document.documentElement.lang = htmlLang(next);
      for (const listener of listeners) listener();
    },
  };
};

/** Local `lang` as it was stored. */
export const storedLanguage = (): string | null => readLocal('lang');
