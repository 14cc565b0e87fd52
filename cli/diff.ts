import { printable } from '#schemas/checks/finding.ts';
import { stateOfFolder, type BrandState } from '#publish/operators/diff/brand-state.ts';
import { diffBrands } from '#publish/operators/diff/diff-brands.ts';
import { differencesSchema, SEVERITIES, type Difference, type Severity } from '#publish/operators/diff/difference.ts';
import { brandName } from '#publish/operators/environments/brand-name.ts';
import { stateOfRelease } from '#publish/operators/releases/find-release.ts';
import { faultySide, readBrandSide } from './brand-side.ts';
import { implement, type CommandInput } from './frame/command.ts';
import { EXIT } from './frame/exit-codes.ts';
import { onTarget } from './releases/on-target.ts';
import { countText, painter, type Paint } from './print-findings.ts';
import { sayDifference } from './say-difference.ts';

const stateOfBrand = (side: string, brandsDir: string): BrandState => {
  const state = stateOfFolder(readBrandSide(side, brandsDir));
  if (state === null) throw faultySide(side, brandsDir);
  return state;
};

/** Returns the state of a release in `out`, if one has that name, or otherwise of a brand. */
const stateOf = async (side: string, out: string | undefined, brandsDir: string): Promise<BrandState> => {
  const released = out === undefined ? null : await onTarget(out, (target) => stateOfRelease(target, side));
  return released ?? stateOfBrand(side, brandsDir);
};

/** Describes on one line who sees a difference: roles, then pages, then languages, each only if it is limited. */
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

interface DiffValues {
  readonly 'fail-on': Severity | undefined;
  /** The first of two environments of the brand A; the argument B is then the second. */
  readonly env: string | undefined;
  readonly out: string | undefined;
}

const environmentSides = ([id, second]: readonly [string, string], first: string): readonly [string, string] => [
  brandName({ id, environment: first }),
  brandName({ id, environment: second }),
];

/** `marquee diff A B`: lists what changes for players. Exits with 1 if a difference is at least as severe as `--fail-on`. */
export const diffCommand = implement(
  differencesSchema,
  async ({
    values: { 'fail-on': failOn, env, out },
    args,
    io,
  }: CommandInput<DiffValues, readonly [string, string]>) => {
    const [before, after] = env === undefined ? args : environmentSides(args, env);
    const differences = diffBrands(await stateOf(before, out, io.brandsDir), await stateOf(after, out, io.brandsDir));
    const isSevere = ({ severity }: Difference): boolean =>
      failOn !== undefined && SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(failOn);
    const paint = painter(io);
    return {
      exit: differences.some(isSevere) ? EXIT.refused : EXIT.done,
      result: { before, after, differences },
      text: [
        ...differences.map((difference) => lineOf(difference, paint)),
        `${printable(before)} to ${printable(after)}: ${countText(differences.length, 'difference')}`,
        '',
      ].join('\n'),
    };
  },
);
