import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';

interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** Thrown if files could not be replaced. Its message says whether any of them has changed. */
export class ReplaceError extends Error {
  override readonly name = 'ReplaceError';

  constructor(cause: unknown, changed: readonly string[]) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const state = changed.length === 0 ? 'No file was changed' : `Changed and not restored: ${changed.join(', ')}`;
    super(`${reason}. ${state}.`, { cause });
  }
}

/** Takes a step for each path. Returns the paths for which it failed. */
const attempt = (paths: readonly string[], step: (path: string) => void): readonly string[] =>
  paths.filter((path) => {
    try {
      step(path);
      return false;
    } catch {
      return true;
    }
  });

/** Creates a folder. Returns it and those above it that did not exist, the deepest first. */
const makeFolder = (folder: string): readonly string[] => {
  const first = mkdirSync(folder, { recursive: true });
  const made: string[] = [];
  if (first !== undefined) for (let each = folder; each.length >= first.length; each = dirname(each)) made.push(each);
  return made;
};

/**
 * Replaces files as a unit, each by an atomic rename, because a server may be reading them. If one cannot be written, all get their former content
 * back, and it throws a `ReplaceError`.
 */
export const replaceFiles = (files: readonly NewFile[]): void => {
  const made = files.map(({ path, text }) => ({ path: resolve(path), text, fresh: `${resolve(path)}.new` }));
  const before = new Map<string, { readonly content: Buffer; readonly mode: number } | null>();
  const folders: string[] = [];
  const written: string[] = [];
  const replaced: string[] = [];
  const restore = (path: string): void => {
    const file = before.get(path);
    if (file == null) rmSync(path);
    else writeFileSync(path, file.content);
  };
  try {
    for (const { path } of made)
      before.set(path, existsSync(path) ? { content: readFileSync(path), mode: statSync(path).mode } : null);
    for (const { path, text, fresh } of made) {
      folders.unshift(...makeFolder(dirname(path)));
      // Before it is written, because a full disk leaves a part of the file.
      written.push(fresh);
      writeFileSync(fresh, text);
      // The mode of a created file depends on the umask.
      const file = before.get(path);
      if (file != null) chmodSync(fresh, file.mode);
    }
    for (const { path, fresh } of made) {
      renameSync(fresh, path);
      replaced.push(path);
    }
  } catch (error) {
    const changed = attempt([...new Set(replaced)], restore);
    attempt(written, (path) => rmSync(path, { force: true }));
    attempt(folders, (path) => rmdirSync(path));
    throw new ReplaceError(error, changed);
  }
};
