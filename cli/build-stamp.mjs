import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const FOLDERS = ['src', 'machines', 'schemas', 'publish', 'sandbox', 'cli'];
const FILES = ['vite.config.ts', 'tailwind.config.ts', 'index.html', 'package.json', 'package-lock.json', 'tsconfig.json'];
const NOT_BUILT = /\.(test|stories)\.tsx?$|\.md$|\.test\.mjs$|(^|\/)(snapshots|__snapshots__)\//;
const STAMP = join(root, 'dist/stamp');

/** A hash of every source that the build reads. Brands are no part of it: they are data. */
export const sourceHash = () => {
  const hash = createHash('sha256');
  const add = (name) => {
    hash.update(`${name}\0`);
    hash.update(readFileSync(join(root, name)));
  };
  for (const folder of FOLDERS) {
    if (!existsSync(join(root, folder))) continue;
    const names = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'));
    for (const name of names.sort()) if (!NOT_BUILT.test(name)) add(name);
  }
  for (const name of FILES) if (existsSync(join(root, name))) add(name);
  return hash.digest('hex');
};

/** Whether `dist` was built from the sources as they are. */
export const isFresh = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceHash();

export const clearStamp = () => rmSync(STAMP, { force: true });

export const writeStamp = (hash) => {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(STAMP, hash);
};
