import { fileURLToPath } from 'node:url';
import { requireEnvironment } from '#publish/operators/environments/read-environment.ts';
import { createBrandRegistry } from '#publish/server/brand-registry.ts';
import { createSiteServer } from '#publish/server/site-server.ts';
import { loadSiteBuild, preloadBuild } from '#publish/load-site-build.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { ACCOUNTS } from './accounts.ts';
import { announce } from './announce.ts';
import { createLog } from './create-log.ts';
import { BRANDS_AT_START, keepMerchants, merchantsOf } from './keep-merchants.ts';
import { keepSettling } from './keep-settling.ts';
import { ADDRESS_HEADER, listen } from './listen.ts';
import { prepareSandbox } from './prepare-sandbox.ts';
import { brandsFolder, databaseOptions, endOnSignals, exitWithError, explainStartError, print } from './process.ts';
import { parseServeOptions } from './serve-options.ts';
import { endSteps } from './show-step.mjs';
import { createStorybook } from './storybook.ts';

const projectPath = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/**
 * Serves the sites and the sandbox on one port. The port is bound first, before the sandbox and the built site are loaded. `since` is the start time,
 * as returned by `performance.now()`.
 */
export const serve = async (args: readonly string[], since: number): Promise<void> => {
  let port = 0;
  try {
    const options = parseServeOptions(args, process.env);
    const { development, host, trusted, environment } = options;
    ({ port } = options);
    const log = createLog(options.logLevel);
    const onError = (error: unknown): void => log.failed(error, null);
    const brandsDir = brandsFolder(projectPath('.'));
    if (environment !== null) requireEnvironment(brandsDir, environment);
    const listening = await listen(port, { host, trusted, onAnswered: log.answered });
    const registry = createBrandRegistry({ brandsDir, port, languages: productLanguages, environment, onError });
    const openSandbox = async () => {
      const database = databaseOptions(projectPath('.'));
      const people = development;
      const [merchant = null] = merchantsOf(await registry.first(BRANDS_AT_START)).keys();
      await prepareSandbox({ ...database, merchant, people });
      return createSandbox({ ...database, addressHeader: ADDRESS_HEADER, development, people, onError: log.failed });
    };
    const [sandbox, build, brands] = await Promise.all([
      options.sandbox ? openSandbox() : null,
      loadSiteBuild(projectPath('dist')),
      registry.first(BRANDS_AT_START),
    ]);
    const endSettling = sandbox === null ? null : keepSettling(sandbox);
    const kept = sandbox === null ? null : keepMerchants({ registry, merchants: sandbox.merchants, onError });
    const ending = endOnSignals(async (patience) => {
      await listening.close(patience);
      await Promise.all([endSettling?.(), kept?.end()]);
      await sandbox?.close();
    });
    listening.open(
      createSiteServer({
        registry,
        build,
        platform: sandbox?.fetch ?? null,
        ...(sandbox === null ? {} : { merchants: sandbox.merchants, onMerchantAwaited: kept?.wake }),
        development,
        accounts: sandbox === null ? [] : ACCOUNTS,
        storybook: createStorybook({ root: projectPath('.') }),
        isReady: () => !ending.isEnding(),
        log,
      }).fetch,
    );
    endSteps();
    const readyAfter = performance.now() - since;
    print(announce({ brands, total: registry.size(), port, host, development, sandbox: options.sandbox, readyAfter }));
    await preloadBuild(build);
  } catch (error) {
    exitWithError(explainStartError(error, port));
  }
};
