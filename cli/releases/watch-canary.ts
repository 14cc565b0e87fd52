import { setTimeout as delay } from 'node:timers/promises';
import { Type } from 'typebox';
import { closed } from '#schemas/brand-parts.ts';
import { FolderInUse } from '#publish/locks/folder-lock.ts';
import { whileLocked } from '#publish/locks/while-locked.ts';
import { shareOf } from '#publish/operators/canary/canary-state.ts';
import { createCanaryWatch, type CanaryLook, type CanaryWatch } from '#publish/operators/canary/watch-canary.ts';
import type { Canary } from '#publish/operators/releases/manifest.ts';
import { runningCanary, writeCanary } from '#publish/operators/releases/run-canary.ts';
import { isDiskFull } from '../full-disk.mjs';
import { refused } from '../frame/command-error.ts';
import type { CommandIo } from '../frame/command-io.ts';
import { implement, type CommandInput } from '../frame/command.ts';
import { EXIT } from '../frame/exit-codes.ts';
import { ADDRESS_HEADER, listen } from '../listen.ts';
import { numberOption } from '../number-option.ts';
import { parseTrustedProxies } from '../trusted-proxies.ts';
import { afterCanaryChange } from './after-canary-change.ts';
import { isAfterFailed, reportLines, type AfterRun, type SwitchCommands, type SwitchReport } from './after-switch.ts';
import { onTarget, openTarget } from './on-target.ts';

interface WatchValues extends SwitchCommands {
  readonly out: string;
  readonly port: string | undefined;
}

const PORTS = [1, 4180, 65_535] as const;
const PROXY = '127.0.0.1';
const LOOK_MS = 5000;

/** The folder of the canary, and its operator's commands. */
interface Watched {
  readonly target: string;
  readonly brand: string;
  readonly canary: Canary;
  readonly commands: SwitchCommands;
  readonly io: CommandIo;
}

/**
 * Reloads nginx, and runs the command of `--after` if the canary has ended. Resolves to `null` while another command uses
 * the folder.
 */
const reloadNginx = async (
  { target, brand, canary, commands, io }: Watched,
  isEnded: boolean,
): Promise<SwitchReport | null> => {
  try {
    const change = { brand, canary, isEnded };
    const { report } = await whileLocked(target, () => afterCanaryChange(target, change, commands));
    io.error(`${reportLines(report).join('\n')}\n`);
    return report;
  } catch (error) {
    if (error instanceof FolderInUse) return null;
    throw error;
  }
};

/** Looks at the canary again. On a full disk, says so and resolves to the last look, so that the watch goes on once there is space. */
const lookAgain = async (
  watch: CanaryWatch,
  last: CanaryLook,
  isServed: boolean,
  io: CommandIo,
): Promise<CanaryLook> => {
  try {
    return await watch.look({ isServed });
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    io.error('The disk is full, so the canary cannot be changed. Free some space; the watch goes on.\n');
    return { ...last, isChanged: false };
  }
};

/** Makes nginx forward browsers' reports to a port of this machine. */
const receiveReports = (out: string, target: string, port: number, io: CommandIo) =>
  whileLocked(target, async () => {
    const manifest = await openTarget(target, out, io);
    if (manifest.kind === 'server')
      throw refused('watched-by-server', `${out} has releases for the Node server, which moves their canaries itself.`);
    const canary = { ...runningCanary(target, manifest), reportsTo: port };
    await writeCanary(target, canary.live, { ...manifest, canary });
    return { canary, brand: manifest.brand };
  });

const printLook = ({ canary, ended, decision: { reasons } }: CanaryLook, io: CommandIo): void => {
  const news =
    canary !== null
      ? `${canary.release} is for ${shareOf(canary)} % of visitors now`
      : ended === null
        ? 'The canary has ended'
        : `${ended.release} is ${ended.outcome === 'live' ? 'live for all visitors' : 'rolled back'}`;
  io.error([news, ...reasons.map((reason) => `  ${reason}`), ''].join('\n'));
};

const watchSchema = closed({
  release: Type.String({ description: 'The release of the canary.' }),
  outcome: Type.Union([Type.Literal('live'), Type.Literal('taken-back')]),
  reasons: Type.Array(Type.String(), { description: 'Why the canary ended this way.' }),
});

/**
 * `marquee canary watch --out DIR`: receives the browser reports that nginx forwards, and advances or ends the canary
 * by them. Exits with 1 if the release was rolled back, or if the command of `--after` failed.
 */
export const watchCommand = implement(watchSchema, ({ values, io }: CommandInput<WatchValues, readonly []>) =>
  onTarget(values.out, async (target) => {
    const { out, port: portText, ...commands } = values;
    const port = numberOption('--port', portText, PORTS);
    const watch = createCanaryWatch({ target, by: 'marquee canary watch' });
    const listening = await listen(port, { host: PROXY, trusted: parseTrustedProxies(PROXY) });
    try {
      listening.open((request) => watch.receive(request, request.headers.get(ADDRESS_HEADER) ?? ''));
      const { canary, brand } = await receiveReports(out, target, port, io);
      const watched = { target, brand, canary, commands, io };
      io.error(`Watching ${canary.release}, which ${shareOf(canary)} % of visitors of ${brand} get\n`);
      // Reports are counted from this first check on, so it comes before the reload after which nginx forwards them.
      let look = await watch.look({ isServed: false });
      let after: AfterRun | null = null;
      /** Resolves to whether nginx now serves the current step. */
      const reload = async (): Promise<boolean> => {
        // The command of `--after` runs once, even if the reload is repeated.
        const due = after === null ? commands : { reload: commands.reload };
        const report = await reloadNginx({ ...watched, commands: due }, look.canary === null);
        after ??= report?.after ?? null;
        return report !== null && !report.reload.isFailed;
      };
      let isServed = await reload();
      while (look.canary !== null || !isServed) {
        await delay(LOOK_MS);
        look = await lookAgain(watch, look, isServed, io);
        if (look.isChanged) printLook(look, io);
        // A failed reload is repeated, because until it succeeds, visitors get the releases of the previous step.
        if (look.isChanged || !isServed) isServed = await reload();
      }
      const { outcome = 'live', reasons = [] } = look.ended ?? {};
      return {
        exit: outcome === 'live' && !isAfterFailed(after) ? EXIT.done : EXIT.refused,
        result: { release: canary.release, outcome, reasons },
        text: `${canary.release} is ${outcome === 'live' ? 'live for all visitors' : `rolled back; marquee releases --out ${out} says why`}\n`,
      };
    } finally {
      await listening.close(0);
    }
  }),
);
