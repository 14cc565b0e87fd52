import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { closestMatch } from '#schemas/checks/closest-match.ts';
import { printable, printableJson } from '#schemas/checks/finding.ts';
import type { BrandFolder } from '#publish/brand-folder.ts';
import { splitBrandName, type BrandName } from '#publish/operators/environments/brand-name.ts';
import { knownEnvironment } from '#publish/operators/environments/read-environment.ts';
import { brandIds } from '#publish/inherited-files.ts';
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

const isFolder = (side: string, brandsDir: string): boolean =>
  [join(brandsDir, side), resolve(side)].some((folder) => existsSync(join(folder, 'brand.json')));

/** Splits `mine@staging` at the `@`, unless a folder has that name. */
const partsOf = (side: string, brandsDir: string): BrandName =>
  isFolder(side, brandsDir) ? { id: side, environment: null } : splitBrandName(side);

/**
 * Reads one of two brands to compare: a brand by its id or folder, in the environment after `@`. Throws a CommandError
 * if there is no such brand, or an UnknownEnvironmentError.
 */
export const readBrandSide = (side: string, brandsDir: string): BrandFolder => {
  const { id, environment } = partsOf(side, brandsDir);
  const dir = folderOf(id, brandsDir);
  return readBrandAt(dir, environment === null ? null : knownEnvironment(dir, basename(dir), environment));
};

/** Returns the error for a brand that has errors itself and therefore cannot be used. */
export const faultySide = (side: string, brandsDir: string): CommandError => {
  const folder = folderOf(partsOf(side, brandsDir).id, brandsDir);
  const isBrand = dirname(folder) === brandsDir;
  return wrongUsage(
    'brand-has-errors',
    `${printable(side)} has errors; ${isBrand ? `see marquee check ${basename(folder)}` : 'move it to the folder of brands and see marquee check'}`,
  );
};
