import { Type } from 'typebox';
import { closed } from '#schemas/brand-parts.ts';
import { shareOf } from '#publish/operators/canary/canary-state.ts';
import { abortCanary, advanceCanary, promoteCanary, runningCanary } from '#publish/operators/releases/run-canary.ts';
import { readReleases } from '#publish/operators/releases/switch-release.ts';
import { author } from '../author.ts';
import type { CommandIo } from '../frame/command-io.ts';
import { implement, type CommandInput } from '../frame/command.ts';
import { EXIT } from '../frame/exit-codes.ts';
import { whileLocked } from '#publish/locks/while-locked.ts';
import { afterCanaryChange } from './after-canary-change.ts';
import { afterLines, isReportFailed, reportLines, switchReportSchema, type SwitchCommands } from './after-switch.ts';
import { onTarget, openTarget } from './on-target.ts';

interface CanaryValues extends SwitchCommands {
  readonly out: string;
  readonly by: string | undefined;
  readonly note: string | undefined;
}

const canarySchema = closed({
  brand: Type.String(),
  release: Type.String({ description: 'The release of the canary.' }),
  share: Type.Integer({ description: 'The share of visitors in percent that get it now.' }),
  live: Type.String({ description: 'The release that all other visitors get now.' }),
  ...switchReportSchema,
});

interface CanaryAct {
  readonly run: typeof advanceCanary | typeof abortCanary;
  /** Returns what has happened to the release, as the end of a sentence that begins with its name. */
  readonly describe: (share: number) => string;
}

/** Changes the canary in a folder that this process has locked, then runs the operator's commands. */
const changeCanary = async (
  { run, describe }: CanaryAct,
  target: string,
  { out, by, note, ...commands }: CanaryValues,
  io: CommandIo,
) => {
  const manifest = await openTarget(target, out, io);
  const { brand, kind } = manifest;
  const before = runningCanary(target, manifest);
  const reasons = note === undefined ? [] : [note];
  await run(target, manifest, { by: author(by), now: new Date(), reasons });
  const { canary } = await readReleases(target);
  const change = { brand, canary: before, isEnded: canary === null };
  const { live, report } = await afterCanaryChange(target, change, commands);
  const { release } = before;
  const share = canary === null ? (live === release ? 100 : 0) : shareOf(canary);
  return {
    exit: isReportFailed(report) ? EXIT.refused : EXIT.done,
    result: { brand, release, share, live, ...report },
    text: [
      `${release} ${describe(share)}`,
      ...(kind === 'server' ? afterLines(report) : reportLines(report)),
      ...(share < 100 ? [`${share === 0 ? 'All' : 'All other'} visitors of ${brand} get ${live}`] : []),
      '',
    ].join('\n'),
  };
};

const canaryCommand = (act: CanaryAct) =>
  implement(canarySchema, ({ values, io }: CommandInput<CanaryValues, readonly []>) =>
    onTarget(values.out, (target) => whileLocked(target, () => changeCanary(act, target, values, io))),
  );

const describeShare = (share: number): string =>
  share === 100 ? 'is live for all visitors' : `is for ${share} % of visitors now`;

/** `marquee canary next --out DIR`: gives a canary's release to the next share of visitors. */
export const nextCommand = canaryCommand({ run: advanceCanary, describe: describeShare });

/** `marquee canary promote --out DIR`: makes a canary's release live at once. */
export const promoteCommand = canaryCommand({ run: promoteCanary, describe: describeShare });

/** `marquee canary abort --out DIR`: returns all visitors to the live release. */
export const abortCommand = canaryCommand({ run: abortCanary, describe: () => 'is rolled back' });
