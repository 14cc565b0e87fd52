import { deflateSync } from 'node:zlib';
import { PNG_SIGNATURE, pngChunk } from '#sandbox/kernel/images/png-chunks.ts';

export type Rgb = readonly [number, number, number];

/** A PNG with rows of `width` pixels, each an index into `palette`. */
export const encodePng = (pixels: Uint8Array, width: number, palette: readonly Rgb[]): Buffer => {
  const height = pixels.length / width;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('PLTE', Buffer.from(palette.flat())),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};
