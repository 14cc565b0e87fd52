import { readRasterSize } from '#schemas/checks/raster-size.ts';
import { webpChunks, type WebpChunk } from '#schemas/checks/webp-chunks.ts';
import { createDecoder, type CanDecode } from './create-decoder.ts';

const decode = createDecoder(() => import('@jsquash/webp/decode.js'), '@jsquash/webp/codec/dec/webp_dec.wasm');

const chunk = (name: string, data: Uint8Array): Buffer => {
  const header = Buffer.alloc(8);
  header.write(name, 'latin1');
  header.writeUInt32LE(data.length, 4);
  return Buffer.concat([header, data, Buffer.alloc(data.length % 2)]);
};

const riff = (chunks: readonly Buffer[]): Buffer => chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));

interface WebpImage {
  readonly alpha: Uint8Array | null;
  readonly data: WebpChunk;
}

/** Returns the pictures of a WebP: one picture, or the frames of an animation. */
const imagesIn = (bytes: Uint8Array): readonly WebpImage[] => {
  const images: WebpImage[] = [];
  let alpha: Uint8Array | null = null;
  for (const data of webpChunks(bytes)) {
    if (data.name === 'ALPH') alpha = data.bytes;
    if (data.name !== 'VP8 ' && data.name !== 'VP8L') continue;
    images.push({ alpha, data });
    alpha = null;
  }
  return images;
};

const HAS_ALPHA = 0x10;

/** Returns a WebP file with a single picture, without the last `missing` bytes of the picture's data. */
const fileOf = ({ alpha, data }: WebpImage, missing = 0): Buffer => {
  const size = readRasterSize(riff([chunk(data.name, data.bytes)]));
  const header = Buffer.alloc(10);
  header[0] = HAS_ALPHA;
  header.writeUIntLE((size?.width ?? 1) - 1, 4, 3);
  header.writeUIntLE((size?.height ?? 1) - 1, 7, 3);
  return riff([
    ...(alpha === null ? [] : [chunk('VP8X', header), chunk('ALPH', alpha)]),
    chunk(data.name, data.bytes.subarray(0, data.bytes.length - missing)),
  ]);
};

/** More bytes than any encoder adds after the last pixel. */
const SURPLUS = 16;
const SMALLEST = 4 * SURPLUS;

/**
 * Returns whether all pictures of a WebP can be decoded and need all of their data. Damaged data seldom causes an
 * error; it usually decodes to wrong pixels from fewer bytes than the picture has. So a picture that can be decoded
 * without its last bytes is damaged.
 */
export const canDecodeWebp: CanDecode = async (bytes) => {
  const images = imagesIn(bytes);
  for (const image of images) {
    if (!(await decode(fileOf(image)))) return false;
    if (image.data.bytes.length > SMALLEST && (await decode(fileOf(image, SURPLUS)))) return false;
  }
  return images.length > 0;
};
