import { LANGUAGE_TAGS, type Language } from '#schemas/languages.ts';
import { serviceKey, useService } from '#src/lib/services.tsx';
import { useStore, type Store } from '#src/lib/store.ts';

export interface LanguageStore extends Pick<Store<Language>, 'get' | 'subscribe'> {
  readonly change: (language: Language) => Promise<void>;
}

export const languageService = serviceKey<LanguageStore>('language');

/** The language shown, its tag for `Intl`, and how to change it. */
export const useLanguage = (): {
  readonly language: Language;
  readonly tag: string;
  readonly change: LanguageStore['change'];
} => {
  const store = useService(languageService);
  const language = useStore(store);
  return { language, tag: LANGUAGE_TAGS[language], change: store.change };
};
