import { createInstance, type i18n, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isLanguage, LANGUAGE_TAGS, type Language } from '#schemas/languages.ts';

export type TextTable = Readonly<Record<string, string>>;

/** Texts by namespace. */
export type TextTables = Readonly<Record<string, TextTable>>;

/** Loads the texts of one namespace in a language, with any other namespaces that come along; `null` if there are none. */
export type TextSource = (language: Language, namespace: string) => Promise<TextTables | null>;

export interface TextOptions {
  readonly language: Language;
  /** Texts available from the start, by language and namespace. */
  readonly ready: Readonly<Partial<Record<Language, TextTables>>>;
  readonly load: TextSource;
}

const FALLBACK: Language = 'EN';

/** The part of i18next that selects plural forms. It takes our codes for language tags; `Intl` does not know `CN` and `TY`. */
interface PluralResolver {
  getRule: (code: string, options?: object) => Intl.PluralRules;
}

/**
 * Creates an i18next instance with flat keys, the platform's language codes and namespaces that load on first use. English becomes the fallback only
 * when a text is missing, because i18next loads the fallback's catalogue beside every other one, and our catalogues are complete.
 */
export const createI18n = ({ language, ready, load }: TextOptions): i18n => {
  const instance = createInstance();
  const resources = Object.fromEntries(Object.entries(ready).map(([code, tables]) => [code, { ...tables }]));
  const add = (code: Language, tables: TextTables | null): void => {
    for (const [namespace, table] of Object.entries(tables ?? {}))
      if (!instance.hasResourceBundle(code, namespace))
        instance.addResourceBundle(code, namespace, table, false, false, { skipCopy: true });
  };
  const searched = new Set<string>();
  const fallBack = async (namespace: string): Promise<void> => {
    if (instance.language === FALLBACK || searched.has(namespace)) return;
    searched.add(namespace);
    instance.options.fallbackLng = FALLBACK;
    try {
      add(FALLBACK, await load(FALLBACK, namespace));
    } catch {
      // Offline, the key is shown until the next visit.
      return;
    }
    // Renders every text again.
    instance.emit('languageChanged', instance.language);
  };
  const source = {
    type: 'backend' as const,
    init: () => undefined,
    read: (code: string, namespace: string, done: ReadCallback) => {
      if (!isLanguage(code)) return done(null, {});
      load(code, namespace).then(
        (tables) => {
          // Adds every loaded namespace, so that a component rendered later does not suspend for its texts.
          add(code, tables);
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
      fallbackLng: false,
      saveMissing: true,
      missingKeyHandler: (_languages, namespace) => void fallBack(namespace),
      ns: [],
      defaultNS: 'common',
      resources,
      partialBundledLanguages: true,
      keySeparator: false,
      load: 'currentOnly',
      initAsync: false,
      interpolation: { escapeValue: false },
    });
  const plurals = instance.services.pluralResolver as PluralResolver;
  const ruleOf = plurals.getRule.bind(plurals);
  plurals.getRule = (code, options) => ruleOf(LANGUAGE_TAGS[code as Language] ?? code, options);
  return instance;
};
