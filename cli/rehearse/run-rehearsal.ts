import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { printable } from '#schemas/checks/finding.ts';
import type { PublishedSite } from '#publish/published-site.ts';
import type { BrandState } from '#publish/operators/diff/brand-state.ts';
import type { ReadRelease } from '#publish/operators/preview/read-release.ts';
import { rehearsalHandler, sideHost, type SideSource } from '#publish/operators/rehearse/rehearsal-site.ts';
import type { RehearsalReport } from '#publish/operators/rehearse/rehearsal-report.ts';
import { rehearse } from '#publish/operators/rehearse/rehearse.ts';
import { writeEvidence } from '#publish/operators/rehearse/write-evidence.ts';
import { ACCOUNTS } from '../accounts.ts';
import { CommandError, refused, wrongUsage } from '../frame/command-error.ts';
import type { CommandIo } from '../frame/command-io.ts';
import { EXIT } from '../frame/exit-codes.ts';
import { findChromium } from '../language/pictures/find-chromium.ts';
import { listen } from '../listen.ts';
import { startSandbox } from './start-sandbox.ts';

/** A release to rehearse, and the live release to compare it with. */
export interface Rehearsal {
  /** The id of the brand, followed by `@` and the environment if it has one. */
  readonly name: string;
  readonly state: BrandState;
  readonly files: PublishedSite;
  /** The live release; `null` if there is none. */
  readonly live: (ReadRelease & { readonly id: string }) | null;
  /** The evidence folder. It must be empty. */
  readonly evidence: string;
  readonly openBrowser: OpenBrowser;
}

/** The sample account that visits member pages and withdraws money. */
const MEMBER = 'player01';

const NO_CHROMIUM =
  'A rehearsal needs Chromium, and none was found. Install it, for example with: npx playwright install chromium. Or set its path: CHROMIUM_PATH=/path/to/chromium.';
const NO_PLAYWRIGHT =
  'A rehearsal needs Playwright and axe, which are not installed: npm install playwright @axe-core/playwright.';

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Starts Chromium for a rehearsal. */
export type OpenBrowser = () => Promise<Browser>;

/** Finds the browser for a rehearsal; call it before any other work. Rejects with a `CommandError` that says how to install what is missing. */
export const findBrowser = async (io: CommandIo): Promise<OpenBrowser> => {
  const [playwright] = await Promise.all([import('playwright'), import('@axe-core/playwright')]).catch(() => {
    throw refused('no-playwright', NO_PLAYWRIGHT);
  });
  const executablePath = await (io.findChromium ?? findChromium)();
  if (executablePath === null) throw refused('no-chromium', NO_CHROMIUM);
  // If interrupted, the rehearsal closes the browser itself.
  return () =>
    playwright.chromium.launch({ executablePath, args: CHROMIUM_ARGS, handleSIGINT: false, handleSIGTERM: false });
};

/** Creates a folder if needed, and returns whether it is empty. Throws a `CommandError` if nothing can be written to it. */
const isEmptyFolder = (folder: string): boolean => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return readdirSync(folder).length === 0;
  } catch {
    throw wrongUsage(
      'unusable-value',
      `The evidence cannot be written to ${printable(folder, 300)}, because it is not a folder or not writable. Name another one with --evidence.`,
    );
  }
};

/**
 * Creates the evidence folder that the operator has named, or by default a new one in `rehearsals/` of the working directory. Throws a `CommandError` if
 * the folder is not empty or cannot be used.
 */
export const evidenceFolder = (named: string | undefined, name: string, now: Date): string => {
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const folder = resolve(named ?? join('rehearsals', `${name}-${time}`));
  if (!isEmptyFolder(folder))
    throw wrongUsage('unusable-value', `--evidence ${printable(folder, 300)} is not empty. Name a new folder.`);
  return folder;
};

type Ending = () => Promise<unknown>;

/** Runs an action that starts servers and processes. Ends these in reverse order when the action ends or fails, or the process is interrupted. */
const withEndings = async <Result>(action: (onEnd: (end: Ending) => void) => Promise<Result>): Promise<Result> => {
  const endings: Ending[] = [];
  let isInterrupted = false;
  let interrupt = (): void => {};
  const interruption = new CommandError(
    EXIT.interrupted,
    'interrupted',
    'The rehearsal was interrupted. Nothing was published.',
  );
  const interrupted = new Promise<never>((_, reject) => {
    interrupt = () => {
      isInterrupted = true;
      reject(interruption);
    };
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, interrupt);
  const running = action((end) => {
    endings.unshift(end);
    // What was starting when the process was interrupted starts nothing else.
    if (isInterrupted) throw interruption;
  });
  const endAll = async (): Promise<void> => {
    for (let end = endings.shift(); end !== undefined; end = endings.shift()) await end().catch(() => {});
  };
  try {
    return await Promise.race([running, interrupted]);
  } finally {
    await endAll();
    // Also end what was still starting when the process was interrupted.
    await running.catch(() => {});
    await endAll();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupt);
  }
};

/**
 * Rehearses a release on this machine, in a browser and against its own sandbox, and writes the evidence. Rejects with a `CommandError` if the process
 * is interrupted or the sandbox fails.
 */
export const runRehearsal = (
  { name, state, files, live, evidence, openBrowser }: Rehearsal,
  io: CommandIo,
): Promise<RehearsalReport> =>
  withEndings(async (onEnd) => {
    const since = performance.now();
    const browser = await openBrowser();
    onEnd(() => browser.close());
    const sides: SideSource[] = [
      { name: 'new', brand: state.brand, files },
      ...(live === null ? [] : [{ name: 'live' as const, brand: live.state.brand, files: live.files }]),
    ];
    const listening = await listen(0, { host: '127.0.0.1' });
    onEnd(() => listening.close(0));
    const address = listening.servers[0]?.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    io.progress('Starting a sandbox');
    const hosts = sides.map((side) => sideHost(side.name, side.brand));
    const sandbox = startSandbox(state.brand, { hosts, port });
    onEnd(sandbox.end);
    const { handler, stop, failure } = rehearsalHandler(sides, { port, sandbox: await sandbox.port });
    listening.open(handler);
    const account = ACCOUNTS.find((one) => one.name === MEMBER);
    const rehearsed = await rehearse({
      browser,
      port,
      now: state,
      live: live?.state ?? null,
      account: { name: account?.name ?? '', password: account?.password ?? '' },
      onVisited: stop,
      progress: io.progress,
    });
    const failed = failure();
    if (failed !== null)
      throw refused(
        'sandbox-failed',
        `The rehearsal cannot be judged, because its sandbox failed (${failed}). Rehearse again. ${sandbox.errors()}`.trim(),
      );
    io.progress('Writing the evidence');
    return writeEvidence(rehearsed, {
      folder: evidence,
      brand: name,
      live: live?.id ?? null,
      seconds: Math.round((performance.now() - since) / 1000),
    });
  });
