import { readFileSync } from 'node:fs';
import type { Language } from '#schemas/languages.ts';
import type { Texts } from '#src/document/document-data.ts';
import type { BrandFolder } from './brand-folder.ts';
import type { BrandSource } from './brand-site.ts';

const byNamespace = (flat: Readonly<Record<string, string>>): Texts => {
  const tables: Record<string, Record<string, string>> = {};
  for (const [name, words] of Object.entries(flat)) {
    const [namespace = '', key = ''] = name.split(/:(.*)/s, 2);
    (tables[namespace] ??= {})[key] = words;
  }
  return tables;
};

/** A valid folder with the bytes of its assets, so that it can go on being served whatever becomes of the files; `null` for one that cannot be served. */
export const loadBrandSource = ({
  brand,
  texts,
  assets,
}: Pick<BrandFolder, 'brand' | 'texts' | 'assets'>): BrandSource | null =>
  brand === null
    ? null
    : {
        brand,
        texts: Object.fromEntries(
          brand.languages.supported.map((language: Language) => [language, byNamespace(texts[language] ?? {})]),
        ),
        assets: new Map([...assets].map(([path, { file }]) => [path, new Uint8Array(readFileSync(file))])),
      };
