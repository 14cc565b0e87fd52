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

/** Made by tools or by a start; `storybook-static` is copied, since a build of it takes minutes. */
const LEFT_OUT = new Set(['.git', '.data', 'node_modules', 'dist', 'reports', 'test-results']);

const linkOrCopy = (from, to) => {
  try {
    linkSync(from, to);
  } catch {
    // The temporary folder is on another device.
    copyFileSync(from, to);
  }
};

/** Packages are never written to, so hard links do; caches are, and stay behind. */
const linkPackages = (from, to) => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (entry.name !== '.cache' && entry.name !== '.vite') linkPackages(source, target);
    } else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
};

/** A copy of the project at `root` with its packages, in a new temporary folder whose path it returns; the caller removes it. */
export const makeScratchCopy = (root) => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-power-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !(LEFT_OUT.has(basename(path)) && relative(root, path) === basename(path)),
  });
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
};
