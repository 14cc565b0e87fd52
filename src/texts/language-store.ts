import type { i18n } from 'i18next';
import { htmlLang, type Language, LANGUAGE_TAGS } from '#schemas/languages.ts';
import { readLocal, writeCookie, writeLocal, YEAR_S } from '#src/lib/browser-storage.ts';
import { createStore, useStore, type Store } from '#src/lib/store.ts';
import { serviceKey, useService } from '#src/lib/services.tsx';

export interface LanguageStore extends Pick<Store<Language>, 'get' | 'subscribe'> {
  readonly change: (language: Language) => Promise<void>;
}

export const languageService = serviceKey<LanguageStore>('language');

/** Returns the current language, its BCP 47 tag for `Intl`, and a function to change the language. */
export const useLanguage = (): {
  readonly language: Language;
  readonly tag: string;
  readonly change: LanguageStore['change'];
} => {
  const store = useService(languageService);
  const language = useStore(store);
  return { language, tag: LANGUAGE_TAGS[language], change: store.change };
};

/**
 * Creates a store of the current language. A change also updates i18next, `<html lang>`, local storage (`lang`, and `hisLang` for the previous
 * language) and the cookie by which a server chooses the document.
 */
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

/** Returns the unvalidated `lang` of local storage. */
export const storedLanguage = (): string | null => readLocal('lang');
