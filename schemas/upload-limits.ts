/**
 * The limits of an upload: at most `files` pictures, each with at most `bytes` bytes and `pixels` pixels. The type of a
 * picture is detected from its content.
 */
export const UPLOAD = {
  files: 3,
  bytes: 5 * 1024 * 1024,
  /** The largest number of pixels that the platform decodes. The site shrinks larger pictures before it sends them. */
  pixels: 16_000_000,
  types: ['image/png', 'image/jpeg'],
} as const;

export type UploadType = (typeof UPLOAD.types)[number];
