import { JPEG, jpegSegments } from './jpeg-segments.ts';
import type { UploadType } from './upload-limits.ts';

/** The size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const SIGNATURES: readonly (readonly [UploadType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/**
 * Detects the type of a picture from its first bytes, because the file name and the stated type can be wrong. Returns
 * `null` for anything but a PNG or JPEG.
 */
export const readPictureType = (bytes: Uint8Array): UploadType | null =>
  SIGNATURES.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0] ?? null;

const sizeAt = (
  bytes: Uint8Array,
  read: (view: DataView) => { readonly width: number; readonly height: number },
): PictureSize | null => {
  try {
    const size = read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return size.width > 0 && size.height > 0 ? size : null;
  } catch {
    // The header is truncated.
    return null;
  }
};

/** Reads the size of a picture from its header, without decoding the picture. Returns `null` if there is no header or if a side is 0. */
export const readPictureSize = (bytes: Uint8Array): PictureSize | null => {
  if (readPictureType(bytes) === 'image/png')
    return sizeAt(bytes, (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }));
  for (const { marker, bytes: frame } of jpegSegments(bytes))
    if (JPEG.frames.some((kind) => kind === marker))
      return sizeAt(frame, (view) => ({ width: view.getUint16(7), height: view.getUint16(5) }));
  return null;
};
