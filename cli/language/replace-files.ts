import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

interface NewFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Replaces several files, or none of them if one cannot be written. Each is written beside its path and renamed, because a server may read it at any
 * time. Throws the error of the file system.
 */
export const replaceFiles = (files: readonly NewFile[]): void => {
  const made = files.map(({ path, text }) => ({ path, text, fresh: `${path}.new` }));
  const before = new Map(made.map(({ path }) => [path, existsSync(path) ? readFileSync(path) : null]));
  const written: string[] = [];
  const replaced: string[] = [];
  try {
    for (const { path, text, fresh } of made) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(fresh, text, existsSync(path) ? { mode: statSync(path).mode } : {});
      written.push(fresh);
    }
    for (const { path, fresh } of made) {
      renameSync(fresh, path);
      replaced.push(path);
    }
  } catch (error) {
    for (const path of replaced) {
      const content = before.get(path);
      if (content == null) rmSync(path);
      else writeFileSync(path, content);
    }
    throw error;
  } finally {
    for (const fresh of written) rmSync(fresh, { force: true });
  }
};
