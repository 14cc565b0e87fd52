import { createContext, use, useSyncExternalStore } from 'react';
import { TAG_OF, type Language } from '#schemas/languages.ts';

export interface LanguageStore {
  readonly get: () => Language;
  readonly change: (language: Language) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

export const LanguageContext = createContext<LanguageStore | null>(null);

/** The language shown, its tag for `Intl`, and how to change it. */
export const useLanguage = (): {
  readonly language: Language;
  readonly tag: string;
  readonly change: LanguageStore['change'];
} => {
  const store = use(LanguageContext);
  if (store === null) throw new Error('useLanguage needs a LanguageContext');
  const language = useSyncExternalStore(store.subscribe, store.get, store.get);
  return { language, tag: TAG_OF[language], change: store.change };
};
