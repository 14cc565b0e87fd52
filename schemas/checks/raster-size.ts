import { readPictureSize, type PictureSize } from '../picture-size.ts';
import { avifBoxes } from './avif-boxes.ts';
import { webpChunks, type WebpChunk } from './webp-chunks.ts';

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);
const ascii = (bytes: Uint8Array, from: number): string => String.fromCharCode(...bytes.subarray(from, from + 4));

/** Returns the size that a chunk states: the size of the canvas, or of lossy or lossless data. */
const chunkSize = ({ name, bytes }: WebpChunk): readonly PictureSize[] => {
  const view = viewOf(bytes);
  if (name === 'VP8X')
    return [{ width: 1 + (view.getUint32(3, true) >>> 8), height: 1 + (view.getUint32(6, true) >>> 8) }];
  if (name === 'VP8 ') return [{ width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff }];
  if (name !== 'VP8L') return [];
  const bits = view.getUint32(1, true);
  return [{ width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }];
};

const avifSizes = (bytes: Uint8Array): readonly PictureSize[] =>
  Array.from(avifBoxes(bytes))
    .filter(({ name }) => name === 'ispe')
    .map((box) => ({ width: viewOf(box.bytes).getUint32(4), height: viewOf(box.bytes).getUint32(8) }));

const largest = (sizes: readonly PictureSize[]): PictureSize | null =>
  sizes.reduce<PictureSize | null>(
    (most, size) => (size.width * size.height > (most === null ? 0 : most.width * most.height) ? size : most),
    null,
  );

/**
 * Reads the size of a PNG, JPEG, WebP or AVIF from its headers, without decoding it. If the file contains several pictures, returns the largest size.
 * Returns `null` if no size can be read.
 */
export const readRasterSize = (bytes: Uint8Array): PictureSize | null => {
  try {
    if (ascii(bytes, 0) === 'RIFF') return largest(Array.from(webpChunks(bytes)).flatMap(chunkSize));
    return ascii(bytes, 4) === 'ftyp' ? largest(avifSizes(bytes)) : readPictureSize(bytes);
  } catch {
    // A header is truncated.
    return null;
  }
};
