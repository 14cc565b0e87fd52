import { environmentsIn, readAllBrands, readBrandFolder, type BrandFolder } from '#publish/brand-folder.ts';
import { findingsWithEnvironments, readEnvironmentFolder } from '#publish/operators/environments/read-environment.ts';
import type { AssetDamage } from '#publish/folder-files.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { flatSiteTexts } from '#publish/languages/site-texts.ts';
import type { Texts } from '#schemas/checks/texts.ts';
import { formatFinding } from '#schemas/checks/finding.ts';
import { BASE_LANGUAGE } from '#schemas/languages.ts';
import { pictureDamage } from './picture-damage.ts';

export interface BrandSources {
  readonly brandsDir: string;
  /** Shows a step of a long task. */
  readonly progress?: (step: string) => void;
}

const siteTexts = (): Texts => flatSiteTexts(productLanguages.pack(BASE_LANGUAGE));

/** Reads and checks the folder of one brand like `readBrandFolder`, with the languages and texts of the product. */
export const readBrandAt = (dir: string, environment: string | null = null): BrandFolder =>
  readBrandFolder(dir, siteTexts(), { environment });

/** Reads and checks a brand in an environment like `readEnvironmentFolder`, and also decodes its pictures. */
export const readBrandIn = async (
  brand: Pick<BrandFolder, 'dir' | 'id'>,
  environment: string,
): Promise<BrandFolder> => {
  const texts = siteTexts();
  const folder = readEnvironmentFolder(brand, environment, { siteTexts: texts });
  const damage = await pictureDamage(folder);
  return damage.size === 0 ? folder : readEnvironmentFolder(brand, environment, { siteTexts: texts, damage });
};

/** Adds the findings of a brand's environments to its own. */
export const withEnvironments = async (folder: BrandFolder): Promise<BrandFolder> => {
  const environments: BrandFolder[] = [];
  for (const name of environmentsIn(folder.dir)) environments.push(await readBrandIn(folder, name));
  return { ...folder, findings: findingsWithEnvironments(folder, environments) };
};

/** Reads and checks all brands like `readAllBrands`, with the languages and texts of the product. Their pictures are not decoded. */
export const readUndecoded = (brandsDir: string): readonly BrandFolder[] => readAllBrands(brandsDir, siteTexts());

/** Decodes the pictures of a brand from `readUndecoded`, and adds the findings. */
export const withPictures = async (folder: BrandFolder): Promise<BrandFolder> => {
  const damage = await pictureDamage(folder);
  if (damage.size === 0) return folder;
  const damaged = readBrandFolder(folder.dir, siteTexts(), { damage });
  const known = new Set(folder.findings.map(formatFinding));
  const found = damaged.findings.filter((one) => !known.has(formatFinding(one)));
  return { ...damaged, brand: folder.brand && damaged.brand, findings: [...folder.findings, ...found] };
};

/** Reads and checks all brands like `readAllBrands`, and also decodes the pictures of the brands in `ids`, or of all brands if `ids` is empty. */
export const readBrands = async (
  { brandsDir, progress }: BrandSources,
  ids: readonly string[] = [],
): Promise<readonly BrandFolder[]> => {
  const texts = siteTexts();
  const folders = readAllBrands(brandsDir, texts);
  const damage = new Map<string, AssetDamage>();
  for (const folder of folders)
    if (ids.length === 0 || ids.includes(folder.id)) {
      progress?.(`Decoding the pictures of ${folder.id}`);
      damage.set(folder.id, await pictureDamage(folder));
    }
  const isDamaged = [...damage.values()].some((files) => files.size > 0);
  return isDamaged ? readAllBrands(brandsDir, texts, damage) : folders;
};
