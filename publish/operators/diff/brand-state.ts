import type { Brand } from '#schemas/brand.ts';
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
}

/** Returns the state of a brand that has no errors. */
export const stateOfBrand = (brand: Brand, { texts, assets }: Pick<BrandFolder, 'texts' | 'assets'>): BrandState => ({
  brand,
  texts,
  files: Object.fromEntries(
    [...assets].map(([path, content]) => [path, { hash: contentHash(content), bytes: content.length }]),
  ),
});

/** Returns the state of a brand's folder, or `null` if its errors make it unusable. */
export const stateOfFolder = (folder: BrandFolder): BrandState | null =>
  folder.brand === null ? null : stateOfBrand(folder.brand, folder);
