import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type * as stamps from './build-stamp.mjs';

const repository = fileURLToPath(new URL('../', import.meta.url));

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marquee-build-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Copies what decides whether to build. The folder has its own lock, which is in `node_modules`. */
const copyBuilder = (): void => {
  for (const name of ['cli', 'publish/locks', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(repository, name), join(root, name), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(repository, 'node_modules')))
    if (name !== '.cache' && name !== '.marquee')
      symlinkSync(join(repository, 'node_modules', name), join(root, 'node_modules', name));
  // Without this mark, the build would install the dependencies.
  const installed = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  writeFileSync(join(root, 'node_modules/.marquee'), installed.digest('hex'));
};

test('a command does not build again if another one has built since it found the build outdated', async () => {
  copyBuilder();
  const { SITE, sourceHash } = (await import(pathToFileURL(join(root, 'cli/build-stamp.mjs')).href)) as typeof stamps;
  mkdirSync(join(root, 'dist'));
  writeFileSync(SITE.stamp, sourceHash(SITE));
  writeFileSync(join(root, 'dist/in-use.js'), '');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/build.mjs', '--if-outdated'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([0, '', '']);
  expect(existsSync(join(root, 'dist/in-use.js'))).toBe(true);
});
