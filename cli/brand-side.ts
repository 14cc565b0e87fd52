import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { closestMatch } from '#schemas/checks/closest-match.ts';
import { printable, printableJson } from '#schemas/checks/finding.ts';
import type { BrandFolder } from '#publish/brand-folder.ts';
import { brandIds } from './brand-ids.ts';
import { wrongUsage, type CommandError } from './frame/command-error.ts';
import { readBrandAt } from './pictures/read-brands.ts';

const folderOf = (side: string, brandsDir: string): string => {
  const folders = [join(brandsDir, side), resolve(side)];
  const found = folders.find((folder) => existsSync(join(folder, 'brand.json')));
  if (found !== undefined) return found;
  const known = brandIds(brandsDir);
  const meant = closestMatch(side, known);
  throw wrongUsage(
    'unknown-brand',
    `There is no brand and no folder with a brand.json called ${printableJson(side)}; ${meant === null ? `the brands are ${known.join(', ') || 'none'}` : `did you mean ${meant}?`}`,
  );
};

/** Reads one of two brands to compare: a brand by its id, or the folder of one. Throws a CommandError if there is none. */
export const readBrandSide = (side: string, brandsDir: string): BrandFolder => readBrandAt(folderOf(side, brandsDir));

/** Returns the error for a brand that cannot be used because of its errors. */
export const faultySide = (side: string, brandsDir: string): CommandError => {
  const folder = folderOf(side, brandsDir);
  const isBrand = dirname(folder) === brandsDir;
  return wrongUsage(
    'brand-has-errors',
    `${printable(side)} has errors; ${isBrand ? `see marquee check ${basename(folder)}` : 'move it to the folder of brands and see marquee check'}`,
  );
};
