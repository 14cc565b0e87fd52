import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { code, pageText, tableText } from './markdown.ts';
import { VALUE_PATHS, type ValuePath } from './value-paths.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['schemas', 'machines', 'src', 'publish', 'sandbox', 'cli'];

interface Source {
  readonly path: string;
  readonly text: string;
}

const readSources = (): readonly Source[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|stories)\.|\.d\.ts$|\/sample-/.test(path))
      .sort()
      .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') })),
  );

/** The folders of `src` that the diagram shows as one node, because they are on the same level. */
const FLOORS: Readonly<Record<string, string>> = {
  'src/platform': 'src core',
  'src/texts': 'src core',
  'src/brand': 'src core',
  'src/session': 'src shared',
  'src/modals': 'src shared',
  'src/forms': 'src shared',
  'src/launch': 'src shared',
  'src/search': 'src shared',
  'src/claims': 'src shared',
  'src/rich-text': 'src shared',
  'src/records': 'src shared',
};

const layerOf = (path: string): string => {
  const [folder = '', room = ''] = path.split('/');
  if (folder !== 'src') return folder;
  return room.includes('.') ? 'src/app' : (FLOORS[`src/${room}`] ?? `src/${room}`);
};

/** Returns the other layers that each layer imports, including type imports. */
const importsOf = (sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const imports = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    const from = layerOf(path);
    const found = imports.get(from) ?? new Set();
    imports.set(from, found);
    for (const [, to = ''] of text.matchAll(
      /(?:from|import\() ?'#((?:schemas|machines|src|publish|sandbox|cli)\/[^']+)'/g,
    ))
      if (layerOf(to) !== from) found.add(layerOf(to));
  }
  return imports;
};

/** Returns the arrows of the diagram. An arrow is left out if a longer path connects the same two layers. */
const drawnArrows = (imports: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly [string, string])[] => {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(imports.get(from) ?? [])].some(
      (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
    );
  return [...imports].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))
      .map((to) => [from, to] as const),
  );
};

const idOf = (layer: string): string => layer.replaceAll(/\W/g, '_');

const drawing = (sources: readonly Source[]): string => {
  const imports = importsOf(sources);
  return [
    '```mermaid',
    'flowchart TD',
    '  accTitle: Which layer imports which',
    ...[...imports.keys()].sort().map((layer) => `  ${idOf(layer)}["${layer}"]`),
    ...drawnArrows(imports)
      .map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`)
      .sort(),
    '```',
  ].join('\n');
};

const escaped = (name: string): string => name.replaceAll('$', String.raw`\$`);

/** Returns the file that defines a function; throws if no file or several files define it. */
const fileOf = (sources: readonly Source[], name: string): string => {
  const [outer = '', inner] = name.split('.');
  const defining = (before: string): readonly Source[] => {
    const definition = new RegExp(`^${before}(?:const|class|(?:async )?function) ${escaped(outer)}\\b`, 'm');
    return sources.filter(({ text }) => definition.test(text));
  };
  const exported = defining('export ');
  const found = exported.length > 0 ? exported : defining('');
  const [file, ...more] = found;
  const refuse = (why: string): never => {
    throw new Error(`docs/architecture.md: ${why}; correct cli/generate/value-paths.ts`);
  };
  if (file === undefined) return refuse(`no file defines ${outer}`);
  if (more.length > 0) return refuse(`${found.map(({ path }) => path).join(' and ')} define ${outer}`);
  if (inner !== undefined && !new RegExp(`(?:^|[\\s#])${escaped(inner)}(?:\\(|:| =)`, 'm').test(file.text))
    return refuse(`${file.path} has no ${inner}`);
  return file.path;
};

const pathText = (sources: readonly Source[], { title, value, stations }: ValuePath): string =>
  [
    `## ${title}`,
    `${value}, in ${stations.length} steps.`,
    tableText(
      ['Function', 'What it does', 'File'],
      stations.map(([name, does]) => {
        const file = fileOf(sources, name);
        return [code(name), does, code(file)];
      }),
    ),
  ].join('\n\n');

/** Generates docs/architecture.md: the imports between layers, and the paths of five values through them. */
export const architectureDocText = (paths: readonly ValuePath[] = VALUE_PATHS): string => {
  const sources = readSources();
  return pageText(
    '`cli/generate/value-paths.ts` and the imports of the code',
    '# Architecture',
    'The table in the README describes each layer, and `npm run layers` rejects imports from a higher layer. The diagram shows the current imports between layers, including type imports; an arrow is left out if a longer path connects the same two layers. *src core* is platform, texts and brand; *src shared* is code that several features use: session, modals, forms, records and others. Features never import each other.',
    drawing(sources),
    'Each table below follows one value from its source to its destination. It lists the functions that change or check the value, and leaves out functions that only pass it on.',
    ...paths.map((path) => pathText(sources, path)),
  );
};
