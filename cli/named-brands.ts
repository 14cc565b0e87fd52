import type { BrandFolder } from '#publish/brand-folder.ts';
import { printable, printableJson } from '#schemas/checks/finding.ts';
import { wrongUsage } from './frame/command-error.ts';
import type { CommandIo } from './frame/command-io.ts';
import { readBrandIn, readBrands } from './pictures/read-brands.ts';

/** Returns the brands with the given ids, or all brands if there are none. Throws a `CommandError` if there are no brands or an id is unknown. */
export const selectBrands = (
  all: readonly BrandFolder[],
  ids: readonly string[],
  brandsDir: string,
): readonly BrandFolder[] => {
  if (all.length === 0 && ids.length === 0) throw wrongUsage('no-brands', `There is no brand in ${brandsDir}.`);
  const unknown = ids.filter((id) => !all.some((folder) => folder.id === id));
  const known = all.map(({ id }) => printable(id)).join(', ') || 'none';
  if (unknown.length > 0)
    throw wrongUsage('unknown-brand', `There is no brand ${unknown.map(printableJson).join(', ')}. Known: ${known}.`);
  return ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id));
};

/** Reads the brands with the given ids, or all brands if there are none, like `selectBrands`. */
export const namedBrands = async (io: CommandIo, ids: readonly string[]): Promise<readonly BrandFolder[]> =>
  selectBrands(await readBrands(io, ids), ids, io.brandsDir);

/** Reads a brand, in an environment if one is given. Throws a `CommandError` if the brand does not exist. */
export const namedBrand = async (io: CommandIo, id: string, environment?: string): Promise<BrandFolder> => {
  const [folder] = await namedBrands(io, [id]);
  if (folder === undefined) throw wrongUsage('unknown-brand', `There is no brand ${printableJson(id)}.`);
  return environment === undefined ? folder : readBrandIn(folder, environment);
};
