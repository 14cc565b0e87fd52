import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import type { Call } from '#schemas/call.ts';
import { requestedCalls } from './requested-calls.ts';
import { lazyImport, nodesOf, readSource, sourcesIn, type Named, type Source } from './read-source.ts';

/** States that need no story, each with the reason: `State of call`, or `State of call in Part` for one component. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'Empty of country': 'a form keeps its fallback country, so an empty list looks like one that failed to load',
  'TenThousand of domainRoute': 'a site has only a handful of addresses',
  'TenThousand of country': 'there are some 250; the form controls list them all',
  'TenThousand of gameList in SeamlessPage': 'the page requests only the first game',
};

const isPart = (name: string): boolean => /^[A-Z]/.test(name) && /[a-z]/.test(name);
const sources = (folder: string, fits: RegExp): readonly Source[] =>
  sourcesIn(folder, fits).filter(({ path }) => !/\.(test|stories)\.tsx?$/.test(path));
const stories = ['src', '.storybook'].flatMap((folder) => sourcesIn(folder, /\.stories\.tsx$/));

/** Returns the identifiers that a file uses outside its imports. */
const written = (source: Source): ReadonlySet<string> =>
  new Set(
    source.tree.statements
      .filter((node) => !ts.isImportDeclaration(node))
      .flatMap((node) => [...nodesOf(node)].filter(ts.isIdentifier).map(({ text }) => text)),
  );
const writtenBy = new Map(stories.map((story) => [story, written(story)]));

/** Returns the story files of a component: those that import and use it. */
const storiesOf = ({ name, path }: Named): readonly Source[] =>
  stories.filter((story) =>
    story.imports.some((one) => one.name === name && one.path === path && writtenBy.get(story)?.has(one.local)),
  );
const titleOf = ({ name, path }: Named): string => `${name} of ${path}`;
const withoutStory = (parts: readonly Named[]): readonly string[] =>
  parts.filter((part) => storiesOf(part).length === 0).map(titleOf);

