/** Limits of an upload: `files` images of `bytes` each; the type is detected from the content. */
export const UPLOAD = { files: 3, bytes: 5 * 1024 * 1024, types: ['image/png', 'image/jpeg'] } as const;

export type UploadType = (typeof UPLOAD.types)[number];
