import type { IncomingMessage, RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { createBrandRegistry } from '#publish/server/brand-registry.ts';
import { createSiteServer } from '#publish/server/site-server.ts';
import { readSiteTexts } from '#publish/site-texts.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { ACCOUNTS } from './accounts.ts';
import { announce } from './announce.ts';
import { developmentBuild, REFRESH_PATH, REFRESH_SCRIPT } from './development-build.ts';
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
import { pushBrandChanges } from './push-brand-changes.ts';
import { createStorybook } from './storybook.ts';

const projectPath = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** Paths that Vite answers; everything else goes to the site server, as with a built site. */
const SOURCE_PATH = /^\/(?:@|src\/|machines\/|schemas\/|node_modules\/)/;

const isSource = ({ url = '' }: IncomingMessage): boolean => SOURCE_PATH.test(url);

/** Serves the site from its sources, with hot reload for code, texts and brands. */
export const serveDevelopment = async (): Promise<void> => {
  const port = parsePort(process.env['PORT']);
  const onError = (error: unknown): void =>
    print(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  try {
    let viteListener: RequestListener | undefined;
    const listening = await listen(port, process.env['HOST'], (incoming, outgoing) => {
      if (!isSource(incoming) || viteListener === undefined) return false;
      viteListener(incoming, outgoing);
      return true;
    });
    const [server, ...others] = listening.servers;
    for (const other of others) other.on('upgrade', (...asked) => server?.emit('upgrade', ...asked));

    const brandsDir = brandsFolder(projectPath('.'));
    const registry = createBrandRegistry({ brandsDir, port, siteTexts: readSiteTexts(projectPath('src')), onError });
    const brands = await registry.all();
    const [vite, sandbox] = await Promise.all([
      createServer({
        root: projectPath('.'),
        appType: 'custom',
        server: {
          middlewareMode: true,
          allowedHosts: brands.flatMap(({ hosts }) => [...hosts]),
          watch: { ignored: ['**/.data/**', '**/dist/**', '**/reports/**', '**/storybook-static/**'] },
          ...(server === undefined ? {} : { hmr: { server } }),
        },
      }),
      createSandbox({ ...databaseOptions(projectPath('.')), addressHeader: ADDRESS_HEADER, development: true }),
    ]);
    const build = developmentBuild(vite);
    viteListener = (incoming, outgoing) => {
      if (incoming.url === REFRESH_PATH) {
        outgoing
          .writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' })
          .end(REFRESH_SCRIPT);
        return;
      }
      vite.middlewares(incoming, outgoing, () => {
        outgoing.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
      });
    };
    closeOnSignals(async () => {
      await vite.close();
      await listening.close();
      await sandbox.close();
    });
    await pushBrandChanges({ vite, registry, build, brandsDir, onError });
    const reportError = (error: unknown): void => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      onError(error);
    };
    listening.open(
      createSiteServer({
        registry,
        build,
        platform: sandbox.fetch,
        development: true,
        accounts: ACCOUNTS,
        storybook: createStorybook({ root: projectPath('.') }),
        onError: reportError,
      }).fetch,
    );
    print(announce({ brands, port, development: true, readyAfter: performance.now() }));
  } catch (error) {
    exitWithError(explainStartError(error, port));
  }
};
