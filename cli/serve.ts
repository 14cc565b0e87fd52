import { fileURLToPath } from 'node:url';
import { Type } from 'typebox';
import { closed } from '#schemas/brand-parts.ts';
import { requireEnvironment } from '#publish/operators/environments/read-environment.ts';
import { createServerCanaries } from '#publish/operators/canary/server-canaries.ts';
import { createBrandRegistry } from '#publish/server/brand-registry.ts';
import { createSiteServer } from '#publish/server/site-server.ts';
import { loadSiteBuild, preloadBuild } from '#publish/load-site-build.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { announce, type Announcement } from './announce.ts';
import { createLog, type ProcessLog } from './create-log.ts';
import { refused } from './frame/command-error.ts';
import { implement, type CommandInput } from './frame/command.ts';
import { EXIT } from './frame/exit-codes.ts';
import { BRANDS_AT_START, merchantsOf } from './keep-merchants.ts';
import { ADDRESS_HEADER, listen } from './listen.ts';
import { prepareSandbox } from './prepare-sandbox.ts';
import { runSandbox } from './run-sandbox.ts';
import {
  brandsFolder,
  databaseOptions,
  endOnSignals,
  exitWithError,
  explainStartError,
  parsePort,
  print,
} from './process.ts';
import { numberOption } from './number-option.ts';
import { parseServeOptions, type ServeOptions } from './serve-options.ts';
import { endSteps, showStep } from './show-step.mjs';
import { createStorybook } from './storybook.ts';

/** How often canary reports are checked, in milliseconds. */
const CANARY_LOOK_MS = 5000;

const projectPath = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** Where a server finds brands and data, and where it reports progress. */
interface ServerPlaces {
  /** The folder that contains `brands` and `.data`, unless environment variables name others. */
  readonly folder: string;
  readonly progress: (step: string) => void;
  readonly log: ProcessLog;
}

interface StartedServer extends Omit<Announcement, 'readyAfter'> {
  /** Loads what the first requests need. */
  readonly preload: () => Promise<void>;
}

/**
 * Serves the sites and the sandbox on one port until a signal ends the process. The port is bound first, before the
 * sandbox and the built site are loaded.
 */
const startServer = async (options: ServeOptions, { folder, progress, log }: ServerPlaces): Promise<StartedServer> => {
  const { port, development, host, trusted, environment } = options;
  const onError = (error: unknown): void => log.failed(error, null);
  const brandsDir = brandsFolder(folder);
  if (environment !== null) requireEnvironment(brandsDir, environment);
  const listening = await listen(port, { host, trusted, onAnswered: log.answered });
  const registry = createBrandRegistry({ brandsDir, port, languages: productLanguages, environment, onError });
  const openSandbox = async () => {
    const database = databaseOptions(folder);
    const people = development;
    const [merchant = null] = merchantsOf(await registry.first(BRANDS_AT_START)).keys();
    await prepareSandbox({ ...database, merchant, people }, progress);
    return createSandbox({ ...database, addressHeader: ADDRESS_HEADER, development, people, onError: log.failed });
  };
  const [sandbox, build, brands] = await Promise.all([
    options.sandbox ? openSandbox() : null,
    loadSiteBuild(projectPath('dist')),
    registry.first(BRANDS_AT_START),
  ]);
  const canaries = createServerCanaries({
    brandsDir,
    port,
    languages: productLanguages,
    environment,
    addressHeader: ADDRESS_HEADER,
    onError,
  });
  setInterval(() => void canaries.look(), CANARY_LOOK_MS).unref();
  const running = runSandbox(sandbox, registry, onError);
  const ending = endOnSignals(async (patience) => {
    await listening.close(patience);
    await running.end();
  });
  listening.open(
    createSiteServer({
      registry,
      build,
      ...running.site,
      development,
      storybook: createStorybook({ root: projectPath('.') }),
      isReady: () => !ending.isEnding(),
      log,
      canaries,
    }).fetch,
  );
  const total = registry.size();
  return { brands, total, port, host, development, sandbox: options.sandbox, preload: () => preloadBuild(build) };
};

/** Runs the server of `npm start`. `since` is the start time, as returned by `performance.now()`. */
export const serve = async (args: readonly string[], since: number): Promise<void> => {
  let port = 0;
  try {
    const options = parseServeOptions(args, process.env);
    ({ port } = options);
    const log = createLog(options.logLevel);
    const { preload, ...started } = await startServer(options, { folder: projectPath('.'), progress: showStep, log });
    endSteps();
    print(announce({ ...started, readyAfter: performance.now() - since }));
    await preload();
  } catch (error) {
    exitWithError(explainStartError(error, port));
  }
};

const serveSchema = closed({
  port: Type.Integer(),
  brands: Type.Array(
    closed({
      id: Type.String(),
      address: Type.String(),
      errors: Type.Integer({ description: 'How many errors the brand has.' }),
    }),
    { description: 'The first brands; others are read when they are requested.' },
  ),
});

interface ServeValues {
  readonly port: string | undefined;
  readonly production: boolean;
  readonly 'site-only': boolean;
}

/** `marquee serve`: serves the brands of the working directory and their sandbox until a signal ends it. The log goes to standard error. */
export const serveCommand = implement(serveSchema, async ({ values, io }: CommandInput<ServeValues, readonly []>) => {
  const since = performance.now();
  const flags = [...(values.production ? ['--production'] : []), ...(values['site-only'] ? ['--site-only'] : [])];
  const port = numberOption('--port', values.port, [1, parsePort(process.env['PORT']), 65_535]);
  try {
    const options = parseServeOptions(flags, { ...process.env, PORT: String(port) });
    const places = { folder: process.cwd(), progress: io.progress, log: createLog(options.logLevel, process.stderr) };
    const { preload, ...started } = await startServer(options, places);
    return {
      exit: EXIT.done,
      result: {
        port,
        brands: started.brands.map(({ id, findings }) => ({
          id,
          address: `http://${id}.localhost:${port}/`,
          errors: findings.filter(({ level }) => level === 'error').length,
        })),
      },
      text: announce({ ...started, readyAfter: performance.now() - since }),
      until: preload().then(() => new Promise<never>(() => {})),
    };
  } catch (error) {
    throw refused('not-started', explainStartError(error, port));
  }
});
