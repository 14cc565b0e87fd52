import type { IncomingMessage, RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { createBrandRegistry } from '#publish/server/brand-registry.ts';
import { createSiteServer } from '#publish/server/site-server.ts';
import { siteTexts } from '#publish/site-texts.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { ACCOUNTS } from './accounts.ts';
import { announce } from './announce.ts';
import { developmentBuild, REFRESH_PATH, REFRESH_SCRIPT } from './development-build.ts';
import { ADDRESS_HEADER, listen } from './listen.ts';
import { brandsPlace, closeOnSignals, databasePlace, endWith, explainStart, portFrom, say } from './process-ways.ts';
import { pushBrandChanges } from './push-brand-changes.ts';
import { createStorybook } from './storybook.ts';

const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** Addresses of sources and of Vite itself; everything else is the site server's, as in a built site. */
const SOURCE = /^\/(?:@|src\/|machines\/|schemas\/|node_modules\/)/;

const isSource = ({ url = '' }: IncomingMessage): boolean => SOURCE.test(url);

/** The site from its sources, with hot reload for code, texts and brands; sandbox and site server as ever. */
export const serveDevelopment = async (): Promise<void> => {
  const port = portFrom(process.env['PORT']);
  const onError = (error: unknown): void =>
    say(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  try {
    let viteAnswers: RequestListener | undefined;
    const listening = await listen(port, process.env['HOST'], (incoming, outgoing) => {
      if (!isSource(incoming) || viteAnswers === undefined) return false;
      viteAnswers(incoming, outgoing);
      return true;
    });
    const [server, ...others] = listening.servers;
    for (const other of others) other.on('upgrade', (...asked) => server?.emit('upgrade', ...asked));

    const brandsDir = brandsPlace(path('.'));
    const registry = createBrandRegistry({ brandsDir, port, siteTexts: siteTexts(path('src')), onError });
    const brands = await registry.all();
    const [vite, sandbox] = await Promise.all([
      createServer({
        root: path('.'),
        appType: 'custom',
        server: {
          middlewareMode: true,
          allowedHosts: brands.flatMap(({ hosts }) => [...hosts]),
          watch: { ignored: ['**/.data/**', '**/dist/**', '**/reports/**', '**/storybook-static/**'] },
          ...(server === undefined ? {} : { hmr: { server } }),
        },
      }),
      createSandbox({ ...databasePlace(path('.')), addressHeader: ADDRESS_HEADER, development: true }),
    ]);
    const build = developmentBuild(vite);
    viteAnswers = (incoming, outgoing) => {
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
    const fixed = (error: unknown): void => {
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
        storybook: createStorybook({ root: path('.') }),
        onError: fixed,
      }).fetch,
    );
    say(announce({ brands, port, development: true, readyAfter: performance.now() }));
  } catch (error) {
    endWith(explainStart(error, port));
  }
};
