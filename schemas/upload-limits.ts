/** Limits of an upload: `files` images of `bytes` and `pixels` each; the type is detected from the content. */
export const UPLOAD = {
  files: 3,
  bytes: 5 * 1024 * 1024,
  /** The most that the platform decodes. The site shrinks larger pictures before it sends them. */
  pixels: 16_000_000,
  types: ['image/png', 'image/jpeg'],
} as const;

export type UploadType = (typeof UPLOAD.types)[number];
