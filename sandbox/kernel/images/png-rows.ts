/** One pass over the picture: its number of rows, each of which has a filter byte and `bytes` bytes of pixels. */
export interface PngPass {
  readonly rows: number;
  readonly bytes: number;
}

/** For each colour type, the number of samples per pixel and the allowed numbers of bits per sample. */
const COLOURS: Readonly<Record<number, { readonly samples: number; readonly depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};
/** For each pass of an interlaced picture: the first column, the first row, the step between columns and the step between rows. */
const INTERLACED = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const HEADER_BYTES = 13;
const LAST_FILTER = 4;

/** Returns the passes of a picture with this header (`IHDR`), or `null` if the header violates the standard. */
export const pngPasses = (header: Buffer): readonly PngPass[] | null => {
  if (header.length !== HEADER_BYTES) return null;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colour = 0, compression, filter, interlace] = header.subarray(8);
  const kind = COLOURS[colour];
  if (kind?.depths.includes(depth) !== true || compression !== 0 || filter !== 0) return null;
  const pass = (columns: number, rows: number): PngPass => ({
    rows,
    bytes: Math.ceil((columns * kind.samples * depth) / 8),
  });
  if (interlace === 0) return [pass(width, height)];
  if (interlace !== 1) return null;
  return INTERLACED.map(([left, top, right, down]) =>
    pass(Math.ceil((width - left) / right), Math.ceil((height - top) / down)),
  ).filter(({ rows, bytes }) => rows > 0 && bytes > 0);
};

/** Yields the decompressed rows unchanged. Throws as soon as they do not match the passes, so that a decompression bomb is never read completely. */
export async function* checkedRows(source: AsyncIterable<Buffer>, passes: readonly PngPass[]): AsyncGenerator<Buffer> {
  let pass = 0;
  let row = 0;
  /** The position at which the next row begins, relative to the start of the chunk. */
  let next = 0;
  for await (const chunk of source) {
    for (; next < chunk.length; row += 1) {
      if (row === passes[pass]?.rows) [pass, row] = [pass + 1, 0];
      const current = passes[pass];
      if (current === undefined || (chunk[next] ?? 0) > LAST_FILTER)
        throw new Error('The data does not match the rows of the picture');
      next += 1 + current.bytes;
    }
    next -= chunk.length;
    yield chunk;
  }
  if (next !== 0 || pass !== passes.length - 1 || row !== passes[pass]?.rows)
    throw new Error('The picture ends before its last row');
}
