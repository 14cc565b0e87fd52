import { fileURLToPath } from 'node:url';
import { createBrandRegistry } from '#publish/server/brand-registry.ts';
import { createSiteServer } from '#publish/server/site-server.ts';
import { loadSiteBuild, preloadBuild } from '#publish/load-site-build.ts';
import { readSiteTexts } from '#publish/site-texts.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { ACCOUNTS } from './accounts.ts';
import { announce } from './announce.ts';
import { ADDRESS_HEADER, listen } from './listen.ts';
import {
  brandsFolder,
  closeOnSignals,
  databaseOptions,
  exitWithError,
  explainStartError,
  parsePort,
  print,
} from './process.ts';
import { createStorybook } from './storybook.ts';

const projectPath = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

export interface ServeOptions {
  readonly development: boolean;
  /** Start time by `performance.now()`. */
  readonly since: number;
}

/** Serves everything on one port, which is bound before the sandbox and the built site are opened. */
export const serve = async ({ development, since }: ServeOptions): Promise<void> => {
  const port = parsePort(process.env['PORT']);
  const onError = (error: unknown): void =>
    print(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  try {
    const listening = await listen(port, process.env['HOST']);
    const registry = createBrandRegistry({
      brandsDir: brandsFolder(projectPath('.')),
      port,
      siteTexts: readSiteTexts(projectPath('src')),
      onError,
    });
    const [sandbox, build, brands] = await Promise.all([
      createSandbox({ ...databaseOptions(projectPath('.')), addressHeader: ADDRESS_HEADER, development }),
      loadSiteBuild(projectPath('dist')),
      registry.all(),
    ]);
    closeOnSignals(async () => {
      await listening.close();
      await sandbox.close();
    });
    listening.open(
      createSiteServer({
        registry,
        build,
        platform: sandbox.fetch,
        development,
        accounts: ACCOUNTS,
        storybook: createStorybook({ root: projectPath('.') }),
        onError,
      }).fetch,
    );
    print(announce({ brands, port, development, readyAfter: performance.now() - since }));
    await preloadBuild(build);
  } catch (error) {
    exitWithError(explainStartError(error, port));
  }
};
