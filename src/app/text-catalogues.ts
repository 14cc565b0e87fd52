import type { Language } from '#schemas/languages.ts';
import type { TextSource, TextTable } from '#src/texts/create-i18n.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';

type Catalogue = Readonly<Record<string, TextTable>>;

const sources: Readonly<Record<Language, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  CN: () => import('./catalogues/CN.ts'),
  EN: () => import('./catalogues/EN.ts'),
  ID: () => import('./catalogues/ID.ts'),
  JA: () => import('./catalogues/JA.ts'),
  TH: () => import('./catalogues/TH.ts'),
  TY: () => import('./catalogues/TY.ts'),
  VI: () => import('./catalogues/VI.ts'),
};

const byNamespace = (catalogue: Catalogue): ReadonlyMap<string, TextTable> =>
  new Map(
    Object.entries(catalogue).map(([path, table]) => [
      /([a-z-]+)\/(?:texts\/)?[A-Z]{2}\.json$/.exec(path)?.[1] ?? path,
      table,
    ]),
  );

const loaded = new Map<Language, Promise<ReadonlyMap<string, TextTable>>>();

/** The site's own texts. A language is loaded whole, with the first namespace that the document did not include: one request instead of many on a slow network. */
export const loadTexts: TextSource = async (language, namespace) => {
  const tables =
    loaded.get(language) ??
    loadChunk(`texts ${language}`, sources[language]).then(({ catalogue }) => byNamespace(catalogue));
  loaded.set(language, tables);
  tables.catch(() => loaded.delete(language));
  return (await tables).get(namespace) ?? null;
};
