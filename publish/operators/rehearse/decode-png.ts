import { inflateSync } from 'node:zlib';

/** A picture in memory: four bytes per pixel (red, green, blue and opacity). */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const SIGNATURE_BYTES = 8;
/** The bytes of a chunk besides its data: its length, type and checksum. */
const CHUNK_OVERHEAD = 12;
/** The bytes per pixel, keyed by the colour type of a PNG: 2 without opacity, 6 with it. */
const PIXEL_BYTES: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

const paeth = (left: number, above: number, corner: number): number => {
  const estimate = left + above - corner;
  const [toLeft, toAbove, toCorner] = [
    Math.abs(estimate - left),
    Math.abs(estimate - above),
    Math.abs(estimate - corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
};

/** Reverses the filter of one line in place. */
const unfilter = (filter: number, line: Uint8Array, before: Uint8Array | null, step: number): void => {
  if (filter === 0) return;
  for (let at = 0; at < line.length; at += 1) {
    const left = at >= step ? (line[at - step] ?? 0) : 0;
    const above = before?.[at] ?? 0;
    const corner = at >= step ? (before?.[at - step] ?? 0) : 0;
    const added = [0, left, above, (left + above) >> 1, filter === 4 ? paeth(left, above, corner) : 0][filter] ?? 0;
    line[at] = (line[at] ?? 0) + added;
  }
};

/** Decodes a PNG in the format of browser screenshots: 8 bits per channel, no palette, not interlaced. Throws for any other format. */
export const decodePng = (png: Uint8Array): Pixels => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const parts: Uint8Array[] = [];
  for (let at = SIGNATURE_BYTES; at < png.length; at += view.getUint32(at) + CHUNK_OVERHEAD)
    if (String.fromCodePoint(...png.subarray(at + 4, at + 8)) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + view.getUint32(at)));
  const [width, height, depth, colours, interlaced] = [16, 20, 24, 25, 28].map((at, index) =>
    index < 2 ? view.getUint32(at) : view.getUint8(at),
  ) as [number, number, number, number, number];
  const step = PIXEL_BYTES[colours];
  if (depth !== 8 || step === undefined || interlaced !== 0) throw new Error('this kind of PNG cannot be decoded');
  const raw = inflateSync(Buffer.concat(parts));
  const data = new Uint8Array(width * height * 4).fill(255);
  let before: Uint8Array | null = null;
  for (let row = 0; row < height; row += 1) {
    const start = row * (width * step + 1);
    const line: Uint8Array = raw.subarray(start + 1, start + 1 + width * step);
    unfilter(raw[start] ?? 0, line, before, step);
    before = line;
    for (let column = 0; column < width; column += 1)
      for (let channel = 0; channel < step; channel += 1)
        data[(row * width + column) * 4 + channel] = line[column * step + channel] ?? 0;
  }
  return { width, height, data };
};
