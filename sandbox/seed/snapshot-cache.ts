import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SANDBOX = fileURLToPath(new URL('..', import.meta.url));
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/marquee', import.meta.url));
const MAX_AGE_MS = 2 * 60 * 60 * 1000;

const hashOf = (folders: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(join(SANDBOX, folder), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && /\.(sql|ts)$/.test(entry.name) && !entry.name.includes('.test.'),
    );
    for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort())
      hash.update(path.slice(SANDBOX.length)).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 12);
};

/** A cache of database dumps. Opening a dump is several times faster than creating and seeding a database. Cache failures are ignored. */
export const snapshotCache = {
  /** Returns a dump's file name: the given `way` and a hash of the source files that the dump depends on. */
  nameFor: (folders: readonly string[], way: string): string | null => {
    try {
      return `${way}-${hashOf(folders)}.tar`;
    } catch {
      return null;
    }
  },

  /** Finds a dump. Reads the whole file at once, because another process may replace it at any time. */
  find: async (name: string | null): Promise<Blob | undefined> => {
    if (name === null) return undefined;
    try {
      return new Blob([await readFile(join(CACHE, name))]);
    } catch {
      return undefined;
    }
  },

  save: async (name: string | null, dump: Blob | null): Promise<void> => {
    if (name === null || dump === null) return;
    const own = join(CACHE, `${name}.${process.pid}`);
    try {
      mkdirSync(CACHE, { recursive: true });
      writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
      renameSync(own, join(CACHE, name));
      for (const other of readdirSync(CACHE))
        if (Date.now() - statSync(join(CACHE, other)).mtimeMs > MAX_AGE_MS) rmSync(join(CACHE, other), { force: true });
    } catch {
      rmSync(own, { force: true });
    }
  },
};
