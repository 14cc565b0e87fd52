import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
  readlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

/** Created by tools or at startup, so not copied. `storybook-static` is copied, because building it takes minutes. */
const LEFT_OUT = new Set(['.git', '.data', 'node_modules', 'dist', 'reports', 'test-results']);

const linkOrCopy = (from, to) => {
  try {
    linkSync(from, to);
  } catch {
    // Hard links fail if the temporary folder is on another file system.
    copyFileSync(from, to);
  }
};

/** Folders of `node_modules` that tools write to. */
const CACHES = new Set(['.cache', '.vite']);

/** Packages are never written to, so hard links are safe. Folders with these names inside a package are kept, because it needs them. */
const linkPackages = (from, to, isLeftOut = (name) => CACHES.has(name)) => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (isLeftOut(entry.name)) continue;
    if (entry.isDirectory()) linkPackages(source, target, () => false);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
};

/** Copies the project at `root` with its packages to a new temporary folder and returns its path; the caller removes it. */
export const makeScratchCopy = (root) => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-power-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !(LEFT_OUT.has(basename(path)) && relative(root, path) === basename(path)),
  });
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
};
