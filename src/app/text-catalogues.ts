import type { Language } from '#schemas/languages.ts';
import type { TextTables } from '#src/texts/create-i18n.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';

type Sources = Readonly<Record<Language, () => Promise<{ readonly catalogue: TextTables }>>>;

const sources: Sources = {
  CN: () => import('./catalogues/CN.ts'),
  EN: () => import('./catalogues/EN.ts'),
  ID: () => import('./catalogues/ID.ts'),
  JA: () => import('./catalogues/JA.ts'),
  TH: () => import('./catalogues/TH.ts'),
  TY: () => import('./catalogues/TY.ts'),
  VI: () => import('./catalogues/VI.ts'),
};

/** A visitor needs no other lazy texts to log in. */
const formSources: Sources = {
  CN: () => import('./catalogues/forms/CN.ts'),
  EN: () => import('./catalogues/forms/EN.ts'),
  ID: () => import('./catalogues/forms/ID.ts'),
  JA: () => import('./catalogues/forms/JA.ts'),
  TH: () => import('./catalogues/forms/TH.ts'),
  TY: () => import('./catalogues/forms/TY.ts'),
  VI: () => import('./catalogues/forms/VI.ts'),
};
const FORM_NAMESPACES = /^(?:fields|passkeys|rules)$/;

const byNamespace = (catalogue: TextTables): TextTables =>
  Object.fromEntries(
    Object.entries(catalogue).map(([path, table]) => [
      /([a-z-]+)\/(?:texts\/)?[A-Z]{2}\.json$/.exec(path)?.[1] ?? path,
      table,
    ]),
  );

type Load = (language: Language) => Promise<TextTables>;

/** Loads each language once, and retries a language that failed to load. */
const once = (from: Sources): Load => {
  const loaded = new Map<Language, Promise<TextTables>>();
  return (language) => {
    const tables =
      loaded.get(language) ??
      loadChunk(`texts ${language}`, from[language]).then(({ catalogue }) => byNamespace(catalogue));
    loaded.set(language, tables);
    tables.catch(() => loaded.delete(language));
    return tables;
  };
};

const loadForms = once(formSources);
const loadAll = once(sources);

/**
 * Loads the site's texts in a language: for a form namespace only the texts of forms, otherwise all texts at once, because one round trip is best on
 * a slow network.
 */
export const loadTexts = (language: Language, namespace = ''): Promise<TextTables> =>
  (FORM_NAMESPACES.test(namespace) ? loadForms : loadAll)(language);
