import type { BrandFolder } from '#publish/brand-folder.ts';
import { printable, printableJson } from '#schemas/checks/finding.ts';
import { wrongUsage } from './frame/command-error.ts';
import type { CommandIo } from './frame/command-io.ts';
import { readBrands } from './pictures/read-brands.ts';

/** Reads the brand with an id, or all brands without one. Throws a `CommandError` if there is none. */
export const namedBrands = async (io: CommandIo, wanted: string | undefined): Promise<readonly BrandFolder[]> => {
  const all = await readBrands(io, wanted);
  const found = wanted === undefined ? all : all.filter(({ id }) => id === wanted);
  if (found.length > 0) return found;
  const known = all.map(({ id }) => printable(id)).join(', ') || 'none';
  throw wanted === undefined
    ? wrongUsage('no-brands', `There is no brand in ${io.brandsDir}.`)
    : wrongUsage('unknown-brand', `There is no brand ${printableJson(wanted)}. Known: ${known}.`);
};
