import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createDeflate, createInflate } from 'node:zlib';
import { PNG_SIGNATURE, pngChunk, readPngChunks } from './png-chunks.ts';
import { pngOrientation } from './picture-orientation.ts';
import { checkedRows, pngPasses } from './png-rows.ts';

/** The chunks needed for decoding, besides the header and the pixels. All others contain text, times, locations or animations. */
const NEEDED = ['PLTE', 'tRNS'];
const INDEXED = 3;

/**
 * Decompresses the rows, checks them and compresses them again, a few kilobytes at a time. Compression runs off the main thread. Returns `null` if
 * the rows are invalid.
 */
const rewriteRows = async (data: readonly Buffer[], header: Buffer): Promise<Buffer | null> => {
  const passes = pngPasses(header);
  if (passes === null) return null;
  const written: Buffer[] = [];
  try {
    await pipeline(
      Readable.from(data),
      createInflate(),
      (source: AsyncIterable<Buffer>) => checkedRows(source, passes),
      createDeflate(),
      async (source: AsyncIterable<Buffer>) => {
        for await (const chunk of source) written.push(chunk);
      },
    );
  } catch {
    return null;
  }
  return Buffer.concat(written);
};

/**
 * Returns a PNG with the same pixels and orientation but no other metadata and no data hidden in or after the chunks, or `null` if the image cannot
 * be decoded.
 */
export const rewritePng = async (bytes: Uint8Array): Promise<Uint8Array | null> => {
  const chunks = readPngChunks(bytes);
  const header = chunks?.[0];
  if (chunks === null || header?.type !== 'IHDR') return null;
  const needed = chunks.filter(({ type }) => NEEDED.includes(type));
  const isIndexed = header.data[9] === INDEXED;
  if (isIndexed && needed[0]?.type !== 'PLTE') return null;
  const rows = await rewriteRows(
    chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data),
    header.data,
  );
  if (rows === null) return null;
  const orientation = pngOrientation(chunks);
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header.data),
    ...(orientation === null ? [] : [pngChunk('eXIf', orientation)]),
    ...needed.map(({ type, data }) => pngChunk(type, data)),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};
