import { spawnSync } from 'node:child_process';
import { Type } from 'typebox';
import { closed } from '#schemas/brand-parts.ts';
import type { MadeSwitch } from '#publish/operators/publish/publish-brand.ts';
import { recordReload } from '#publish/operators/releases/target-folder.ts';
import { reloadServer, type Reload } from '../reload-server.ts';

/** The commands of the operator that run after a switch. */
export interface SwitchCommands {
  readonly reload?: string | undefined;
  readonly after?: string | undefined;
}

export interface AfterRun {
  readonly command: string;
  /** How it failed; `null` if it did not. */
  readonly failure: string | null;
}

export interface SwitchReport {
  readonly reload: Reload;
  /** `null` without `--after`. */
  readonly after: AfterRun | null;
}

/** The schema of a `SwitchReport` in the result of a command. */
export const switchReportSchema = {
  reload: closed(
    { text: Type.String(), isReloaded: Type.Boolean(), isFailed: Type.Boolean() },
    { description: 'What was done about nginx.' },
  ),
  after: Type.Union(
    [closed({ command: Type.String(), failure: Type.Union([Type.String(), Type.Null()]) }), Type.Null()],
    { description: 'The command of --after and how it failed.' },
  ),
};

/** Runs a command with the brand and both releases in its environment. What it prints goes to standard error. */
const runAfter = (command: string, { brand, from, to }: MadeSwitch): AfterRun => {
  const { status, signal, error } = spawnSync(command, {
    shell: true,
    stdio: ['inherit', process.stderr.fd, 'inherit'],
    env: { ...process.env, MARQUEE_BRAND: brand, MARQUEE_FROM: from ?? '', MARQUEE_TO: to },
  });
  return { command, failure: status === 0 ? null : (error?.message ?? `ended with ${status ?? signal ?? 'nothing'}`) };
};

/** Reloads nginx and runs the command of `--after`, as far as the operator has named these commands. */
export const afterSwitch = async (
  target: string,
  made: MadeSwitch,
  { reload: command, after }: SwitchCommands,
): Promise<SwitchReport> => {
  const run = () => reloadServer({ changed: made.configuration, command });
  const reload = command === undefined ? run() : await recordReload(target, made.from, run);
  return { reload, after: after === undefined ? null : runAfter(after, made) };
};

export const isReportFailed = ({ reload, after }: SwitchReport): boolean =>
  reload.isFailed || (after !== null && after.failure !== null);

/** The line about the command of `--after`, if there is one. */
export const afterLines = ({ after }: Pick<SwitchReport, 'after'>): readonly string[] =>
  after === null
    ? []
    : after.failure === null
      ? [`  after      ran ${after.command}`]
      : [`  after      FAILED: ${after.command} ${after.failure}. The switch stays; run the command again`];

/** The lines that say which commands were run. */
export const reportLines = ({ reload, after }: SwitchReport): readonly string[] => [
  `  nginx      ${reload.text}`,
  ...afterLines({ after }),
];
