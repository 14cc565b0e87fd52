import { createInstance, type i18n, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isLanguage, type Language } from '#schemas/languages.ts';

export type TextTable = Readonly<Record<string, string>>;

/** Texts by namespace. */
export type TextTables = Readonly<Record<string, TextTable>>;

/** Loads the texts of a language: those of one namespace, and any others that come with it; `null` if there are none. */
export type TextSource = (language: Language, namespace: string) => Promise<TextTables | null>;

export interface TextOptions {
  readonly language: Language;
  /** Texts that are available from the start, by language and namespace. */
  readonly ready: Readonly<Partial<Record<Language, TextTables>>>;
  readonly load: TextSource;
}

const FALLBACK: Language = 'EN';

/** Creates an i18next instance with flat keys, the platform's language codes, EN as fallback, and namespaces that load on first use. */
export const createI18n = ({ language, ready, load }: TextOptions): i18n => {
  const instance = createInstance();
  const resources = Object.fromEntries(Object.entries(ready).map(([code, tables]) => [code, { ...tables }]));
  const source = {
    type: 'backend' as const,
    init: () => undefined,
    read: (code: string, namespace: string, done: ReadCallback) => {
      if (!isLanguage(code)) return done(null, {});
      load(code, namespace).then(
        (tables) => {
          // Add every namespace that was loaded, so that a part rendered later does not suspend for its texts.
          for (const [other, table] of Object.entries(tables ?? {}))
            if (!instance.hasResourceBundle(code, other))
              instance.addResourceBundle(code, other, table, false, false, { skipCopy: true });
          return done(null, tables?.[namespace] ?? {});
        },
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
      );
    },
  };
  void instance
    .use(source)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: FALLBACK,
      ns: [],
      defaultNS: 'common',
      resources,
      partialBundledLanguages: true,
      keySeparator: false,
      load: 'currentOnly',
      initAsync: false,
      interpolation: { escapeValue: false },
    });
  return instance;
};
