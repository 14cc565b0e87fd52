import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writing } from './stage-file.ts';
import { decodePack, encodePack, type KeyedContent, type Pack } from './pack.ts';

/** The hash of each file's content, keyed by path. */
export type FileHashes = Readonly<Record<string, string>>;

/** Thrown if content that a release needs is no longer in the store, or is damaged. */
export class ContentLost extends Error {
  constructor(hash: string) {
    super(`The content ${hash.slice(0, 12)} is not in the store, or is damaged`);
    this.name = 'ContentLost';
  }
}

export const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

const HASH = /^[0-9a-f]{64}$/;

/** The name of the store in the folder of a published site. */
export const STORE = 'store';
/** The folder in the store for packs, each under the hash of its bytes. */
export const PACKS = 'packs';

/**
 * Content keyed by its SHA-256, in `store/` in the folder of a published site. All releases share it. Content is either
 * a separate file, to which the files of releases are hard links (copies if the file system has no links), or part of a
 * pack, which holds the texts of one release.
 */
export interface ContentStore {
  /** Adds content as a file unless it is already in the store, completely or not at all. Resolves to its hash. */
  readonly put: (content: Uint8Array) => Promise<string>;
  /**
   * Adds a pack of contents by key. They are stored as differences to the pack `base` if that keeps them small.
   * Resolves to the name of the pack.
   */
  readonly putPack: (contents: ReadonlyMap<string, Uint8Array>, base: string | null) => Promise<string>;
  /** The packs on which a pack depends, including itself. */
  readonly packsOf: (name: string) => Promise<readonly string[]>;
  /** Rejects with `ContentLost` if the content is missing or damaged. `pack` is a pack that may have it and is searched first. */
  readonly read: (hash: string, pack?: string) => Promise<Buffer>;
  /** Puts content at a path that does not exist yet, and creates its folders. Rejects with `ContentLost` if the content is missing or damaged. */
  readonly place: (hash: string, path: string) => Promise<void>;
  /** Removes everything except the given hashes and packs. */
  readonly keepOnly: (hashes: ReadonlySet<string>, packs: ReadonlySet<string>) => Promise<void>;
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Distinguishes simultaneous writes of the same content. */
let written = 0;

/** Writes a file completely or not at all, and makes it read-only, because editing a file in one release would also change it in others. */
export const writeStored = async (path: string, content: Uint8Array): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const partial = `${path}.${process.pid}.${(written += 1)}`;
  await rm(partial, { force: true });
  try {
    await writing(path, async () => {
      const file = await open(partial, 'wx', 0o444);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
    });
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
};

/**
 * If a pack of differences is larger than this share of its base, it is replaced by a pack of whole contents, which
 * becomes the base of later packs.
 */
const MOST_OF_BASE = 0.25;

/** The content hash is removed from the name, so that all versions of a file have the same key. */
const keyOf = (path: string): string => path.replace(/\.[0-9a-f]{8,}(?=\.)/, '');

export const contentStore = (target: string): ContentStore => {
  const folder = join(target, STORE);
  const pathOf = (hash: string): string => join(folder, hash.slice(0, 2), hash);
  const packPath = (name: string): string => join(folder, PACKS, name);
  const opened = new Map<string, Promise<Pack | null>>();
  /** For each content, the packs that contain it, among those opened so far. */
  const having = new Map<string, Pack[]>();

  const loadPack = async (name: string): Promise<Pack | null> => {
    const bytes = await readFile(packPath(name)).catch(() => null);
    if (bytes === null || hashOf(bytes) !== name) return null;
    const pack = decodePack(bytes);
    for (const hash of pack.hashes) having.set(hash, [...(having.get(hash) ?? []), pack]);
    return pack;
  };
  /** Resolves to `null` if the pack is missing or damaged. */
  const openPack = (name: string): Promise<Pack | null> => {
    const found = opened.get(name) ?? loadPack(name);
    opened.set(name, found);
    return found;
  };
  const readFrom = async (packs: readonly Pack[], hash: string): Promise<Buffer | null> => {
    for (const pack of packs) {
      const content = pack.read(hash, pack.base === null ? null : await openPack(pack.base));
      if (content !== null && hashOf(content) === hash) return content;
    }
    return null;
  };
  const readPacked = async (hash: string): Promise<Buffer | null> => {
    for (const name of await readdir(join(folder, PACKS)).catch(() => [])) if (HASH.test(name)) await openPack(name);
    return readFrom(having.get(hash) ?? [], hash);
  };
  const read = async (hash: string, pack?: string): Promise<Buffer> => {
    if (pack !== undefined) await openPack(pack);
    const known = await readFrom(having.get(hash) ?? [], hash);
    if (known !== null) return known;
    const content = await readFile(pathOf(hash)).catch(() => null);
    if (content !== null && hashOf(content) === hash) return content;
    const packed = await readPacked(hash);
    if (packed === null) throw new ContentLost(hash);
    return packed;
  };
  return {
    read,
    put: async (content) => {
      const hash = hashOf(content);
      const stored = await readFile(pathOf(hash)).catch(() => null);
      if (stored?.equals(content) !== true) await writeStored(pathOf(hash), content);
      return hash;
    },
    putPack: async (contents, base) => {
      const byHash = new Map<string, KeyedContent>();
      for (const [path, body] of [...contents].sort(([one], [other]) => (one < other ? -1 : 1))) {
        const hash = hashOf(body);
        if (!byHash.has(hash)) byHash.set(hash, { key: keyOf(path), hash, content: Buffer.from(body) });
      }
      const basePack = base === null ? null : await openPack(base);
      let packed: Uint8Array | null = null;
      if (base !== null && basePack !== null) {
        packed = await encodePack([...byHash.values()], { name: base, pack: basePack });
        if (packed.length > MOST_OF_BASE * (await stat(packPath(base))).size) packed = null;
      }
      packed ??= await encodePack([...byHash.values()], null);
      const name = hashOf(packed);
      await writeStored(packPath(name), packed);
      opened.delete(name);
      return name;
    },
    packsOf: async (name) => {
      const base = (await openPack(name))?.base ?? null;
      return base === null ? [name] : [name, base];
    },
    place: async (hash, path) => {
      await mkdir(dirname(path), { recursive: true });
      try {
        await link(pathOf(hash), path);
      } catch (error) {
        if (isCode(error, 'EEXIST')) return;
        if (isCode(error, 'ENOSPC')) throw error;
        const content = await read(hash);
        if (isCode(error, 'ENOENT')) await writeStored(path, content);
        else await copyFile(pathOf(hash), path);
      }
    },
    keepOnly: async (hashes, packs) => {
      for (const part of await readdir(folder).catch(() => [])) {
        const kept = part === PACKS ? packs : hashes;
        for (const name of await readdir(join(folder, part)).catch(() => []))
          if (!(HASH.test(name) && kept.has(name))) await rm(join(folder, part, name), { force: true });
      }
    },
  };
};
