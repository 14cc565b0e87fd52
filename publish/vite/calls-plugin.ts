import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { Call } from '../../schemas/call.ts';
import { checkCode } from './answer-check-code.ts';

const CALLS = /\/schemas\/calls\/[a-z-]+\.ts$/;
const ONE = /^(.*\/schemas\/calls\/[a-z-]+\.ts)\?call=(\w+)$/;
const PARTS = fileURLToPath(new URL('../../src/platform/answer-check.ts', import.meta.url));

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'method' in value &&
  'path' in value &&
  'output' in value;

/** A call as plain data with the check of its answer, so that no schema library reaches the browser. */
const callModule = (
  exported: string,
  { name, method, path, token, sealed, body, idempotent, stales, output }: Call,
): string => {
  const facts = JSON.stringify({ name, method, path, token, sealed, body, idempotent, stales });
  const check = checkCode(JSON.parse(JSON.stringify(output)) as Parameters<typeof checkCode>[0], name);
  return [
    `import { any, bool, int, list, nil, none, num, one, or, rec, str } from ${JSON.stringify(PARTS)};`,
    `export const ${exported} = /* @__PURE__ */ (() => ({ ...${facts}, accepts: ${check} }))();`,
  ].join('\n');
};

/** Rewrites `schemas/calls/<group>.ts` for the browser and the prerenderer, a module a call, so that each goes with the chunk that uses it; types still come from the source. */
export const callsPlugin = (): Plugin => ({
  name: 'marquee:calls',
  enforce: 'pre',
  resolveId: (id) => (ONE.test(id) ? id : null),
  async load(id) {
    const [, file = id.split('?')[0] ?? id, wanted] = ONE.exec(id) ?? [];
    if (!CALLS.test(file)) return null;
    const { module, dependencies } = await runnerImport<Record<string, unknown>>(file, {
      configFile: false,
      logLevel: 'silent',
    });
    const calls = Object.entries(module).filter((entry): entry is [string, Call] => isCall(entry[1]));
    if (calls.length === 0) return null;
    for (const dependency of dependencies) this.addWatchFile(dependency);
    const own = calls.find(([exported]) => exported === wanted);
    const code =
      own === undefined
        ? calls
            .map(([exported]) => `export { ${exported} } from ${JSON.stringify(`${file}?call=${exported}`)};`)
            .join('\n')
        : callModule(...own);
    return { code, map: null, moduleSideEffects: false };
  },
});
