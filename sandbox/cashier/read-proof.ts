import { createFieldProblem } from '../http/create-problem.ts';

const LARGEST = 5 * 1024 * 1024;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

const startsWith = (picture: Uint8Array, bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => picture[at] === byte);

/** What a picture is by its first bytes, whatever its name or the browser claims. */
const typeOf = (picture: Uint8Array): 'image/png' | 'image/jpeg' | null =>
  startsWith(picture, PNG) ? 'image/png' : startsWith(picture, JPEG) ? 'image/jpeg' : null;

/** An uploaded PNG or JPEG of at most 5 MB; anything else is a problem of the field `images`. */
export const readProof = async (file: unknown): Promise<{ type: 'image/png' | 'image/jpeg'; picture: Uint8Array }> => {
  if (!(file instanceof Blob)) throw createFieldProblem({ images: 'image_type' });
  if (file.size > LARGEST) throw createFieldProblem({ images: 'image_large' });
  const picture = new Uint8Array(await file.arrayBuffer());
  const type = typeOf(picture);
  if (type === null) throw createFieldProblem({ images: 'image_type' });
  return { type, picture };
};
