import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { applyDelta, deltaOf } from './delta.ts';

/** An entry of a pack: its key, its SHA-256, and the length of its part. A part with `isDelta` needs the content with the same key in the base. */
interface Entry {
  readonly key: string;
  readonly hash: string;
  readonly length: number;
  readonly isDelta: boolean;
}

interface Header {
  /** The name of the pack that the deltas belong to; `null` if there are none. */
  readonly base: string | null;
  readonly entries: readonly Entry[];
}

/** Contents that are compressed together. */
export interface Pack {
  readonly base: string | null;
  readonly hashes: readonly string[];
  /** Returns the content with a hash; `null` if it is not in the pack. `base` is the pack named by the field `base`. */
  readonly read: (hash: string, base: Pack | null) => Buffer | null;
  readonly readKey: (key: string) => Buffer | null;
}

/** Content with its key: the path of the file. Contents with the same key in different packs are similar. */
export interface KeyedContent {
  readonly key: string;
  readonly hash: string;
  readonly content: Buffer;
}

const brotli = promisify(brotliCompress);

/** Compresses contents into a pack. With a base, content of which the base has a similar version is stored as a difference. */
export const encodePack = async (
  contents: readonly KeyedContent[],
  base: { readonly name: string; readonly pack: Pack } | null,
): Promise<Uint8Array> => {
  const parts = contents.map(({ key, hash, content }) => {
    const similar = base?.pack.readKey(key) ?? null;
    const delta = similar === null ? null : deltaOf(similar, content);
    const isDelta = delta !== null && delta.length < content.length;
    const part = isDelta ? delta : content;
    return { entry: { key, hash, length: part.length, isDelta }, part };
  });
  const header: Header = { base: base?.name ?? null, entries: parts.map(({ entry }) => entry) };
  const start = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(start.length);
  const whole = Buffer.concat([length, start, ...parts.map(({ part }) => part)]);
  return brotli(whole, {
    params: {
      // Packs of differences are small, so the quality is high. For packs of whole documents, it would save 6 % but take five times as long.
      [constants.BROTLI_PARAM_QUALITY]: base === null ? 5 : 9,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    },
  });
};

/** Reads a pack. Throws if the bytes are not one. */
export const decodePack = (bytes: Uint8Array): Pack => {
  const whole = brotliDecompressSync(bytes);
  const start = 4 + whole.readUInt32LE(0);
  const { base, entries } = JSON.parse(whole.toString('utf8', 4, start)) as Header; // written by `encodePack`; the store verifies the pack's hash
  const byHash = new Map<string, Entry & { readonly part: Buffer }>();
  const byKey = new Map<string, Buffer>();
  let at = start;
  for (const entry of entries) {
    const part = whole.subarray(at, at + entry.length);
    at += entry.length;
    byHash.set(entry.hash, { ...entry, part });
    if (!entry.isDelta) byKey.set(entry.key, part);
  }
  return {
    base,
    hashes: [...byHash.keys()],
    readKey: (key) => byKey.get(key) ?? null,
    read: (hash, basePack) => {
      const found = byHash.get(hash);
      if (found === undefined) return null;
      if (!found.isDelta) return found.part;
      const similar = basePack?.readKey(found.key) ?? null;
      return similar === null ? null : applyDelta(similar, found.part);
    },
  };
};
