import { readAllBrands, type AssetDamage, type BrandFolder } from '#publish/brand-folder.ts';
import { readSiteTexts } from '#publish/site-texts.ts';
import { pictureDamage } from './picture-damage.ts';

export interface BrandSources {
  readonly brandsDir: string;
  /** The folder of the site's sources, which contain the texts that a brand may override. */
  readonly siteDir: string;
}

/** Reads and checks all brands like `readAllBrands`, and also decodes the pictures of the brand `id`, or of all brands if `id` is missing. */
export const readBrands = async (
  { brandsDir, siteDir }: BrandSources,
  id?: string,
): Promise<readonly BrandFolder[]> => {
  const siteTexts = readSiteTexts(siteDir);
  const folders = readAllBrands(brandsDir, siteTexts);
  const damage = new Map<string, AssetDamage>();
  for (const folder of folders)
    if (id === undefined || folder.id === id) damage.set(folder.id, await pictureDamage(folder));
  const isDamaged = [...damage.values()].some((files) => files.size > 0);
  return isDamaged ? readAllBrands(brandsDir, siteTexts, damage) : folders;
};
