import type { BrandFolder } from '#publish/brand-folder.ts';
import { readBrands, type BrandSources } from './pictures/read-brands.ts';
import type { Output } from './print-findings.ts';

/** Reads the brand with an id, or all brands without one. Prints why and resolves to null if there is none. */
export const namedBrands = async (
  io: BrandSources & Output,
  wanted: string | undefined,
): Promise<readonly BrandFolder[] | null> => {
  const all = await readBrands(io, wanted);
  const found = wanted === undefined ? all : all.filter(({ id }) => id === wanted);
  if (found.length > 0) return found;
  const known = all.map(({ id }) => id).join(', ') || 'none';
  io.error(
    wanted === undefined
      ? `There is no brand in ${io.brandsDir}.\n`
      : `There is no brand ${JSON.stringify(wanted)}. Known: ${known}.\n`,
  );
  return null;
};
