import type { IncomingMessage, RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { requireEnvironment } from '#publish/operators/environments/read-environment.ts';
import { createBrandRegistry } from '#publish/server/brand-registry.ts';
import type { ServerLog } from '#publish/server/server-log.ts';
import { createSiteServer } from '#publish/server/site-server.ts';
import { LANGUAGES_DIR, productLanguages } from '#publish/languages/languages.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { announce } from './announce.ts';
import { developmentBuild, REFRESH_PATH, REFRESH_SCRIPT } from './development-build.ts';
import { createLog } from './create-log.ts';
import { ADDRESS_HEADER, listen } from './listen.ts';
import { brandsFolder, databaseOptions, endOnSignals, exitWithError, explainStartError, print } from './process.ts';
import { runSandbox } from './run-sandbox.ts';
import { parseServeOptions } from './serve-options.ts';
import { pushBrandChanges } from './push-brand-changes.ts';
import { createStorybook } from './storybook.ts';

const projectPath = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** The paths that Vite answers. All other requests go to the site server, as they do for a built site. */
const SOURCE_PATH = /^\/(?:@|src\/|machines\/|schemas\/|node_modules\/)/;

const isSource = ({ url = '' }: IncomingMessage): boolean => SOURCE_PATH.test(url);

/** Serves the site from its sources, with hot reload for code, texts and brands. */
export const serveDevelopment = async (args: readonly string[]): Promise<void> => {
  let port = 0;
  try {
    const {
      host,
      trusted,
      development,
      sandbox: hasSandbox,
      logLevel,
      environment,
      ...options
    } = parseServeOptions(args, process.env);
    ({ port } = options);
    if (!development)
      throw new Error(
        'npm run dev serves the source code: leave HOST out, or add --developer to make it available on the network.',
      );
    const log = createLog(logLevel);
    const onError = (error: unknown): void => log.failed(error, null);
    let viteListener: RequestListener | undefined;
    const listening = await listen(port, {
      host,
      trusted,
      onAnswered: log.answered,
      intercept: (incoming, outgoing) => {
        if (!isSource(incoming) || viteListener === undefined) return false;
        viteListener(incoming, outgoing);
        return true;
      },
    });
    const [server, ...others] = listening.servers;
    for (const other of others) other.on('upgrade', (...asked) => server?.emit('upgrade', ...asked));

    const brandsDir = brandsFolder(projectPath('.'));
    if (environment !== null) requireEnvironment(brandsDir, environment);
    const registry = createBrandRegistry({ brandsDir, port, languages: productLanguages, environment, onError });
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
      hasSandbox
        ? createSandbox({
            ...databaseOptions(projectPath('.')),
            addressHeader: ADDRESS_HEADER,
            development,
            onError: log.failed,
          })
        : null,
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
    const running = runSandbox(sandbox, registry, onError);
    endOnSignals(async (patience) => {
      await vite.close();
      await listening.close(patience);
      await running.end();
    });
    await pushBrandChanges({ vite, registry, build, brandsDir, languagesDir: LANGUAGES_DIR, onError });
    const failed: ServerLog['failed'] = (error, requestId) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      log.failed(error, requestId);
    };
    listening.open(
      createSiteServer({
        registry,
        build,
        ...running.site,
        development,
        storybook: createStorybook({ root: projectPath('.') }),
        log: { ...log, failed },
      }).fetch,
    );
    print(
      announce({
        brands,
        total: brands.length,
        port,
        host,
        development,
        sandbox: hasSandbox,
        readyAfter: performance.now(),
      }),
    );
  } catch (error) {
    exitWithError(explainStartError(error, port));
  }
};
