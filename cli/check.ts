import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { BrandFolder } from '#publish/brand-folder.ts';
import { BRAND_VERSION } from '#schemas/brand-upgrades.ts';
import { printable, printableJson } from '#schemas/checks/finding.ts';
import { upgradeBrand } from '#schemas/checks/upgrade-brand.ts';
import {
  countText,
  findingLines,
  hasErrors,
  painter,
  summaryLine,
  terminal,
  type Output,
  type Paint,
} from './print-findings.ts';
import { namedBrands } from './named-brands.ts';
import type { BrandSources } from './pictures/read-brands.ts';
import { brandsFolder } from './process.ts';
import { rewriteBrand } from '#publish/operators/writes/rewrite-brand.ts';

export interface CheckIo extends BrandSources, Output {}

const root = fileURLToPath(new URL('..', import.meta.url));

const brandLines = ({ id, findings }: BrandFolder, paint: Paint): readonly string[] =>
  findings.length === 0
    ? [`${printable(id)}  ${paint('clean', 'good')}`]
    : [printable(id), ...findingLines(findings, paint)];

/** Returns one line for each value of layout and theme: its layer, its JSON pointer and the value. */
const layerLines = ({ layers }: BrandFolder): readonly string[] =>
  [...layers].map(([pointer, { layer, value }]) => `  ${layer.padEnd(7)}  ${pointer}  ${printableJson(value)}`);

/** Upgrades a `brand.json` of an earlier version in place. Returns the changes; there are none if the file is up to date or cannot be read. */
const fixBrand = (file: string): readonly string[] => {
  let made: readonly string[] = [];
  rewriteBrand(file, (content) => {
    const { root, changes } = upgradeBrand(content);
    if (root === null || changes.length === 0) return null;
    made = changes;
    const { $schema, ...blocks } = root;
    return { ...($schema !== undefined && { $schema }), version: BRAND_VERSION, ...blocks };
  });
  return made;
};

/** Upgrades brand files of earlier versions and prints each change; returns false if a file could not be written. */
const fix = (folders: readonly BrandFolder[], io: CheckIo): boolean => {
  let isDone = true;
  for (const { id, dir } of folders)
    try {
      const changes = fixBrand(join(dir, 'brand.json'));
      if (changes.length > 0)
        io.out(`${printable(id)}  brand.json was upgraded to version ${BRAND_VERSION}: ${changes.join('; ')}\n`);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      io.error(`${printable(id)}  brand.json is unchanged: ${error.message}\n`);
      isDone = false;
    }
  return isDone;
};

/**
 * `marquee check [brand] [--fix] [--layers]`: prints every finding about one brand or all brands. `--fix` first upgrades their files; `--layers` also
 * prints where each value of layout and theme comes from. Resolves to the exit code: 0 for no errors, 1 for errors, 2 for an unknown brand.
 */
export const check = async (
  args: readonly string[],
  io: CheckIo = { ...terminal(), brandsDir: brandsFolder(root) },
): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { fix: { type: 'boolean', default: false }, layers: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [wanted, ...more] = positionals;
  if (more.length > 0) {
    io.error('Name one brand, or none for all: marquee check [BRAND] [--fix] [--layers]\n');
    return 2;
  }
  const found = await namedBrands(io, wanted);
  if (found === null) return 2;
  const isDone = !values.fix || fix(found, io);
  const folders = (values.fix ? await namedBrands(io, wanted) : null) ?? found;
  const paint = painter(io);
  const findings = folders.flatMap((folder) => folder.findings);
  const summary = summaryLine(countText(folders.length, 'brand'), findings, paint);
  const lines = folders.flatMap((folder) => [
    ...brandLines(folder, paint),
    ...(values.layers ? layerLines(folder) : []),
  ]);
  io.out([...lines, '', summary, ''].join('\n'));
  return hasErrors(findings) || !isDone ? 1 : 0;
};
