import { readAllBrands, readBrandFolder, type BrandFolder } from '#publish/brand-folder.ts';
import type { AssetDamage } from '#publish/folder-files.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { flatSiteTexts } from '#publish/languages/site-texts.ts';
import type { Texts } from '#schemas/checks/texts.ts';
import { BASE_LANGUAGE } from '#schemas/languages.ts';
import { pictureDamage } from './picture-damage.ts';

export interface BrandSources {
  readonly brandsDir: string;
}

const siteTexts = (): Texts => flatSiteTexts(productLanguages.pack(BASE_LANGUAGE));

/** Reads and checks the folder of one brand like `readBrandFolder`, with the languages and texts of the product. */
export const readBrandAt = (dir: string): BrandFolder => readBrandFolder(dir, siteTexts());

/** Reads and checks all brands like `readAllBrands`, and also decodes the pictures of the brand `id`, or of all brands if `id` is missing. */
export const readBrands = async ({ brandsDir }: BrandSources, id?: string): Promise<readonly BrandFolder[]> => {
  const texts = siteTexts();
  const folders = readAllBrands(brandsDir, texts);
  const damage = new Map<string, AssetDamage>();
  for (const folder of folders)
    if (id === undefined || folder.id === id) damage.set(folder.id, await pictureDamage(folder));
  const isDamaged = [...damage.values()].some((files) => files.size > 0);
  return isDamaged ? readAllBrands(brandsDir, texts, damage) : folders;
};
