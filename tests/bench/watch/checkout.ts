import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  type Dirent,
} from 'node:fs';
import { join } from 'node:path';
import { runChild } from './children.ts';

const git = (root: string, ...args: readonly string[]): string | null => {
  const { status, stdout } = spawnSync('git', [...args], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/** Returns the commit that a name such as `main` or `HEAD~3` refers to, or `null` if there is none. */
const commitOf = (root: string, name: string): string | null =>
  git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);

/**
 * Returns the commit to compare the working tree with: the given one; otherwise the commit where this branch left `origin/main` or `main`; on that
 * branch itself, `HEAD` if there are uncommitted changes, otherwise the previous commit.
 */
export const baseCommit = (root: string, given: string | undefined): string => {
  if (given !== undefined) {
    const found = commitOf(root, given);
    if (found === null) throw new Error(`There is no commit ${given}. Write a hash, a branch or a tag.`);
    return found;
  }
  const head = commitOf(root, 'HEAD');
  if (head === null) throw new Error('This folder has no commits to compare with.');
  const fork = ['origin/main', 'main']
    .filter((branch) => commitOf(root, branch) !== null)
    .map((branch) => git(root, 'merge-base', 'HEAD', branch))
    .find((found) => found !== null);
  if (fork !== undefined && fork !== null && fork !== head) return fork;
  return git(root, 'status', '--porcelain') === '' ? (commitOf(root, 'HEAD~1') ?? head) : head;
};

/** Returns a description such as `1a2b3c4 fix(forms): keep the draft`. */
export const describeCommit = (root: string, commit: string): string =>
  git(root, 'log', '-1', '--format=%h %s', commit) ?? commit;

/** Caches are left out, because a tool may write a file in place, which would also change the hard-linked file in the other checkout. */
const isCache = (entry: Dirent): boolean => entry.isDirectory() && entry.name.startsWith('.') && entry.name !== '.bin';

/** Marks the dependencies as up to date, because the lock file of a new checkout is newer than they are. */
const markInstalled = (folder: string): Promise<string> =>
  runChild(
    process.execPath,
    ['--input-type=module', '-e', "(await import('./cli/ensure-dependencies.mjs')).ensureDependencies()"],
    { cwd: folder },
  );

/** Creates hard links, which take neither time nor space, or copies if the folders are on different file systems. */
const linkFolder = (from: string, to: string): void => {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (isCache(entry)) continue;
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
  }
};

const sameFile = (one: string, other: string): boolean => readFileSync(one).equals(readFileSync(other));

const NPM_CI = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];

/** Checks out a commit into `folder`, with its dependencies. */
export const addCheckout = async (root: string, commit: string, folder: string): Promise<void> => {
  await runChild('git', ['worktree', 'add', '--quiet', '--detach', folder, commit], { cwd: root });
  await markInstalled(root);
  if (sameFile(join(root, 'package-lock.json'), join(folder, 'package-lock.json')))
    linkFolder(join(root, 'node_modules'), join(folder, 'node_modules'));
  else await runChild('npm', NPM_CI, { cwd: folder, shell: process.platform === 'win32' });
};

export const removeCheckout = (root: string, folder: string): void => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  spawnSync('git', ['worktree', 'prune'], { cwd: root });
};
