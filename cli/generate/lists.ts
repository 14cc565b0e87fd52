import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const NOTICE = '// Made by `npm run generate` from the files beside it. A change by hand does not last.';

interface Found {
  readonly file: string;
  readonly text: string;
}

const sourcesIn = (folder: string): readonly Found[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => ({ file, text: readFileSync(`${root}${folder}/${file}`, 'utf8') }));

/** Converts a name such as `two-step` to camel case. */
const camelCase = (name: string): string => name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** Returns the exported constants of a folder whose names end with `ending`, with the file of each. */
const exported = (folder: string, ending: string): readonly { readonly file: string; readonly name: string }[] =>
  sourcesIn(folder).flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(`^export const (\\w+${ending})\\b`, 'gmu'))].flatMap(([, name]) =>
      name === undefined ? [] : [{ file, name }],
    ),
  );

const importsOf = (found: readonly { readonly file: string; readonly name: string }[]): string =>
  found.map(({ file, name }) => `import { ${name} } from './${file}';`).join('\n');

const callsText = (): string => {
  const groups = sourcesIn('schemas/calls')
    .filter(({ text }) => / = endpoint\(/.test(text))
    .map(({ file }) => ({ file, name: camelCase(file.slice(0, -'.ts'.length)) }));
  return `${NOTICE}
import type { Call } from '../call.ts';
${groups.map(({ file, name }) => `import * as ${name} from './${file}';`).join('\n')}

/** The exports of each group of calls, by file name. Never import this in \`src\`: it would put all calls into one chunk. */
export const callGroups = {
${groups.map(({ file, name }) => (file === `${name}.ts` ? `  ${name},` : `  '${file.slice(0, -'.ts'.length)}': ${name},`)).join('\n')}
};

/** Every platform call. */
export const allCalls: readonly Call[] = Object.values(callGroups).flatMap((group) =>
  Object.values(group).filter((value): value is Extract<typeof value, Call> => 'path' in value),
);
`;
};

const routesText = (): string => {
  const found = exported('sandbox/routes', 'Routes').filter(({ name }) => name !== 'allRoutes');
  return `${NOTICE}
import type { Route } from '#sandbox/kernel/requests/route.ts';
${importsOf(found)}

/** Every call that the sandbox answers. */
export const allRoutes: readonly Route[] = [
${found.map(({ name }) => `  ...${name},`).join('\n')}
];
`;
};

const scenariosText = (): string => {
  const found = exported('machines', 'Scenarios').filter(({ file }) => file.endsWith('.scenarios.ts'));
  return `${NOTICE}
${importsOf(found)}
import type { MachineScenarios } from './scenarios/machine-scenarios.ts';

/** The scenarios of every machine. */
export const ALL_SCENARIOS: readonly MachineScenarios[] = [
${found.map(({ name }) => `  ${name},`).join('\n')}
];
`;
};

/** The generated files that list the exports of a folder, so that a new file in the folder needs no entry anywhere. */
export const listFiles: readonly { readonly path: string; readonly make: () => string }[] = [
  { path: 'schemas/calls/all-calls.ts', make: callsText },
  { path: 'sandbox/routes/all-routes.ts', make: routesText },
  { path: 'machines/all-scenarios.ts', make: scenariosText },
];
