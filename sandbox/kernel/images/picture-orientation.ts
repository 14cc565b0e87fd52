import type { JpegSegment } from '#schemas/jpeg-segments.ts';
import type { PngChunk } from './png-chunks.ts';

const APP1 = 0xe1;
const EXIF = Buffer.from('Exif\0\0', 'latin1');
/** The number of bytes of a segment's marker and length. */
const SEGMENT_START = 4;
const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;
const UPRIGHT = 1;
const LAST = 8;

/** Returns the orientation from Exif data in TIFF form, or `null` if the picture is upright or its orientation cannot be read. */
const orientationOf = (tiff: Buffer): number | null => {
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return null;
  const short = (at: number): number => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return null;
  for (let entry = 0, at = first + 2; entry < short(first) && at + ENTRY_BYTES <= tiff.length; entry += 1) {
    if (short(at) === ORIENTATION_TAG) {
      const orientation = short(at + 8);
      return short(at + 2) === SHORT && orientation > UPRIGHT && orientation <= LAST ? orientation : null;
    }
    at += ENTRY_BYTES;
  }
  return null;
};

/** Creates Exif data with an orientation and nothing else. */
const exifOf = (orientation: number): Buffer => {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(ORIENTATION_TAG, 10);
  tiff.writeUInt16LE(SHORT, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return tiff;
};

/** Returns an Exif segment with only the orientation of a JPEG, or `null` for an upright picture. */
export const jpegOrientation = (segments: readonly JpegSegment[]): Uint8Array | null => {
  const data = segments
    .filter(({ marker }) => marker === APP1)
    .map(({ bytes }) => Buffer.from(bytes.subarray(SEGMENT_START)))
    .find((body) => body.subarray(0, EXIF.length).equals(EXIF));
  const orientation = data === undefined ? null : orientationOf(data.subarray(EXIF.length));
  if (orientation === null) return null;
  const body = Buffer.concat([EXIF, exifOf(orientation)]);
  return Buffer.concat([Buffer.from([0xff, APP1, 0, body.length + 2]), body]);
};

/** Returns the data of an `eXIf` chunk with only the orientation of a PNG, or `null` for an upright picture. */
export const pngOrientation = (chunks: readonly PngChunk[]): Buffer | null => {
  const data = chunks.find(({ type }) => type === 'eXIf')?.data;
  const orientation = data === undefined ? null : orientationOf(data);
  return orientation === null ? null : exifOf(orientation);
};
