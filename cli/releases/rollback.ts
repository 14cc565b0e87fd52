import { Type } from 'typebox';
import { closed } from '#schemas/brand-parts.ts';
import { differenceSchema } from '#publish/operators/diff/difference.ts';
import type { Manifest, Release } from '#publish/operators/releases/manifest.ts';
import {
  olderRelease,
  planSwitch,
  releaseBefore,
  releaseNamed,
  switchRelease,
  unpin,
  type SwitchPlan,
} from '#publish/operators/releases/switch-release.ts';
import { servedRelease } from '#publish/operators/releases/release-paths.ts';
import { whileLocked } from '#publish/locks/while-locked.ts';
import { author } from '../author.ts';
import { refused, wrongUsage } from '../frame/command-error.ts';
import type { CommandIo } from '../frame/command-io.ts';
import { implement, type CommandInput } from '../frame/command.ts';
import { EXIT } from '../frame/exit-codes.ts';
import { painter, type Paint } from '../print-findings.ts';
import { CLOCK_WARNING } from '../target-fault.ts';
import { afterSwitch, isReportFailed, reportLines, switchReportSchema } from './after-switch.ts';
import { changeLines, minute, onTarget, openTarget } from './on-target.ts';

const sayPlan = ({ from, to, changes, isOtherBuild }: SwitchPlan, brand: string, paint: Paint): string =>
  [
    `${brand} returns to ${to.id} of ${minute(to.at)}${from === null ? '' : `, from ${from.id}`}`,
    `  returns    the brand, its texts and its files${isOtherBuild ? ', and the build of that time' : '; the build is the same'}`,
    ...(changes === null
      ? ['    what changes for players is not known: one of the releases has no record of the brand']
      : changes.length === 0
        ? ['    nothing changes for players']
        : changeLines(changes, paint)),
    '  stays      the gateway, the rules of the platform, accounts and money',
    '',
  ].join('\n');

const switchSchema = closed({
  brand: Type.String(),
  from: Type.Union([Type.String(), Type.Null()], { description: 'The release that was live before.' }),
  to: Type.String({ description: 'The release that is live now.' }),
  changes: Type.Union([Type.Array(differenceSchema), Type.Null()], {
    description: 'What changes for players; null if one of the releases has no record of the brand.',
  }),
  isOtherBuild: Type.Boolean(),
  restored: Type.Array(Type.String(), { description: 'Files of the release that were missing or damaged.' }),
  pinned: Type.Boolean(),
  ...switchReportSchema,
});

interface SwitchValues {
  readonly out: string;
  readonly by: string | undefined;
  readonly note: string | undefined;
  readonly reload: string | undefined;
  readonly after: string | undefined;
}

/** The folder in which releases are switched, and its content. */
interface Target {
  readonly target: string;
  readonly manifest: Manifest;
}

const switchTo = async (
  { target, manifest }: Target,
  to: Release,
  { out, by, note = '', pin, ...commands }: SwitchValues & { readonly pin: boolean },
  io: CommandIo,
) => {
  if (manifest.pin !== null && !pin) throw refused('pinned', 'The live release is unchanged.');
  if (to.id === (await servedRelease(target)) && !pin) throw refused('already-served', `${to.id} is already live.`);
  const plan = await planSwitch(target, manifest, to);
  io.out(sayPlan(plan, manifest.brand, painter(io)));
  const { restored, isClockBehind } = await switchRelease(target, manifest, to, {
    by: author(by),
    note,
    now: new Date(),
    pin,
  });
  if (isClockBehind) io.error(`${CLOCK_WARNING}\n`);
  const made = { brand: manifest.brand, from: plan.from?.id ?? null, to: to.id, configuration: plan.configuration };
  const report = await afterSwitch(target, made, commands);
  return {
    exit: isReportFailed(report) ? EXIT.refused : EXIT.done,
    result: {
      brand: manifest.brand,
      from: plan.from?.id ?? null,
      to: to.id,
      changes: plan.changes,
      isOtherBuild: plan.isOtherBuild,
      restored,
      pinned: pin,
      ...report,
    },
    text: [
      ...restored.map((path) => `  restored   ${path}, which was missing or damaged`),
      ...reportLines(report),
      `${to.id} is live in ${out}/current${pin ? ' and pinned' : ''}`,
      '',
    ].join('\n'),
  };
};

/** Throws a `CommandError` during a canary, which can only be ended with its own commands. */
const refuseDuringCanary = ({ canary }: Manifest, out: string): void => {
  if (canary !== null)
    throw refused(
      'canary',
      `A canary is running: marquee canary abort --out ${out} returns all visitors to ${canary.live}, marquee canary promote --out ${out} makes ${canary.release} live.`,
    );
};

/** Runs an action on the releases of a folder while no other process changes them. */
const onReleases = <Result>(out: string, io: CommandIo, action: (at: Target) => Promise<Result>): Promise<Result> =>
  onTarget(out, (target) =>
    whileLocked(target, async () => action({ target, manifest: await openTarget(target, out, io) })),
  );

const unpinIn = async ({ target, manifest }: Target, out: string) => {
  await unpin(target, manifest);
  return {
    exit: EXIT.done,
    result: { unpinned: manifest.pin?.release ?? null },
    text:
      manifest.pin === null
        ? `No release is pinned in ${out}.\n`
        : `${manifest.pin.release} is no longer pinned: publishing into ${out} is allowed again.\n`,
  };
};

const unpinSchema = closed({
  unpinned: Type.Union([Type.String(), Type.Null()], { description: 'The release that was pinned.' }),
});

interface RollbackValues extends SwitchValues {
  readonly pin: boolean;
  readonly unpin: boolean;
}

/**
 * `marquee rollback [RELEASE] --out DIR`: lists what changes and what does not, then serves an earlier release, by
 * default the previous one. With `--pin`, every publish is refused until `--unpin`.
 */
export const rollbackCommand = implement(
  Type.Union([switchSchema, unpinSchema]),
  ({ values, args: [name], io }: CommandInput<RollbackValues, readonly [string | undefined]>) => {
    if (values.unpin && (values.pin || name !== undefined))
      throw wrongUsage('conflicting-options', '--unpin must be used alone: it switches no release.');
    return onReleases(values.out, io, async (at) => {
      if (values.unpin) return unpinIn(at, values.out);
      refuseDuringCanary(at.manifest, values.out);
      const to = name === undefined ? await olderRelease(at.target, at.manifest) : releaseNamed(at.manifest, name);
      if (to === null) throw refused('no-release', `There is no release before the live one in ${values.out}.`);
      return switchTo(at, to, values, io);
    });
  },
);

/** `marquee undo --out DIR`: reverts the last switch, whether by a publish or a rollback. */
export const undoCommand = implement(switchSchema, ({ values, io }: CommandInput<SwitchValues, readonly []>) =>
  onReleases(values.out, io, async (at) => {
    refuseDuringCanary(at.manifest, values.out);
    const to = releaseBefore(at.manifest);
    if (to === null)
      throw refused(
        'no-release',
        `The release before the last switch is not kept in ${values.out}, so nothing was changed.`,
      );
    return switchTo(at, to, { ...values, pin: false }, io);
  }),
);
