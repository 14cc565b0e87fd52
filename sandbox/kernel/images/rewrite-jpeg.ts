import { Worker } from 'node:worker_threads';
import { JPEG, jpegSegments, type JpegSegment } from '#schemas/jpeg-segments.ts';
import type { PictureSize } from '#schemas/picture-size.ts';
import { loadRenderer } from './load-renderer.ts';
import { jpegOrientation } from './picture-orientation.ts';

const [TABLES, HUFFMAN, RESTARTS, ADOBE] = [0xdb, 0xc4, 0xdd, 0xee];
/** The segments needed to decode the pixels. All others are metadata, such as comments, locations, previews and profiles. */
const NEEDED: ReadonlySet<number> = new Set([
  ...JPEG.frames,
  JPEG.start,
  JPEG.end,
  JPEG.scan,
  TABLES,
  HUFFMAN,
  RESTARTS,
  ADOBE,
]);
/** The maximum number of scans. Cameras write about ten. Every scan covers all pixels, so thousands of small scans would take minutes to decode. */
const MOST_SCANS = 64;
const BLOCK = 64;
const DECODE_TIMEOUT_MS = 20_000;
const MB_OF_SCRIPT = 64;

/** Returns whether there is at least one bit of coded data for each block of 64 pixels. A file with less is incomplete or a decompression bomb. */
const hasEnoughData = (scans: readonly JpegSegment[], { width, height }: PictureSize): boolean =>
  scans.reduce((sum, { bytes }) => sum + bytes.length, 0) * 8 >= (width * height) / BLOCK;

const isDecoded = async (picture: Buffer): Promise<boolean> => {
  const worker = new Worker(new URL('decode-jpeg.mjs', import.meta.url), {
    workerData: { picture, renderer: await loadRenderer() },
    resourceLimits: { maxOldGenerationSizeMb: MB_OF_SCRIPT },
    execArgv: [],
  });
  const answer = new Promise<boolean>((resolve) => {
    worker.once('message', (decoded) => resolve(decoded === true));
    worker.once('error', () => resolve(false));
    worker.once('exit', () => resolve(false));
  });
  const timer = setTimeout(() => void worker.terminate(), DECODE_TIMEOUT_MS);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
};

/** Returns a JPEG with the same pixels and orientation but no other metadata or trailing data, or `null` if the image cannot be decoded. */
export const rewriteJpeg = async (bytes: Uint8Array, size: PictureSize): Promise<Uint8Array | null> => {
  const segments = [...jpegSegments(bytes)];
  if (segments.at(-1)?.marker !== JPEG.end) return null;
  const scans = segments.filter(({ marker }) => marker === JPEG.scan);
  const frames = segments.filter(({ marker }) => JPEG.frames.some((kind) => kind === marker));
  if (frames.length !== 1 || scans.length > MOST_SCANS || !hasEnoughData(scans, size)) return null;
  const [start, ...rest] = segments.filter(({ marker }) => NEEDED.has(marker)).map((segment) => segment.bytes);
  if (start === undefined) return null;
  const picture = Buffer.concat([start, jpegOrientation(segments) ?? Buffer.alloc(0), ...rest]);
  return (await isDecoded(picture)) ? picture : null;
};
