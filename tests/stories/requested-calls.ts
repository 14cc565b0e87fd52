import ts from 'typescript';
import { lazyImport, nodesOf, readSource, type Named } from './read-source.ts';

const CALLS = 'schemas/calls/';
/** Hooks whose first argument is the call to send. */
const CALL_HOOKS = new Set(['useCallQuery', 'usePagedCall']);
/** Hooks with a function that sends calls: `fetchCall(call, …)` or `mutateCall(call, …)`. */
const FUNCTION_HOOKS = new Set(['useLaunched', 'useQuery']);
const SENDERS = new Set(['fetchCall', 'mutateCall']);
/** This hook reads the response of the call `status`, so a feature that uses it waits for that response; hooks for module switches do not wait. */
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
  const runs = called.some(({ hook }) => FUNCTION_HOOKS.has(hook));
  const sent = called
    .filter(({ hook }) => CALL_HOOKS.has(hook) || (runs && SENDERS.has(hook)))
    .map(({ first }) => first);
  return {
    parts: [
      ...[...names].filter((other) => other !== name && declared.has(other)).map((other) => ({ name: other, path })),
      ...imports.filter(
        ({ local, path: from }) =>
          names.has(local) && from.startsWith('src/') && !from.startsWith('src/platform/use-site-info'),
      ),
      ...nodes.flatMap((node) => lazyImport(path, node) ?? []),
    ],
    calls: [
      ...imports.filter(({ local, path: from }) => from.startsWith(CALLS) && sent.includes(local)),
      ...(path.startsWith('src/features/') && called.some(({ hook }) => hook === SITE_INFO) ? [STATUS] : []),
    ],
  };
};

/** Returns the calls that a component sends when it renders: its own, and those of all components and hooks it uses. */
export const requestedCalls = (part: Named): readonly Named[] => {
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
