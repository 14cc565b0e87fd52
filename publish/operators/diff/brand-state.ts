import type { Brand } from '#schemas/brand.ts';
import type { PageText } from '#schemas/checks/page-texts.ts';
import type { Language } from '#schemas/languages.ts';
import type { BrandFolder } from '#publish/brand-folder.ts';
import { contentHash } from '#publish/hashes.ts';

/** Everything about a brand at one time that a player can notice: the complete brand, its texts and its files. */
export interface BrandState {
  readonly brand: Brand;
  /** The brand's own texts, keyed by language and `<namespace>:<key>`. */
  readonly texts: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
  /** The files in `assets/`, keyed by path. */
  readonly files: Readonly<Record<string, { readonly hash: string; readonly bytes: number }>>;
  /** A hash of the text of each of the brand's own pages, by the id of the page and the language. */
  readonly pageTexts: Readonly<Record<string, Readonly<Record<Language, string>>>>;
}

const hashesOf = (texts: Readonly<Record<Language, PageText>>): Readonly<Record<Language, string>> =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, contentHash(JSON.stringify(text))]));

/** Returns the state of a brand that has no errors. */
export const stateOfBrand = (
  brand: Brand,
  { texts, assets, pageTexts }: Pick<BrandFolder, 'texts' | 'assets' | 'pageTexts'>,
): BrandState => ({
  brand,
  texts,
  files: Object.fromEntries(
    [...assets].map(([path, content]) => [path, { hash: contentHash(content), bytes: content.length }]),
  ),
  pageTexts: Object.fromEntries(Object.entries(pageTexts).map(([id, own]) => [id, hashesOf(own)])),
});

/** Returns the state of a brand's folder, or `null` if its errors make it unusable. */
export const stateOfFolder = (folder: BrandFolder): BrandState | null =>
  folder.brand === null ? null : stateOfBrand(folder.brand, folder);
