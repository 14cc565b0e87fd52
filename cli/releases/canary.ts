import { Type } from 'typebox';
import { closed } from '#schemas/brand-parts.ts';
import { NGINX_RELEASE } from '#publish/nginx-site.ts';
import { shareOf } from '#publish/operators/canary/canary-state.ts';
import { abortCanary, advanceCanary, promoteCanary, runningCanary } from '#publish/operators/releases/run-canary.ts';
import { releaseFile, servedRelease } from '#publish/operators/releases/release-paths.ts';
import { readReleases } from '#publish/operators/releases/switch-release.ts';
import { settle } from '#publish/operators/releases/target-folder.ts';
import { author } from '../author.ts';
import type { CommandIo } from '../frame/command-io.ts';
import { implement, type CommandInput } from '../frame/command.ts';
import { EXIT } from '../frame/exit-codes.ts';
import { whileLocked } from '#publish/locks/while-locked.ts';
import {
  afterLines,
  afterSwitch,
  isReportFailed,
  reportLines,
  switchReportSchema,
  type SwitchCommands,
} from './after-switch.ts';
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
  /** What was done, after the name of a release. */
  readonly said: (share: number) => string;
}

/** Changes the canary of a folder that this process has locked, runs the commands of the operator, and removes what is no longer served. */
const changeCanary = async (
  { run, said }: CanaryAct,
  target: string,
  { out, by, note, ...commands }: CanaryValues,
  io: CommandIo,
) => {
  const manifest = await openTarget(target, out, io);
  const { release, live: before } = runningCanary(target, manifest);
  const reasons = note === undefined ? [] : [note];
  await run(target, manifest, { by: author(by), now: new Date(), reasons });
  const { canary } = await readReleases(target);
  const live = (await servedRelease(target)) ?? release;
  const share = canary === null ? (live === release ? 100 : 0) : shareOf(canary);
  const configuration = await releaseFile(target, NGINX_RELEASE);
  const made = { brand: manifest.brand, from: live === release ? before : release, to: live, configuration };
  const report = await afterSwitch(target, made, canary === null ? commands : { reload: commands.reload });
  if (!isReportFailed(report)) await settle(target);
  return {
    exit: isReportFailed(report) ? EXIT.refused : EXIT.done,
    result: { brand: manifest.brand, release, share, live, ...report },
    text: [
      `${release} ${said(share)}`,
      ...(manifest.kind === 'server' ? afterLines(report) : reportLines(report)),
      ...(share < 100 ? [`${share === 0 ? 'All' : 'All other'} visitors of ${manifest.brand} get ${live}`] : []),
      '',
    ].join('\n'),
  };
};

const canaryCommand = (act: CanaryAct) =>
  implement(canarySchema, ({ values, io }: CommandInput<CanaryValues, readonly []>) =>
    onTarget(values.out, (target) => whileLocked(target, () => changeCanary(act, target, values, io))),
  );

const isNow = (share: number): string =>
  share === 100 ? 'is live for all visitors' : `is for ${share} % of visitors now`;

/** `marquee canary next --out DIR`: gives the release of a canary to the next share of visitors. */
export const nextCommand = canaryCommand({ run: advanceCanary, said: isNow });

/** `marquee canary promote --out DIR`: makes the release of a canary live at once. */
export const promoteCommand = canaryCommand({ run: promoteCanary, said: isNow });

/** `marquee canary abort --out DIR`: returns all visitors to the live release. */
export const abortCommand = canaryCommand({ run: abortCanary, said: () => 'is taken back' });
