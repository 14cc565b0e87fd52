import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { printable } from '#schemas/checks/finding.ts';
import { contentStore } from '#publish/operators/releases/content-store.ts';
import type { Manifest, Release } from '#publish/operators/releases/manifest.ts';
import { readDetails, type ReleaseChange } from '#publish/operators/releases/release-details.ts';
import {
  olderRelease,
  planSwitch,
  readReleases,
  releaseBefore,
  releaseNamed,
  switchRelease,
  UnknownRelease,
  unpin,
  type SwitchPlan,
} from '#publish/operators/releases/switch-release.ts';
import { servedRelease } from '#publish/operators/releases/target-folder.ts';
import { author } from './author.ts';
import { countText, painter, terminal, type Output, type Paint } from './print-findings.ts';
import { reloadServer } from './reload-server.ts';
import { sayDifference } from './say-difference.ts';
import { CLOCK_WARNING, targetFault, whileLocked } from './target-fault.ts';

const SHOWN_CHANGES = 10;

/** Says that a release is pinned, if one is: every command that works on the folder prints it. */
const sayPin = ({ pin }: Manifest, out: string, io: Output): void => {
  if (pin !== null)
    io.error(
      `Pinned to ${pin.release} since ${pin.since} by ${printable(pin.by)}; marquee rollback --unpin --out ${out} allows publishing again.\n`,
    );
};

const linesOf = (changes: readonly ReleaseChange[], paint: Paint): readonly string[] => [
  ...changes.slice(0, SHOWN_CHANGES).map((change) => `    ${sayDifference(change, paint)}`),
  ...(changes.length > SHOWN_CHANGES ? [`    and ${changes.length - SHOWN_CHANGES} more`] : []),
];

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** The date and time in UTC, to the minute. */
const minute = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;

const releaseLines = (
  { id, at, by, note, bytes }: Release,
  changes: readonly ReleaseChange[],
  { marks, paint }: { readonly marks: readonly string[]; readonly paint: Paint },
): readonly string[] => [
  `  ${id}  ${minute(at)}  ${printable(by) || 'unknown'}  ${megabytes(bytes)}${marks.map((mark) => `  ${paint(mark, 'good')}`).join('')}`,
  ...(note === '' ? [] : [`    ${printable(note, 200)}`]),
  ...linesOf(changes, paint),
];

interface TargetCommand {
  readonly out: string;
  readonly target: string;
  readonly io: Output;
}

const refuseUsage = (io: Output, usage: string): number => {
  io.error(`${usage}\n`);
  return 2;
};

/**
 * Runs a command on the folder of a published site. Resolves to its exit code: 1 if the folder refuses it, 2 for an unknown release or without a folder.
 */
const onTarget = async (
  out: string | undefined,
  usage: string,
  io: Output,
  command: (at: TargetCommand) => Promise<number>,
): Promise<number> => {
  if (out === undefined) return refuseUsage(io, usage);
  try {
    return await command({ out, target: resolve(out), io });
  } catch (error) {
    if (error instanceof UnknownRelease) {
      io.error(`${error.message}\n`);
      return 2;
    }
    const why = targetFault(error, out);
    if (why === null) throw error;
    io.error(`${why}\n`);
    return 1;
  }
};

/** `marquee releases --out DIR [--json]`: lists the releases in a folder, the newest first. Resolves to the exit code. */
export const releases = (args: readonly string[], io: Output = terminal()): Promise<number> => {
  const { values } = parseArgs({
    args: [...args],
    options: { out: { type: 'string', short: 'o' }, json: { type: 'boolean', default: false } },
  });
  return onTarget(values.out, 'Name the folder: marquee releases --out DIR', io, async ({ out, target }) => {
    const manifest = await readReleases(target);
    sayPin(manifest, out, io);
    const store = contentStore(target);
    const served = await servedRelease(target);
    const listed = await Promise.all(
      manifest.releases.toReversed().map(async (release) => ({
        release,
        changes: (await readDetails(store, release)).changes,
        marks: [
          ...(release.id === served ? ['live'] : []),
          ...(release.id === manifest.pin?.release ? ['pinned'] : []),
        ],
      })),
    );
    if (values.json) {
      const rows = listed.map(({ release: { details: _details, ...release }, changes, marks }) => ({
        ...release,
        changes,
        live: marks.includes('live'),
        pinned: marks.includes('pinned'),
      }));
      io.out(`${JSON.stringify({ brand: manifest.brand, releases: rows }, null, 2)}\n`);
      return 0;
    }
    const paint = painter(io);
    io.out(
      [
        `${manifest.brand} in ${out}: ${countText(listed.length, 'release')}`,
        ...listed.flatMap(({ release, changes, marks }) => releaseLines(release, changes, { marks, paint })),
        '',
      ].join('\n'),
    );
    return 0;
  });
};

