import { createInstance, type i18n, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { htmlLang, languageOfTag, type Language } from '#schemas/languages.ts';

export type TextTable = Readonly<Record<string, string>>;

/** Texts by namespace. */
export type TextTables = Readonly<Record<string, TextTable>>;

/** Loads the texts of one namespace in a language, and possibly further namespaces from the same file; `null` if there are none. */
export type TextSource = (language: Language, namespace: string) => Promise<TextTables | null>;

export interface TextOptions {
  readonly language: Language;
  /** Texts available from the start, by language and namespace. */
  readonly ready: Readonly<Partial<Record<Language, TextTables>>>;
  readonly load: TextSource;
}

/**
 * Creates an i18next instance with flat keys and namespaces that load on first use. i18next knows a language by its tag, from which it derives the
 * plural forms; `load` gets the platform's code. There is no fallback language, because every language's texts are complete: `publish` fills gaps
 * with the texts of its fallbacks.
 */
export const createI18n = ({ language, ready, load }: TextOptions): i18n => {
  const instance = createInstance();
  const resources = Object.fromEntries(Object.entries(ready).map(([code, tables]) => [htmlLang(code), { ...tables }]));
  const source = {
    type: 'backend' as const,
    init: () => undefined,
    read: (tag: string, namespace: string, done: ReadCallback) => {
      const code = languageOfTag(tag);
      if (code === null) return done(null, {});
      load(code, namespace).then(
        (tables) => {
          // Adds every loaded namespace, so that a component rendered later does not suspend for its texts.
          for (const [name, table] of Object.entries(tables ?? {}))
            if (!instance.hasResourceBundle(tag, name))
              instance.addResourceBundle(tag, name, table, false, false, { skipCopy: true });
          return done(null, tables?.[namespace] ?? {});
        },
        // i18next tries again several times; without `true` it would show keys until the next visit.
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
      );
    },
  };
  void instance
    .use(source)
    .use(initReactI18next)
    .init({
      lng: htmlLang(language),
      fallbackLng: false,
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
