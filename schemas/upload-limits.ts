/** What may be uploaded: pictures, told by their content. */
export const UPLOAD = { files: 3, bytes: 5 * 1024 * 1024, types: ['image/png', 'image/jpeg'] } as const;

export type UploadType = (typeof UPLOAD.types)[number];
