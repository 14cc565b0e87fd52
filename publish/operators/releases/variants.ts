import { link, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { compress } from '../../server/compression.ts';
import { hashOf, writeStored } from './content-store.ts';

/** The endings of the compressed variants of a file. */
export const VARIANTS = ['br', 'gz'] as const;
export type Variant = (typeof VARIANTS)[number];

/** `best` takes seconds for each release; `quick` is for a release that goes live again. */
export type VariantQuality = 'best' | 'quick';

const FORMATS = {
  br: { encoding: 'br', best: 11, quick: 5, expand: promisify<Uint8Array, Buffer>(brotliDecompress) },
  gz: { encoding: 'gzip', best: 9, quick: 6, expand: promisify<Uint8Array, Buffer>(gunzip) },
} as const;

export const isVariant = (path: string): boolean => /\.(?:br|gz)$/.test(path);

/** Whether a compressed variant exists and decompresses to the content with a hash. */
export const isWhole = async (path: string, hash: string): Promise<boolean> => {
  try {
    return hashOf(await FORMATS[path.endsWith('br') ? 'br' : 'gz'].expand(await readFile(path))) === hash;
  } catch {
    return false;
  }
};

/** Writes a compressed variant of a file beside it; if the folder `earlier` has an intact variant of the same file, links to that one. */
export const writeVariant = async (
  folder: string,
  path: string,
  ending: Variant,
  { earlier, quality }: { readonly earlier: string | null; readonly quality: VariantQuality },
): Promise<void> => {
  const body = await readFile(join(folder, path));
  const to = join(folder, `${path}.${ending}`);
  if (earlier !== null) {
    const from = join(earlier, `${path}.${ending}`);
    const isLinked =
      (await isWhole(from, hashOf(body))) &&
      (await link(from, to)
        .then(() => true)
        .catch(() => false));
    if (isLinked) return;
  }
  const format = FORMATS[ending];
  await writeStored(to, await compress(body, format.encoding, format[quality]));
};
