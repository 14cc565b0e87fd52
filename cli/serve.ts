import { fileURLToPath } from 'node:url';
import { createBrandRegistry } from '#publish/server/brand-registry.ts';
import { createSiteServer } from '#publish/server/site-server.ts';
import { loadSiteBuild } from '#publish/load-site-build.ts';
import { readAhead } from '#publish/read-ahead.ts';
import { siteTexts } from '#publish/site-texts.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { ACCOUNTS } from './accounts.ts';
import { announce } from './announce.ts';
import { ADDRESS_HEADER, listen } from './listen.ts';
import { brandsPlace, closeOnSignals, databasePlace, endWith, explainStart, portFrom, say } from './process-ways.ts';
import { createStorybook } from './storybook.ts';

const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

export interface ServeOptions {
  readonly development: boolean;
  /** When starting began, as `performance.now()` counts. */
  readonly since: number;
}

/** Everything on one port: takes it first, then opens the sandbox and the built site, then answers. */
export const serve = async ({ development, since }: ServeOptions): Promise<void> => {
  const port = portFrom(process.env['PORT']);
  const onError = (error: unknown): void =>
    say(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  try {
    const listening = await listen(port, process.env['HOST']);
    const registry = createBrandRegistry({
      brandsDir: brandsPlace(path('.')),
      port,
      siteTexts: siteTexts(path('src')),
      onError,
    });
    const [sandbox, build, brands] = await Promise.all([
      createSandbox({ ...databasePlace(path('.')), addressHeader: ADDRESS_HEADER, development }),
      loadSiteBuild(path('dist')),
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
        storybook: createStorybook({ root: path('.') }),
        onError,
      }).fetch,
    );
    say(announce({ brands, port, development, readyAfter: performance.now() - since }));
    await readAhead(build);
  } catch (error) {
    endWith(explainStart(error, port));
  }
};
