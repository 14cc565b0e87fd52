import { readPictureSize, readPictureType } from '#schemas/picture-size.ts';
import { UPLOAD } from '#schemas/upload-limits.ts';

/** Why a file is rejected: the key of its text, without `upload.`. */
export type UploadRejection = 'type' | 'size' | 'pixels' | 'count' | 'twice' | 'unreadable';

/** More than cameras have, and as much as a phone's browser decodes: four bytes a pixel. */
const MOST_PIXELS = 64_000_000;

const pixelsOf = ({ width, height }: { readonly width: number; readonly height: number }): number => width * height;
/** Browsers from before 2021 send a picture as it is. */
const canShrink = (): boolean => typeof createImageBitmap === 'function';

/** The file with its real type, or why it is rejected. Pixels are counted by the header: decoding a huge picture would hang the page. */
export const checkImage = async (file: File): Promise<File | UploadRejection> => {
  if (file.size > UPLOAD.bytes) return 'size';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = readPictureType(bytes);
    if (type === null) return 'type';
    const size = readPictureSize(bytes);
    if (size === null) return 'unreadable';
    if (pixelsOf(size) > (canShrink() ? MOST_PIXELS : UPLOAD.pixels)) return 'pixels';
    return file.type === type ? file : new File([file], file.name, { type, lastModified: file.lastModified });
  } catch {
    return 'unreadable';
  }
};

/** By a file that was made smaller: the one that was chosen. */
const chosenAs = new WeakMap<File, File>();

const isSame = (held: File, other: File): boolean => {
  const one = chosenAs.get(held) ?? held;
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
};

/** A checked image, made smaller where it is larger than needed; `unreadable` where no picture comes out of it. */
const shrunk = async (file: File): Promise<File | UploadRejection> => {
  if (!canShrink()) return file;
  const tool = await import('./shrink-image.ts').catch(() => null);
  return tool === null ? file : ((await tool.shrinkImage(file)) ?? 'unreadable');
};

export interface RejectedFile {
  readonly name: string;
  readonly why: UploadRejection;
}

/** Adds files to those already chosen: all accepted ones, and a reason for each that is rejected. */
export const addImages = async (
  held: readonly File[],
  coming: readonly File[],
): Promise<{ readonly files: readonly File[]; readonly refused: readonly RejectedFile[] }> => {
  const files = [...held];
  const refused: RejectedFile[] = [];
  for (const file of coming) {
    const checked = files.some((each) => isSame(each, file)) ? 'twice' : await checkImage(file);
    const isFull = files.length >= UPLOAD.files;
    const taken = typeof checked === 'string' ? checked : isFull ? 'count' : await shrunk(checked);
    if (typeof taken === 'string') {
      refused.push({ name: file.name, why: taken });
      continue;
    }
    chosenAs.set(taken, file);
    files.push(taken);
  }
  return { files, refused };
};
