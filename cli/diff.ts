import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { printable, printableJson } from '#schemas/checks/finding.ts';
import { stateOfFolder, type BrandState } from '#publish/operators/diff/brand-state.ts';
import { diffBrands } from '#publish/operators/diff/diff-brands.ts';
import { differencesSchema, SEVERITIES, type Difference, type Severity } from '#publish/operators/diff/difference.ts';
import { BrandSideError, faultySide, readBrandSide } from './brand-side.ts';
import type { BrandSources } from './pictures/read-brands.ts';
import { countText, painter, terminal, type Output, type Paint } from './print-findings.ts';
import { brandsFolder } from './process.ts';
import { sayDifference } from './say-difference.ts';

export interface DiffIo extends BrandSources, Output {}

const root = fileURLToPath(new URL('..', import.meta.url));

const USAGE = 'Name two brands or folders of brands: marquee diff A B [--fail-on info|warning|error] [--json]';

const stateOf = (side: string, brandsDir: string): BrandState => {
  const state = stateOfFolder(readBrandSide(side, brandsDir));
  if (state === null) throw faultySide(side, brandsDir);
  return state;
};

/** Who sees a difference, for a line: roles, then pages, then languages, each only if it is not everything. */
const audience = ({ pages, roles, languages }: Difference['seenBy']): string =>
  [
    roles.length === 3 ? 'everybody' : roles.map((role) => `${role}s`).join(' and '),
    pages.join(' '),
    languages.join(' '),
  ]
    .filter((part) => part !== '')
    .join(', ');

const lineOf = (difference: Difference, paint: Paint): string =>
  `  ${sayDifference(difference, paint)} (${audience(difference.seenBy)})`;

const isSeverity = (text: string): text is Severity => SEVERITIES.some((severity) => severity === text);

/**
 * `marquee diff A B [--fail-on SEVERITY] [--json] [--json-schema]`: prints what changes for players from A to B, each a brand or the folder of one.
 * Returns the exit code: 0, 1 if a difference is at least as severe as `--fail-on`, 2 for wrong usage or a side that cannot be compared.
 */
export const diff = (
  args: readonly string[],
  io: DiffIo = { ...terminal(), brandsDir: brandsFolder(root) },
): number => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      'fail-on': { type: 'string' },
      json: { type: 'boolean', default: false },
      'json-schema': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values['json-schema']) {
    io.out(`${JSON.stringify(differencesSchema, null, 2)}\n`);
    return 0;
  }
  const failOn = values['fail-on'];
  const [before, after, ...more] = positionals;
  if (before === undefined || after === undefined || more.length > 0) {
    io.error(`${USAGE}\n`);
    return 2;
  }
  if (failOn !== undefined && !isSeverity(failOn)) {
    io.error(`--fail-on is ${printableJson(failOn)}; write one of ${SEVERITIES.join(', ')}.\n`);
    return 2;
  }
  let differences: readonly Difference[];
  try {
    differences = diffBrands(stateOf(before, io.brandsDir), stateOf(after, io.brandsDir));
  } catch (error) {
    if (!(error instanceof BrandSideError)) throw error;
    io.error(`${error.message}\n`);
    return 2;
  }
  const paint = painter(io);
  io.out(
    values.json
      ? `${JSON.stringify({ before, after, differences }, null, 2)}\n`
      : [
          ...differences.map((difference) => lineOf(difference, paint)),
          `${printable(before)} to ${printable(after)}: ${countText(differences.length, 'difference')}`,
          '',
        ].join('\n'),
  );
  const isSevere = ({ severity }: Difference): boolean =>
    failOn !== undefined && SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(failOn);
  return differences.some(isSevere) ? 1 : 0;
};
