import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { BrandFolder } from '#publish/brand-folder.ts';
import { printable } from '#schemas/checks/finding.ts';
import { tokensAsObjects } from '#schemas/token-forms.ts';
import { namedBrands } from './named-brands.ts';
import type { BrandSources } from './pictures/read-brands.ts';
import { findingLines, hasErrors, painter, terminal, type Output, type Paint } from './print-findings.ts';
import { printJson } from './print-json.ts';
import { brandsFolder } from './process.ts';
import { rewriteBrand } from '#publish/operators/writes/rewrite-brand.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The levels of `theme` that have one line per entry: theme, tokens and each group, but not a token. */
const OPEN_LEVELS = 3;

const withTokenObjects = (content: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const theme = content['theme'] as { readonly tokens: object };
  return { ...content, theme: { ...theme, tokens: tokensAsObjects(theme.tokens) } };
};

/** Formats the file of one brand; returns what happened as lines to print, and whether the file is valid. */
const formatBrand = (
  { id, dir, findings }: BrandFolder,
  paint: Paint,
): readonly [lines: readonly string[], ok: boolean] => {
  const faults = findings.filter(({ file, level }) => file === 'brand.json' && level === 'error');
  if (hasErrors(faults))
    return [[`${printable(id)}  brand.json has errors and is unchanged`, ...findingLines(faults, paint)], false];
  try {
    const isChanged = rewriteBrand(join(dir, 'brand.json'), withTokenObjects, (value, indent, before) =>
      printJson(value, OPEN_LEVELS, { indent, depth: 1, before, after: ',' }),
    );
    return [[`${printable(id)}  ${isChanged ? 'brand.json was formatted' : paint('nothing to change', 'good')}`], true];
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return [[`${printable(id)}  brand.json is unchanged: ${error.message}`], false];
  }
};

/**
 * `marquee format [brand]`: writes the tokens of one brand or of all brands in the object form of DTCG 2025.10. A file with errors is left as it is.
 * Resolves to the exit code: 0 for success, 1 if a file was left, 2 for an unknown brand.
 */
export const format = async (
  args: readonly string[],
  io: BrandSources & Output = { ...terminal(), brandsDir: brandsFolder(root) },
): Promise<number> => {
  const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true });
  const [wanted, ...more] = positionals;
  if (more.length > 0) {
    io.error('Name one brand, or none for all: marquee format [BRAND]\n');
    return 2;
  }
  const folders = await namedBrands(io, wanted);
  if (folders === null) return 2;
  const paint = painter(io);
  const results = folders.map((folder) => formatBrand(folder, paint));
  io.out(`${results.flatMap(([lines]) => lines).join('\n')}\n`);
  return results.every(([, ok]) => ok) ? 0 : 1;
};
