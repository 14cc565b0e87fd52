import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { ROUTE_FACTS, ROUTES } from '#schemas/routes.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SOURCE = fileURLToPath(new URL('../../src/hydration/boot/boot-script.ts', import.meta.url));

const paths = (fits: (facts: (typeof ROUTE_FACTS)[(typeof ROUTES)[number]]) => boolean): string =>
  JSON.stringify(ROUTES.filter((path) => path !== '/' && fits(ROUTE_FACTS[path])));

/** The inline script of every document: `src/hydration/boot/boot-script.ts` with its lists of paths, minified. */
const bootScript = async (): Promise<string> => {
  const made = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    define: {
      VISITOR_PATHS: paths(({ entry }) => entry === 'visitors'),
      PUBLIC_PATHS: paths(({ entry }) => entry !== 'members'),
      OVER_HOME_PATHS: paths(({ overHome }) => overHome),
    },
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
  `/** Made by \`npm run generate\` from \`src/hydration/boot/boot-script.ts\`. */\nexport const BOOT_SCRIPT =\n  ${JSON.stringify(await bootScript())};\n`;
