import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SOURCE = fileURLToPath(new URL('../../publish/cloudflare/pages-worker-entry.ts', import.meta.url));

/** Returns the worker for Cloudflare Pages as one module. It is the same for every site and does not contain the brand's definition. */
const pagesWorker = async (): Promise<string> => {
  const made = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: SOURCE, preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  })) as Rolldown.RolldownOutput;
  return made.output[0].code.trim();
};

export const pagesWorkerText = async (): Promise<string> =>
  `/** Made by \`npm run generate\` from \`publish/cloudflare/pages-worker-entry.ts\`. */\nexport const PAGES_WORKER =\n  ${JSON.stringify(await pagesWorker())};\n`;
