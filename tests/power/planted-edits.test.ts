import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { areas, defects } from './all-defects.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['src', 'machines', 'schemas', 'publish', 'sandbox', 'cli', 'tests', '.storybook'];
const ID = /\[([a-z][a-z-]*(?:\.[\w-]+)+)\](?=[\s'"`\]]|$)/gm;

const idsIn = (path: string): readonly string[] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(ID)].map(([, id = '']) => id);

const testFiles = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(test|stories)\.tsx?$/.test(path))
    .map((path) => join(folder, path)),
);
const requirements = new Set(['docs/product.md', ...testFiles].flatMap(idsIn));

test('each planted edit matches its file exactly once, and changes the file', () => {
  const misplaced = defects.filter(
    ({ file, from, to }) =>
      from === to || !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8').split(from).length !== 2,
  );
  expect(misplaced.map(({ id }) => id)).toEqual([]);
});

test('each planted defect has a unique id', () => {
  const ids = defects.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("each planted defect names a requirement found in docs/product.md or a test title, and is in the file for that requirement's area", () => {
  const astray = areas.flatMap(({ area, defects: rows }) =>
    rows.filter(({ requirement }) => !requirements.has(requirement) || requirement.split('.')[0] !== area),
  );
  expect(astray.map(({ id, requirement }) => `${id}: ${requirement}`)).toEqual([]);
});

test('the tests named by planted defects exist', () => {
  const missing = defects.flatMap(({ id, tests = [], stories, e2e }) =>
    [...tests, ...[stories, e2e].filter((path) => path !== undefined)]
      // As in Vitest, a path may be a prefix of several files.
      .filter((path) => !testFiles.some((file) => file.startsWith(path)))
      .map((path) => `${id}: ${path}`),
  );
  expect(missing).toEqual([]);
});
