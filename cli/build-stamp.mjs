import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const ROOT_FILES = [
  'vite.config.ts',
  'tailwind.config.ts',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** The sources of the site. Brands are not among them, because a changed brand needs no new build. */
export const SITE = {
  stamp: join(root, 'dist/stamp'),
  folders: ['src', 'machines', 'schemas', 'publish', 'sandbox', 'cli'],
  files: ROOT_FILES,
  unread: /\.(test|stories)\.tsx?$|\.md$|\.test\.mjs$|(^|\/)__snapshots__\//,
};

/** The sources of Storybook, which also shows brands, looks, languages and docs. */
export const STORYBOOK = {
  stamp: join(root, 'storybook-static/stamp'),
  folders: ['src', 'machines', 'schemas', 'publish', 'sandbox', '.storybook', 'brands', 'looks', 'languages', 'docs'],
  files: ROOT_FILES,
  unread: /\.test\.(tsx?|mjs)$|(^|\/)__snapshots__\//,
};

/** The sources of the sandbox's answers that stories show. */
export const ANSWERS = {
  stamp: join(root, '.storybook/answers/stamp'),
  folders: ['schemas', 'sandbox', 'brands', 'languages', 'tests/contract'],
  files: ['.storybook/capture.ts', 'package-lock.json'],
  unread: /\.test\.tsx?$|\.md$|(^|\/)assets\//,
};

/** Returns a hash of all sources of a build. */
export const sourceHash = ({ folders, files, unread }) => {
  const hash = createHash('sha256');
  const add = (name) => {
    hash.update(`${name}\0`);
    hash.update(readFileSync(join(root, name)));
  };
  for (const folder of folders) {
    if (!existsSync(join(root, folder))) continue;
    const names = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'));
    for (const name of names.sort()) if (!unread.test(name)) add(name);
  }
  for (const name of files) if (existsSync(join(root, name))) add(name);
  return hash.digest('hex');
};

/** Whether the build is up to date with its sources. */
export const isFresh = (built) => existsSync(built.stamp) && readFileSync(built.stamp, 'utf8') === sourceHash(built);

export const clearStamp = ({ stamp }) => rmSync(stamp, { force: true });

export const writeStamp = ({ stamp }, hash) => {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
};
