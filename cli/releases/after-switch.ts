import { spawnSync } from 'node:child_process';
import { Type } from 'typebox';
import { closed } from '#schemas/brand-parts.ts';
import type { MadeSwitch } from '#publish/operators/publish/publish-brand.ts';
import type { SwitchedFolder } from '#publish/operators/publish/publish-brands.ts';
import { recordReload, recordReloads } from '#publish/operators/releases/target-folder.ts';
import { countText } from '../print-findings.ts';
import { reloadServer, type Reload } from '../reload-server.ts';

/** The operator's commands that run after a switch. */
export interface SwitchCommands {
  readonly reload?: string | undefined;
  readonly after?: string | undefined;
}

export interface AfterRun {
  readonly command: string;
  /** How the command failed; `null` if it did not. */
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

const environmentOf = ([made, ...others]: readonly MadeSwitch[]): NodeJS.ProcessEnv =>
  made === undefined || others.length > 0
    ? {}
    : { MARQUEE_BRAND: made.brand, MARQUEE_FROM: made.from ?? '', MARQUEE_TO: made.to };

/**
 * Runs a command that gets a line for each switch on standard input: the brand, the previous release (`-` if there is none) and the new one. If there is
 * only one switch, the same values are also in environment variables. The output of the command goes to standard error.
 */
const runAfter = (command: string, made: readonly MadeSwitch[]): AfterRun => {
  const { status, signal, error } = spawnSync(command, {
    shell: true,
    input: made.map(({ brand, from, to }) => `${brand} ${from ?? '-'} ${to}\n`).join(''),
    stdio: ['pipe', process.stderr.fd, 'inherit'],
    env: { ...process.env, ...environmentOf(made) },
  });
  // A command that does not read its input has an error (EPIPE) beside its status.
  const end = status ?? signal;
  return {
    command,
    failure: end === 0 ? null : end === null ? (error?.message ?? 'did not end') : `ended with ${end}`,
  };
};

/** Reloads nginx and runs the command of `--after`, if the operator has given these commands. */
export const afterSwitch = async (
  target: string,
  made: MadeSwitch,
  { reload: command, after }: SwitchCommands,
): Promise<SwitchReport> => {
  const run = () => reloadServer({ changed: made.configuration, command });
  const reload = command === undefined ? run() : await recordReload(target, made.from, run);
  return { reload, after: after === undefined ? null : runAfter(after, [made]) };
};

const MOST_NAMED = 5;

/** The changed files of several brands, each with its brands. */
const changedFiles = (made: readonly SwitchedFolder[]): readonly string[] =>
  [...new Set(made.flatMap(({ configuration }) => configuration))].sort().map((file) => {
    const brands = made.filter(({ configuration }) => configuration.includes(file)).map(({ brand }) => brand);
    return `${file} of ${brands.length > MOST_NAMED ? countText(brands.length, 'brand') : brands.join(', ')}`;
  });

/** Reloads nginx and runs the command of `--after` like `afterSwitch`, each once for the switches of several brands. */
export const afterSwitches = async (
  made: readonly SwitchedFolder[],
  { reload: command, after }: SwitchCommands,
): Promise<SwitchReport> => {
  const run = () => reloadServer({ changed: changedFiles(made), command });
  const targets = made.filter(({ configuration }) => configuration.length > 0).map(({ target }) => target);
  const reload = command === undefined ? run() : await recordReloads(targets, run);
  return { reload, after: after === undefined ? null : runAfter(after, made) };
};

export const isAfterFailed = (after: AfterRun | null): boolean => after !== null && after.failure !== null;

export const isReportFailed = ({ reload, after }: SwitchReport): boolean => reload.isFailed || isAfterFailed(after);

/** The line about the command of `--after`, if there is one. */
export const afterLines = ({ after }: Pick<SwitchReport, 'after'>): readonly string[] =>
  after === null
    ? []
    : after.failure === null
      ? [`  after      ran ${after.command}`]
      : [`  after      FAILED: ${after.command} ${after.failure}. The switch stays; run the command again`];

/** The lines about the commands that were run. */
export const reportLines = ({ reload, after }: SwitchReport): readonly string[] => [
  `  nginx      ${reload.text}`,
  ...afterLines({ after }),
];
