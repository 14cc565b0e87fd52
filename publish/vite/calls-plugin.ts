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

/** The calls of a group by their exported names, and the files that they are made of; empty for a file that has none. */
const readGroup = async (
  file: string,
): Promise<{ calls: ReadonlyMap<string, Call>; dependencies: readonly string[] }> => {
  const { module, dependencies } = await runnerImport<Record<string, unknown>>(file, {
    configFile: false,
    logLevel: 'silent',
  });
  return {
    calls: new Map(Object.entries(module).filter((entry): entry is [string, Call] => isCall(entry[1]))),
    dependencies,
  };
};

const IMPORT = /^import \{([^}]*)\} from '(#schemas\/calls\/[a-z-]+\.ts)';$/gm;

/** `import { a, b } from group` as an import of each call's own module: through the group, all of its calls would reach the first route's chunk. */
export const importsByCall = (code: string, isCallOf: (group: string, name: string) => boolean): string =>
  code.replaceAll(IMPORT, (whole, list: string, group: string) => {
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '));
    const isPlain = names.every((name) => isCallOf(group, name.split(' as ')[0] ?? name));
    return isPlain
      ? names.map((name) => `import { ${name} } from '${group}?call=${name.split(' as ')[0]}';`).join('\n')
      : whole;
  });

/** Rewrites `schemas/calls/<group>.ts` for the browser and the prerenderer, a module a call, so that each goes with the chunk that uses it; types still come from the source. */
export const callsPlugin = (): Plugin => {
  const names = new Map<string, Promise<ReadonlySet<string>>>();
  const namesOf = (file: string): Promise<ReadonlySet<string>> => {
    const held = names.get(file) ?? readGroup(file).then(({ calls }) => new Set(calls.keys()));
    names.set(file, held);
    return held;
  };
  return {
    name: 'marquee:calls',
    enforce: 'pre',
    buildStart: () => names.clear(),
    watchChange: () => names.clear(),
    async resolveId(id, importer) {
      if (ONE.test(id)) return id;
      const [, group, query] = /^(#schemas\/calls\/[a-z-]+\.ts)(\?call=\w+)$/.exec(id) ?? [];
      if (group === undefined) return null;
      const found = await this.resolve(group, importer);
      return found === null ? null : `${found.id}${query}`;
    },
    async transform(code, id) {
      const groups = [...code.matchAll(IMPORT)].map(([, , group = '']) => group);
      if (groups.length === 0) return null;
      const known = new Map(
        await Promise.all(
          groups.map(async (group) => {
            const found = await this.resolve(group, id);
            return [group, found === null ? new Set<string>() : await namesOf(found.id)] as const;
          }),
        ),
      );
      return { code: importsByCall(code, (group, name) => known.get(group)?.has(name) === true), map: null };
    },
    async load(id) {
      const [, file = id.split('?')[0] ?? id, wanted] = ONE.exec(id) ?? [];
      if (!CALLS.test(file)) return null;
      const { calls, dependencies } = await readGroup(file);
      if (calls.size === 0) return null;
      for (const dependency of dependencies) this.addWatchFile(dependency);
      const own = wanted === undefined ? undefined : calls.get(wanted);
      const code =
        wanted === undefined || own === undefined
          ? [...calls.keys()]
              .map((exported) => `export { ${exported} } from ${JSON.stringify(`${file}?call=${exported}`)};`)
              .join('\n')
          : callModule(wanted, own);
      return { code, map: null, moduleSideEffects: false };
    },
  };
};
