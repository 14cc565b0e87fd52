import { readPictureSize, readPictureType } from '#schemas/picture-size.ts';
import { UPLOAD, type UploadType } from '#schemas/upload-limits.ts';
import { createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';
import { createKeyedMutex } from '#sandbox/kernel/core/keyed-mutex.ts';
import { rewriteJpeg } from './rewrite-jpeg.ts';
import { rewritePng } from './rewrite-png.ts';

export interface UploadedPicture {
  readonly type: UploadType;
  readonly picture: Uint8Array;
}

/** Lets the process decode one image at a time, so that many uploads need no more memory than one. */
const inTurn = createKeyedMutex();

const readUpload = async (file: unknown): Promise<UploadedPicture> => {
  if (!(file instanceof Blob)) throw createFieldProblem({ images: 'image_type' });
  if (file.size > UPLOAD.bytes) throw createFieldProblem({ images: 'image_large' });
  const sent = new Uint8Array(await file.arrayBuffer());
  const type = readPictureType(sent);
  if (type === null) throw createFieldProblem({ images: 'image_type' });
  const size = readPictureSize(sent);
  if (size === null) throw createFieldProblem({ images: 'image_broken' });
  if (size.width * size.height > UPLOAD.pixels) throw createFieldProblem({ images: 'image_pixels' });
  const picture = await inTurn('picture', () => (type === 'image/png' ? rewritePng(sent) : rewriteJpeg(sent, size)));
  if (picture === null) throw createFieldProblem({ images: 'image_broken' });
  return { type, picture };
};

/**
 * Checks and rewrites uploaded images: PNGs and JPEGs of at most 5 MB and 16 megapixels. Throws a problem at the field `images` for the first
 * invalid file.
 */
export const readUploads = async (files: readonly unknown[]): Promise<readonly UploadedPicture[]> => {
  const pictures: UploadedPicture[] = [];
  for (const file of files) pictures.push(await readUpload(file));
  return pictures;
};
