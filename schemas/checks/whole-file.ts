import { JPEG, jpegSegments } from '../jpeg-segments.ts';
import { avifBoxes } from './avif-boxes.ts';

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);
const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/** A PNG ends with the chunk `IEND` (PNG, 11.2.5). Each chunk has a length, a name, its data and four bytes of checksum. */
const isWholePng = (bytes: Uint8Array): boolean => {
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at))
    if (nameAt(bytes, at + 4) === 'IEND') return true;
  return false;
};

/** A JPEG contains a frame, and ends with the marker EOI (ITU T.81, B.2.1). Some cameras add bytes after this marker. */
const isWholeJpeg = (bytes: Uint8Array): boolean => {
  const markers = Array.from(jpegSegments(bytes), ({ marker }) => marker);
  return markers.at(-1) === JPEG.end && JPEG.frames.some((frame) => markers.includes(frame));
};

const isWholeAvif = (bytes: Uint8Array): boolean => Array.from(avifBoxes(bytes)).some(({ name }) => name === 'meta');

/** For each file extension, whether a file is complete, according to its header or its end marker. */
const WHOLE: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  png: isWholePng,
  jpg: isWholeJpeg,
  jpeg: isWholeJpeg,
  avif: isWholeAvif,
  // RIFF and WOFF2 headers state the length of the file.
  webp: (bytes) => bytes.length >= 8 + viewOf(bytes).getUint32(4, true),
  woff2: (bytes) => bytes.length >= viewOf(bytes).getUint32(8),
};

/** Whether a file is complete, rather than only the beginning from an interrupted copy. The picture or font itself is not decoded. */
export const isWholeFile = (extension: string, bytes: Uint8Array): boolean => {
  try {
    return WHOLE[extension]?.(bytes) ?? true;
  } catch {
    // The file ends within a header or box.
    return false;
  }
};
