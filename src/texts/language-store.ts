import type { i18n } from 'i18next';
import { htmlLang, intlTag, languageInfo, setShownLanguage, type Language } from '#schemas/languages.ts';
import { readLocal, writeCookie, writeLocal, YEAR_S } from '#src/lib/browser-storage.ts';
import { createStore, useStore, type Store } from '#src/lib/store.ts';
import { serviceKey, useService } from '#src/lib/services.tsx';
import type { TextSource } from './create-i18n.ts';

export interface LanguageStore extends Pick<Store<Language>, 'get' | 'subscribe'> {
  /**
   * Changes the language once its texts have loaded. If they cannot be loaded, the language stays, and the failure is reported. Of several changes,
   * only the last one counts.
   */
  readonly change: (language: Language) => Promise<void>;
  /** The language whose texts are loading; otherwise the current one. */
  readonly wanted: Pick<Store<Language>, 'get' | 'subscribe'>;
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
  return { language, tag: intlTag(language), change: store.change };
};

/** Marks the root element with the displayed language and its direction. */
export const markLanguage = (root: HTMLElement, language: Language): void => {
  setShownLanguage(language);
  root.lang = htmlLang(language);
  root.dir = languageInfo(language).direction;
};

/**
 * Creates a store of the current language. A change also updates i18next, `<html lang dir>`, local storage (`lang`, and `hisLang` for the previous
 * language) and the cookie that tells the server which document to send. `onFailure` is called with a language that could not be loaded.
 */
export const createLanguageStore = (
  texts: i18n,
  load: TextSource,
  initial: Language,
  onFailure: (language: Language) => void,
): LanguageStore => {
  const { get, set, subscribe } = createStore(initial);
  setShownLanguage(initial);
  const wanted = createStore(initial);
  let changes = 0;
  return {
    get,
    subscribe,
    wanted,
    change: async (next) => {
      wanted.set(next);
      const change = ++changes;
      if (next === get()) return;
      try {
        // i18next changes the language even if its texts fail to load, and then never loads them again. Before the first render, no texts are needed
        // yet.
        await Promise.all(['common', texts.options.ns ?? []].flat().map((namespace) => load(next, namespace)));
      } catch {
        if (change !== changes) return;
        wanted.set(get());
        onFailure(next);
        return;
      }
      if (change !== changes) return;
      await texts.changeLanguage(htmlLang(next));
      if (change !== changes) {
        await texts.changeLanguage(htmlLang(wanted.get()));
        return;
      }
      writeLocal('hisLang', get());
      writeLocal('lang', next);
      writeCookie('lang', next, YEAR_S);
      markLanguage(document.documentElement, next);
      set(next);
    },
  };
};

/** Returns the unvalidated `lang` of local storage. */
export const storedLanguage = (): string | null => readLocal('lang');
