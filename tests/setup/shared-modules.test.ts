import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['src', 'machines', 'schemas', 'publish', 'sandbox', 'cli', 'tests', '.storybook'];

const modules = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path: join(folder, path), text: readFileSync(join(root, folder, path), 'utf8') })),
);
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

test('a module imported by several test files registers no hooks at its top level, because it is evaluated only for the first file', () => {
  const found = modules.filter(
    ({ path, text }) =>
      !isTest(path) && !path.startsWith(join('tests', 'setup')) && /^(before|after)(Each|All)\(/m.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('a test file that resets modules or starts a hydration is named .isolated.test, because all others share their modules', () => {
  const found = modules.filter(
    ({ path, text }) =>
      isTest(path) &&
      // Each file in this folder has its own modules.
      !path.startsWith(join('tests', 'crash')) &&
      !path.includes('.isolated.') &&
      /\b(vi\.(resetModules|mock|doMock)|beginHydration)\(/.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});