/** Returns the components that a table of `src/app` renders, directly or lazily. */
const drawnBy = (path: string): readonly Named[] => {
  const { tree, imports } = readSource(path);
  const drawn = new Set(
    [...nodesOf(tree)].flatMap((node) =>
      (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) && ts.isIdentifier(node.tagName)
        ? [node.tagName.text]
        : [],
    ),
  );
  const late = [...nodesOf(tree)].flatMap((node) => lazyImport(path, node) ?? []);
  return [
    ...imports
      .filter(({ local, path: from }) => drawn.has(local) && /^src\/(features|session|app)\//.test(from))
      .map(({ name, path: from }) => ({ name, path: from })),
    ...late,
  ];
};

test('every component in ui has a story', () => {
  const parts = sources('src/ui', /\.tsx$/).flatMap(({ path, exports }) =>
    exports.filter(isPart).map((name) => ({ name, path })),
  );
  expect(parts.length).toBeGreaterThan(30);
  expect(withoutStory(parts)).toEqual([]);
});

/** Returns the widgets, fields and templates registered by a form theme. */
const registered = (path: string): readonly Named[] => {
  const { tree, imports } = readSource(path);
  const late = [...nodesOf(tree)].flatMap((node) => lazyImport(path, node) ?? []);
  const named = [...nodesOf(tree)].flatMap((node) => {
    if (ts.isShorthandPropertyAssignment(node)) return [node.name.text];
    return ts.isPropertyAssignment(node) && ts.isIdentifier(node.initializer) ? [node.initializer.text] : [];
  });
  return [
    ...imports
      .filter(({ local, path: from }) => named.includes(local) && isPart(local) && from.startsWith('src/forms/'))
      .map(({ name, path: from }) => ({ name, path: from })),
    ...late,
  ];
};
const formThemes = sources('src/forms', /\.tsx?$/).filter(({ tree }) =>
  /\b(widgets|fields|templates): \{/.test(tree.text),
);
const formParts = formThemes.flatMap(({ path }) => registered(path));

test('every widget, field and template of the form themes has a story', () => {
  expect(formThemes.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['src/forms/theme.tsx', 'src/forms/form-fields.tsx']),
  );
  expect(formParts.length).toBeGreaterThan(10);
  expect(withoutStory(formParts)).toEqual([]);
});

const WIDGET_STATES = ['Empty', 'Filled', 'Wrong', 'Disabled', 'ReadOnly'];

test.each(
  formParts
    .filter(({ name }) => name.endsWith('Widget') && name !== 'HiddenWidget')
    .map((part) => [part.name, part] as const),
)('the widget %s has a story for each of its states', (_name, part) => {
  const shown = new Set(storiesOf(part).flatMap(({ exports }) => exports));
  expect(WIDGET_STATES.filter((state) => !shown.has(state))).toEqual([]);
});

const composed = sources('src/app', /\.tsx$/).flatMap(({ path }) => drawnBy(path));

test('every lazy component in src/app has a story', () => {
  const late = sources('src/app', /\.tsx$/).flatMap(({ path, tree }) =>
    [...nodesOf(tree)].flatMap((node) => lazyImport(path, node) ?? []),
  );
  expect(late.length).toBeGreaterThan(20);
  expect(withoutStory(late)).toEqual([]);
});

const pages = drawnBy('src/app/routes.tsx');
const modals = drawnBy('src/app/modals.tsx');
const centrePages = ['src/app/member-pages.tsx', 'src/app/agent-pages.tsx'].flatMap(drawnBy);

test('every route and every modal renders a known component', () => {
  expect(pages.length).toBeGreaterThan(12);
  expect(modals.length).toBeGreaterThan(8);
  expect(composed.length).toBeGreaterThan(pages.length + modals.length);
});

const groups = import.meta.glob<Readonly<Record<string, Call>>>(['/schemas/calls/*.ts', '!/schemas/calls/*.test.ts'], {
  eager: true,
});
const callAt = ({ name, path }: Named): Call => {
  const call = groups[`/${path}`]?.[name];
  if (call === undefined) throw new Error(`there is no call ${name} in ${path}`);
  return call;
};

interface Shape {
  readonly type?: string;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
}
/** Returns the lists in a response, including the response itself: each may be empty, and a list without `maxItems` may be long. */
const listsOf = ({ properties = {}, ...own }: Shape): readonly Shape[] =>
  [own, ...Object.values(properties)].filter(({ type }) => type === 'array');

const needs = (call: Named): readonly string[] => {
  const lists = listsOf(callAt(call).output);
  return [
    'Loading',
    'Failed',
    ...(lists.length > 0 ? ['Empty'] : []),
    ...(lists.some(({ maxItems }) => maxItems === undefined) ? ['TenThousand'] : []),
  ];
};

/** Returns the states that a component's calls require but no story shows, named as in `EXCEPTIONS`. */
const missingStates = (part: Named): readonly (readonly [string, string])[] => {
  const shown = new Set(storiesOf(part).flatMap(({ exports }) => exports));
  return requestedCalls(part).flatMap((call) =>
    needs(call)
      .filter((state) => !shown.has(state))
      .map((state) => [`${state} of ${call.name}`, `${state} of ${call.name} in ${part.name}`] as const),
  );
};
const isExcused = (names: readonly string[]): boolean => names.some((name) => name in EXCEPTIONS);

/** Returns the calls that a story file lists with `waitsFor`. */
const waitedBy = ({ tree }: Source): readonly string[] =>
  [...nodesOf(tree)].flatMap((node) =>
    ts.isCallExpression(node) && node.expression.getText() === 'waitsFor' && node.arguments[0] !== undefined
      ? [node.arguments[0].getText()]
      : [],
  );

/** Frames only render their menu's pages, which have their own tests. */
const isFrame = ({ name }: Named): boolean => name === 'SiteCentre';

describe.each([
  ...new Map(
    [...pages, ...modals, ...centrePages].filter((part) => !isFrame(part)).map((part) => [titleOf(part), part]),
  ),
])('%s', (_title, part) => {
  test('has a story', () => {
    expect(storiesOf(part)).not.toHaveLength(0);
  });

  test('has a story for each state of its calls', () => {
    expect(
      missingStates(part)
        .filter((names) => !isExcused(names))
        .map(([, name]) => name),
    ).toEqual([]);
  });

  test('lists every call that it waits for', () => {
    const waited = new Set(storiesOf(part).flatMap(waitedBy));
    expect(
      requestedCalls(part)
        .map(({ name }) => name)
        .filter((name) => !waited.has(name)),
    ).toEqual([]);
  });
});

test('story answers are typed by their calls, so no story names a call by a string', () => {
  const names = Object.values(groups).flatMap((group) =>
    Object.values(group).flatMap((value) => (typeof value === 'object' && 'requirement' in value ? [value.name] : [])),
  );
  expect(names.length).toBeGreaterThan(50);
  expect(
    stories
      .filter(
        ({ path, tree }) =>
          path.startsWith('src/') &&
          [...nodesOf(tree)].some((node) => ts.isStringLiteral(node) && names.includes(node.text)),
      )
      .map(({ path }) => path),
  ).toEqual([]);
});

test('every exception is still needed', () => {
  const needed = new Set([...pages, ...modals].flatMap(missingStates).flat());
  expect(Object.keys(EXCEPTIONS).filter((name) => !needed.has(name))).toEqual([]);
});
