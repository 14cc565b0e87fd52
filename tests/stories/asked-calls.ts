import ts from 'typescript';
import { lateImport, nodesOf, readSource, type Named } from './read-source.ts';

const CALLS = 'schemas/calls/';
/** Hooks whose first argument is the call that they ask. */
const ASKING = new Set(['useCallQuery', 'usePagedCall']);
/** Hooks that run a function written beside them, which asks by `fetchCall(call, …)` or `mutateCall(call, …)`. */
const RUNNING = new Set(['useLaunched', 'useQuery']);
const DIRECT = new Set(['fetchCall', 'mutateCall']);
/** What a feature asks of the site as a whole, which one call answers. A module's switch is not waited for. */
const SITE_INFO = 'useSiteInfo';
const STATUS: Named = { name: 'status', path: `${CALLS}account.ts` };

interface Use {
  readonly parts: readonly Named[];
  readonly calls: readonly Named[];
}

const partAndCalls = ({ name, path }: Named): Use => {
  const { declared, imports } = readSource(path);
  const own = declared.get(name);
  if (own === undefined) return { parts: [], calls: [] };
  const nodes = [...nodesOf(own)];
  const names = new Set(nodes.filter(ts.isIdentifier).map(({ text }) => text));
  const called = nodes
    .filter(ts.isCallExpression)
    .flatMap(({ expression, arguments: [first] }) =>
      ts.isIdentifier(expression)
        ? [{ hook: expression.text, first: first !== undefined && ts.isIdentifier(first) ? first.text : null }]
        : [],
    );
  const runs = called.some(({ hook }) => RUNNING.has(hook));
  const asked = called.filter(({ hook }) => ASKING.has(hook) || (runs && DIRECT.has(hook))).map(({ first }) => first);
  return {
    parts: [
      ...[...names].filter((other) => other !== name && declared.has(other)).map((other) => ({ name: other, path })),
      ...imports.filter(
        ({ local, path: from }) =>
          names.has(local) && from.startsWith('src/') && !from.startsWith('src/platform/use-site-info'),
      ),
      ...nodes.flatMap((node) => lateImport(path, node) ?? []),
    ],
    calls: [
      ...imports.filter(({ local, path: from }) => from.startsWith(CALLS) && asked.includes(local)),
      ...(path.startsWith('src/features/') && called.some(({ hook }) => hook === SITE_INFO) ? [STATUS] : []),
    ],
  };
};

/** The calls that a part asks of the platform when it is drawn: its own, and those of all that it is made of. */
export const askedCalls = (part: Named): readonly Named[] => {
  const calls = new Map<string, Named>();
  const seen = new Set<string>();
  const visit = (one: Named): void => {
    const key = `${one.path}#${one.name}`;
    if (seen.has(key)) return;
    seen.add(key);
    const use = partAndCalls(one);
    for (const { name, path } of use.calls) calls.set(`${path}#${name}`, { name, path });
    for (const next of use.parts) visit(next);
  };
  visit(part);
  return [...calls.values()];
};
