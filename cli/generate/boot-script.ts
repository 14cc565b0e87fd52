import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { ROUTE_METADATA, ROUTES } from '#schemas/routes.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SOURCE = fileURLToPath(new URL('../../src/hydration/boot-script.ts', import.meta.url));

/** Returns the path flags under the names that `boot-script.ts` uses. */
const pathFlags = (): string =>
  JSON.stringify(
    Object.fromEntries(
      ROUTES.flatMap((path) => {
        const { entry, overHome } = ROUTE_METADATA[path];
        const flags = (entry === 'members' ? 0 : 1) + (entry === 'visitors' ? 2 : 0) + (overHome ? 4 : 0);
        return path === '/' || flags === 0 ? [] : [[path, flags]];
      }),
    ),
  );

/** Returns the inline script of every document: `src/hydration/boot-script.ts`, minified, with its path flags. */
export const bootScript = async (): Promise<string> => {
  const made = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    define: { PATH_FLAGS: pathFlags() },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return made.output[0].code.trim().replace(/;$/, '');
};

export const bootScriptText = async (): Promise<string> =>
  `/** Made by \`npm run generate\` from \`src/hydration/boot-script.ts\`. */\nexport const BOOT_SCRIPT =\n  ${JSON.stringify(await bootScript())};\n`;
