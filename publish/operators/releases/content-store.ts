import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Paths of files with the hash of the content of each. */
export type FileHashes = Readonly<Record<string, string>>;

/** Thrown if content that a release needs is no longer in the store, or is damaged. */
export class ContentLost extends Error {
  constructor(hash: string) {
    super(`The content ${hash.slice(0, 12)} is not in the store, or is damaged`);
    this.name = 'ContentLost';
  }
}

export const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

const STORED = /^[0-9a-f]{64}$/;

/**
 * Content by its SHA-256, in `store/` of the folder of a published site. All releases share it: their files are hard links to it, or copies if the
 * file system has no links.
 */
export interface ContentStore {
  /** Adds content unless it is there, completely or not at all. Resolves to its hash. */
  readonly put: (content: Uint8Array) => Promise<string>;
  /** Rejects with `ContentLost` if the content is gone or damaged. */
  readonly read: (hash: string) => Promise<Buffer>;
  /** Puts content at a path, creating its folders. Rejects with `ContentLost` if it is gone or damaged. */
  readonly place: (hash: string, path: string) => Promise<void>;
  /** Removes everything except the given hashes. */
  readonly keepOnly: (hashes: ReadonlySet<string>) => Promise<void>;
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

export const contentStore = (target: string): ContentStore => {
  const folder = join(target, 'store');
  const pathOf = (hash: string): string => join(folder, hash.slice(0, 2), hash);
  const read = async (hash: string): Promise<Buffer> => {
    const content = await readFile(pathOf(hash)).catch(() => null);
    if (content === null || hashOf(content) !== hash) throw new ContentLost(hash);
    return content;
  };
  return {
    read,
    put: async (content) => {
      const hash = hashOf(content);
      const path = pathOf(hash);
      const stored = await readFile(path).catch(() => null);
      if (stored?.equals(content)) return hash;
      await mkdir(dirname(path), { recursive: true });
      const partial = `${path}.${process.pid}`;
      await rm(partial, { force: true });
      try {
        // Read-only, because an edit of a file in a release would also change it in every other one.
        const file = await open(partial, 'wx', 0o444);
        try {
          await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      return hash;
    },
    place: async (hash, path) => {
      await mkdir(dirname(path), { recursive: true });
      try {
        await link(pathOf(hash), path);
      } catch (error) {
        if (isCode(error, 'EEXIST')) return;
        await read(hash);
        await copyFile(pathOf(hash), path);
      }
    },
    keepOnly: async (hashes) => {
      for (const part of await readdir(folder).catch(() => []))
        for (const name of await readdir(join(folder, part)))
          if (!(STORED.test(name) && hashes.has(name))) await rm(join(folder, part, name), { force: true });
    },
  };
};
