import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import type { BrandFolder } from '#publish/brand-folder.ts';
import { BRAND_VERSION } from '#schemas/brand-upgrades.ts';
import { formatFinding, printable, type Finding } from '#schemas/checks/finding.ts';
import { parseJson } from '#schemas/checks/parse-json.ts';
import { upgradeBrand } from '#schemas/checks/upgrade-brand.ts';
import { readBrands, type BrandSources } from './pictures/read-brands.ts';
import { brandsFolder } from './process.ts';
import { rewriteJson } from './rewrite-json.ts';

export interface CheckIo extends BrandSources {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  readonly colour: boolean;
}

const root = fileURLToPath(new URL('..', import.meta.url));

const terminal = (): CheckIo => ({
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  colour: process.stdout.isTTY && process.env['NO_COLOR'] === undefined,
  brandsDir: brandsFolder(root),
  siteDir: join(root, 'src'),
});

const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
const countLevel = (findings: readonly Finding[], level: Finding['level']): number =>
  findings.filter((finding) => finding.level === level).length;

const COLOURS = { error: '31', warning: '33', good: '32' } as const;

const brandLines = (
  { id, findings }: BrandFolder,
  paint: (text: string, tone: keyof typeof COLOURS) => string,
): string[] => {
  if (findings.length === 0) return [`${printable(id)}  ${paint('clean', 'good')}`];
  const sorted = findings.toSorted((one, other) => (one.level < other.level ? -1 : one.level > other.level ? 1 : 0));
  return [
    printable(id),
    ...sorted.map((finding) => `  ${paint(finding.level.padEnd(7), finding.level)}  ${formatFinding(finding)}`),
  ];
};

/** Upgrades a `brand.json` of an earlier version in place. Returns the changes; there are none if the file is up to date or cannot be read. */
const fixBrand = (file: string): readonly string[] => {
  const { size, mode } = statSync(file);
  if (parseJson('brand.json', { size, read: () => readFileSync(file) }).value === null) return [];
  const json = readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  const { root, changes } = upgradeBrand(JSON.parse(json) as Record<string, unknown>);
  if (root === null || changes.length === 0) return [];
  const { $schema, ...blocks } = root;
  const next = { ...($schema !== undefined && { $schema }), version: BRAND_VERSION, ...blocks };
  // A rename replaces the file atomically, because a server may read it at any time.
  writeFileSync(`${file}.new`, rewriteJson(json, next), { mode });
  renameSync(`${file}.new`, file);
  return changes;
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
 * `marquee check [brand] [--fix]`: prints every finding about one brand or all brands; `--fix` first upgrades their files. Resolves to the exit code:
 * 0 for no errors, 1 for errors, 2 for an unknown brand.
 */
export const check = async (args: readonly string[], io: CheckIo = terminal()): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { fix: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [wanted, ...more] = positionals;
  if (more.length > 0) {
    io.error('Name one brand, or none for all: marquee check [BRAND] [--fix]\n');
    return 2;
  }
  const read = async () => {
    const all = await readBrands(io, wanted);
    return { all, folders: wanted === undefined ? all : all.filter(({ id }) => id === wanted) };
  };
  const { all, folders: found } = await read();
  if (found.length === 0) {
    const known = all.map(({ id }) => id).join(', ') || 'none';
    io.error(
      wanted === undefined
        ? `There is no brand in ${io.brandsDir}.\n`
        : `There is no brand ${JSON.stringify(wanted)}. Known: ${known}.\n`,
    );
    return 2;
  }
  const isDone = !values.fix || fix(found, io);
  const folders = values.fix ? (await read()).folders : found;
  const paint = (text: string, tone: keyof typeof COLOURS): string =>
    io.colour ? `\u001b[${COLOURS[tone]}m${text}\u001b[0m` : text;
  const findings = folders.flatMap((folder) => folder.findings);
  const [errors, warnings] = [countLevel(findings, 'error'), countLevel(findings, 'warning')];
  const summary = `${countText(folders.length, 'brand')}, ${countText(errors, 'error')}, ${countText(warnings, 'warning')}`;
  io.out(
    [
      ...folders.flatMap((folder) => brandLines(folder, paint)),
      '',
      paint(summary, errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'good'),
      '',
    ].join('\n'),
  );
  return errors > 0 || !isDone ? 1 : 0;
};
