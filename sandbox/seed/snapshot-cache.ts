import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SANDBOX = fileURLToPath(new URL('..', import.meta.url));
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/marquee', import.meta.url));
const KEPT_MS = 2 * 60 * 60 * 1000;

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

/** Dumps of embedded databases by what made them: starting from one is several times faster than making it. Best effort: without it all works. */
export const snapshotCache = {
  /** The name of the dump of a database that the files of these folders made, in a way. */
  nameFor: (folders: readonly string[], way: string): string | null => {
    try {
      return `${way}-${hashOf(folders)}.tar`;
    } catch {
      return null;
    }
  },

  /** Read at once: another process may put a dump of its own in its place, and a file that is read later would be gone then. */
  find: async (name: string | null): Promise<Blob | undefined> => {
    if (name === null) return undefined;
    try {
      return new Blob([await readFile(join(CACHE, name))]);
    } catch {
      return undefined;
    }
  },

  keep: async (name: string | null, dump: Blob | null): Promise<void> => {
    if (name === null || dump === null) return;
    const own = join(CACHE, `${name}.${process.pid}`);
    try {
      mkdirSync(CACHE, { recursive: true });
      writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
      renameSync(own, join(CACHE, name));
      for (const other of readdirSync(CACHE))
        if (Date.now() - statSync(join(CACHE, other)).mtimeMs > KEPT_MS) rmSync(join(CACHE, other), { force: true });
    } catch {
      rmSync(own, { force: true });
    }
  },
};
