import { readAllBrands, type AssetDamage, type BrandFolder } from '#publish/brand-folder.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { flatSiteTexts } from '#publish/languages/site-texts.ts';
import { BASE_LANGUAGE } from '#schemas/languages.ts';
import { pictureDamage } from './picture-damage.ts';

export interface BrandSources {
  readonly brandsDir: string;
}

/** Reads and checks all brands like `readAllBrands`, and also decodes the pictures of the brand `id`, or of all brands if `id` is missing. */
export const readBrands = async ({ brandsDir }: BrandSources, id?: string): Promise<readonly BrandFolder[]> => {
  const siteTexts = flatSiteTexts(productLanguages.pack(BASE_LANGUAGE));
  const folders = readAllBrands(brandsDir, siteTexts);
  const damage = new Map<string, AssetDamage>();
  for (const folder of folders)
    if (id === undefined || folder.id === id) damage.set(folder.id, await pictureDamage(folder));
  const isDamaged = [...damage.values()].some((files) => files.size > 0);
  return isDamaged ? readAllBrands(brandsDir, siteTexts, damage) : folders;
};