const sayPlan = ({ from, to, changes, isOtherBuild }: SwitchPlan, brand: string, paint: Paint): string =>
  [
    `${brand} returns to ${to.id} of ${minute(to.at)}${from === null ? '' : `, from ${from.id}`}`,
    `  returns    the brand, its texts and its files${isOtherBuild ? ', and the build of that time' : '; the build is the same'}`,
    ...(changes === null
      ? ['    what changes for players is not known: one of the releases has no record of the brand']
      : changes.length === 0
        ? ['    nothing changes for players']
        : linesOf(changes, paint)),
    '  stays      the gateway, the rules of the platform, accounts and money',
    '',
  ].join('\n');

interface SwitchWish {
  readonly by: string | undefined;
  readonly note: string | undefined;
  readonly pin: boolean;
  readonly reload: string | undefined;
}

const switchTo = async (
  { out, target, io }: TargetCommand,
  manifest: Manifest,
  to: Release,
  { by, note = '', pin, reload: command }: SwitchWish,
): Promise<number> => {
  if (manifest.pin !== null && !pin) {
    io.error('The served release is unchanged.\n');
    return 1;
  }
  if (to.id === (await servedRelease(target)) && !pin) {
    io.error(`${to.id} is served already.\n`);
    return 1;
  }
  const plan = await planSwitch(target, manifest, to);
  io.out(sayPlan(plan, manifest.brand, painter(io)));
  const { restored, isClockBehind } = await switchRelease(target, manifest, to, {
    by: author(by),
    note,
    now: new Date(),
    pin,
  });
  if (isClockBehind) io.error(`${CLOCK_WARNING}\n`);
  const reload = reloadServer({ changed: plan.configuration, command });
  io.out(
    [
      ...restored.map((path) => `  restored   ${path}, which was missing or damaged`),
      `  nginx      ${reload.text}`,
      `${to.id} is live in ${out}/current${pin ? ' and pinned' : ''}`,
      '',
    ].join('\n'),
  );
  return reload.isFailed ? 1 : 0;
};

const SWITCH_OPTIONS = {
  out: { type: 'string', short: 'o' },
  by: { type: 'string' },
  note: { type: 'string' },
  reload: { type: 'string' },
} as const;

const ROLLBACK = 'Name the folder: marquee rollback [RELEASE] --out DIR [--pin | --unpin]';

/**
 * `marquee rollback [RELEASE] --out DIR [--pin | --unpin]`: says what returns and what does not, then serves an earlier release, by default the one
 * before the served one. `--pin` refuses every publish until `--unpin`. Resolves to the exit code.
 */
export const rollback = async (args: readonly string[], io: Output = terminal()): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      ...SWITCH_OPTIONS,
      pin: { type: 'boolean', default: false },
      unpin: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
  if (more.length > 0 || (values.unpin && (values.pin || name !== undefined))) return refuseUsage(io, ROLLBACK);
  return onTarget(values.out, ROLLBACK, io, (at) =>
    whileLocked(at.target, async () => {
      const manifest = await readReleases(at.target);
      if (values.unpin) {
        await unpin(at.target, manifest);
        io.out(
          manifest.pin === null
            ? `No release is pinned in ${at.out}.\n`
            : `${manifest.pin.release} is no longer pinned: publishing into ${at.out} is allowed again.\n`,
        );
        return 0;
      }
      sayPin(manifest, at.out, io);
      const to = name === undefined ? await olderRelease(at.target, manifest) : releaseNamed(manifest, name);
      if (to === null) {
        io.error(`There is no release before the served one in ${at.out}.\n`);
        return 1;
      }
      return switchTo(at, manifest, to, { by: values.by, note: values.note, pin: values.pin, reload: values.reload });
    }),
  );
};

/** `marquee undo --out DIR`: takes back the last switch, of a publish or of a roll-back. Resolves to the exit code. */
export const undo = (args: readonly string[], io: Output = terminal()): Promise<number> => {
  const { values } = parseArgs({ args: [...args], options: SWITCH_OPTIONS });
  return onTarget(values.out, 'Name the folder: marquee undo --out DIR', io, (at) =>
    whileLocked(at.target, async () => {
      const manifest = await readReleases(at.target);
      sayPin(manifest, at.out, io);
      const to = releaseBefore(manifest);
      if (to === null) {
        io.error(`The release before the last switch is not kept in ${at.out}, so nothing was changed.\n`);
        return 1;
      }
      return switchTo(at, manifest, to, { by: values.by, note: values.note, pin: false, reload: values.reload });
    }),
  );
};
