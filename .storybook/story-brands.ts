import { defaultBlocks, type Brand } from '#schemas/brand.ts';
import type { Language } from '#schemas/languages.ts';
import { siteBrand } from '#publish/site-brand.ts';
import { themeSheet } from '#publish/theme-sheet.ts';
import type { SiteBrand, Texts } from '#src/brand/document-data.ts';

export interface StoryBrand {
  readonly site: SiteBrand;
  readonly theme: string;
  readonly texts: Readonly<Partial<Record<Language, Texts>>>;
}

type FlatTexts = Readonly<Record<string, string>>;

const files = import.meta.glob<Brand>('../brands/*/brand.json', { eager: true, import: 'default' });
const assets = import.meta.glob<string>('../brands/*/assets/*', { eager: true, query: '?url', import: 'default' });
const words = import.meta.glob<FlatTexts>('../brands/*/texts/*.json', { eager: true, import: 'default' });

const byNamespace = (flat: FlatTexts): Texts => {
  const tables: Record<string, Record<string, string>> = {};
  for (const [name, text] of Object.entries(flat)) {
    const [namespace = '', ...key] = name.split(':');
    (tables[namespace] ??= {})[key.join(':')] = text;
  }
  return tables;
};

const storyBrand = (folder: string, file: Brand): StoryBrand => {
  const brand = { ...defaultBlocks, ...file };
  return {
    site: siteBrand(brand, (path) => assets[`${folder}/${path}`] ?? ''),
    theme: themeSheet(brand.theme.tokens),
    texts: Object.fromEntries(brand.languages.supported.map((language) => [language, byNamespace(words[`${folder}/texts/${language}.json`] ?? {})])),
  };
};

/** Every brand of the folder, by id. */
export const storyBrands: ReadonlyMap<string, StoryBrand> = new Map(
  Object.entries(files).map(([path, file]) => [file.id, storyBrand(path.replace('/brand.json', ''), file)]),
);
