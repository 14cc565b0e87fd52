import { readFileSync } from 'node:fs';
import type { Language } from '#schemas/languages.ts';
import type { Texts } from '#src/document/document-data.ts';
import type { BrandFolder } from './brand-folder.ts';
import type { BrandSource } from './compile-brand.ts';

const groupByNamespace = (flat: Readonly<Record<string, string>>): Texts => {
  const tables: Record<string, Record<string, string>> = {};
  for (const [name, words] of Object.entries(flat)) {
    const [namespace = '', key = ''] = name.split(/:(.*)/s, 2);
    (tables[namespace] ??= {})[key] = words;
  }
  return tables;
};

/** Loads the assets of a valid brand into memory, so that it can be served even if its files change or disappear; `null` for an invalid brand. */
export const loadBrandSource = ({
  brand,
  texts,
  assets,
  changedAt,
}: Pick<BrandFolder, 'brand' | 'texts' | 'assets' | 'changedAt'>): BrandSource | null =>
  brand === null
    ? null
    : {
        brand,
        texts: Object.fromEntries(
          brand.languages.supported.map((language: Language) => [language, groupByNamespace(texts[language] ?? {})]),
        ),
        assets: new Map([...assets].map(([path, { file }]) => [path, new Uint8Array(readFileSync(file))])),
        changedAt,
      };
