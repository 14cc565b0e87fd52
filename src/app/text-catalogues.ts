import type { Language } from '#schemas/languages.ts';
import type { TextTables } from '#src/texts/create-i18n.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';

const sources: Readonly<Record<Language, () => Promise<{ readonly catalogue: TextTables }>>> = {
  CN: () => import('./catalogues/CN.ts'),
  EN: () => import('./catalogues/EN.ts'),
  ID: () => import('./catalogues/ID.ts'),
  JA: () => import('./catalogues/JA.ts'),
  TH: () => import('./catalogues/TH.ts'),
  TY: () => import('./catalogues/TY.ts'),
  VI: () => import('./catalogues/VI.ts'),
};

const byNamespace = (catalogue: TextTables): TextTables =>
  Object.fromEntries(
    Object.entries(catalogue).map(([path, table]) => [
      /([a-z-]+)\/(?:texts\/)?[A-Z]{2}\.json$/.exec(path)?.[1] ?? path,
      table,
    ]),
  );

const loaded = new Map<Language, Promise<TextTables>>();

/** All texts of the site in a language: one request for every namespace, which suits a slow network. */
export const loadTexts = (language: Language): Promise<TextTables> => {
  const tables =
    loaded.get(language) ??
    loadChunk(`texts ${language}`, sources[language]).then(({ catalogue }) => byNamespace(catalogue));
  loaded.set(language, tables);
  tables.catch(() => loaded.delete(language));
  return tables;
};
