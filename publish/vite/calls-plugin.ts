import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { Call } from '../../schemas/call.ts';
import type { callGroups } from '../../schemas/calls/all-calls.ts';
import { checkCode } from './answer-check-code.ts';

const CALLS = /\/schemas\/calls\/[a-z-]+\.ts$/;
const ONE = /^(.*\/schemas\/calls\/[a-z-]+\.ts)\?call=(\w+)$/;
const PARTS = fileURLToPath(new URL('../../src/platform/answer-check.ts', import.meta.url));

const ALL = fileURLToPath(new URL('../../schemas/calls/all-calls.ts', import.meta.url));

/** Returns the group of calls that a file contains, such as `account` for `.../schemas/calls/account.ts`. */
const nameOf = (file: string): string => /([a-z-]+)\.ts$/.exec(file)?.[1] ?? '';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'method' in value &&
  'path' in value &&
  'output' in value;

/** Generates a module that contains a call as plain data and the check of its answer, so that the browser needs no schema library. */
const callModule = (
  exported: string,
  { name, method, path, token, sealed, body, idempotent, secrets, stales, output }: Call,
): string => {
  // Only operations need `secrets`; the input of other calls is neither stored nor compared.
  const metadata = JSON.stringify({
    name,
    method,
    path,
    token,
    sealed,
    body,
    idempotent,
    ...(idempotent ? { secrets } : {}),
    stales,
  });
  const check = checkCode(JSON.parse(JSON.stringify(output)) as Parameters<typeof checkCode>[0], name);
  return [
    `import { any, bool, int, list, nil, none, num, one, or, rec, str } from ${JSON.stringify(PARTS)};`,
    `export const ${exported} = /* @__PURE__ */ (() => ({ ...${metadata}, accepts: ${check} }))();`,
  ].join('\n');
};

interface Calls {
  /** The calls by group, such as `account`, and by exported name. */
  readonly groups: ReadonlyMap<string, ReadonlyMap<string, Call>>;
  /** The files on which the calls depend. */
  readonly dependencies: readonly string[];
}

const readCalls = async (): Promise<Calls> => {
  const { module, dependencies } = await runnerImport<{ readonly callGroups: typeof callGroups }>(ALL, {
    configFile: false,
    logLevel: 'silent',
  });
  const callsOf = (group: object): ReadonlyMap<string, Call> =>
    new Map(Object.entries(group).filter((entry): entry is [string, Call] => isCall(entry[1])));
  return {
    groups: new Map(Object.entries(module.callGroups).map(([name, group]) => [name, callsOf(group)])),
    dependencies,
  };
};

const IMPORT = /^import \{([^}]*)\} from '(#schemas\/calls\/[a-z-]+\.ts)';$/gm;

/**
 * Splits `import { a, b } from group` into one import per call, because importing the whole group would put all its
 * calls into the chunk of the first route.
 */
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

/**
 * Splits `schemas/calls/<group>.ts` into one module for each call, for the browser and the prerenderer, so that each call is in the chunk that uses
 * it. Types still come from the source file.
 */
export const callsPlugin = (): Plugin => {
  /** The calls are loaded once per build, because a separate environment for each file or call would take seconds. */
  let known: Promise<Calls> | null = null;
  const calls = (): Promise<Calls> => (known ??= readCalls());
  return {
    name: 'marquee:calls',
    enforce: 'pre',
    watchChange() {
      known = null;
    },
    async resolveId(id, importer) {
      if (ONE.test(id)) return id;
      const [, group, query] = /^(#schemas\/calls\/[a-z-]+\.ts)(\?call=\w+)$/.exec(id) ?? [];
      if (group === undefined) return null;
      const found = await this.resolve(group, importer);
      return found === null ? null : `${found.id}${query}`;
    },
    async transform(code) {
      if (code.search(IMPORT) < 0) return null;
      const { groups } = await calls();
      const isCallOf = (group: string, name: string): boolean => groups.get(nameOf(group))?.has(name) === true;
      return { code: importsByCall(code, isCallOf), map: null };
    },
    async load(id) {
      const [, file = id.split('?')[0] ?? id, wanted] = ONE.exec(id) ?? [];
      if (!CALLS.test(file)) return null;
      const { groups, dependencies } = await calls();
      const group = groups.get(nameOf(file));
      if (group === undefined) return null;
      for (const dependency of dependencies) this.addWatchFile(dependency);
      const own = wanted === undefined ? undefined : group.get(wanted);
      const code =
        wanted === undefined || own === undefined
          ? [...group.keys()]
              .map((exported) => `export { ${exported} } from ${JSON.stringify(`${file}?call=${exported}`)};`)
              .join('\n')
          : callModule(wanted, own);
      return { code, map: null, moduleSideEffects: false };
    },
  };
};
