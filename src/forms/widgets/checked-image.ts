import { readPictureSize, readPictureType } from '#schemas/picture-size.ts';
import { UPLOAD } from '#schemas/upload-limits.ts';
import { redrawImage } from './redraw-image.ts';

/** The reason why a file is rejected. The key of its text is the reason with the prefix `upload.`. */
export type UploadRejection = 'type' | 'size' | 'pixels' | 'count' | 'twice' | 'unreadable';

/** More than cameras produce, but not more than a phone can decode at four bytes per pixel. */
const MOST_PIXELS = 64_000_000;

const pixelsOf = ({ width, height }: { readonly width: number; readonly height: number }): number => width * height;

/**
 * Returns the file with its real type, or the reason why it is rejected. The pixel count is read from the header, because decoding a huge picture
 * would hang the page.
 */
export const checkImage = async (file: File): Promise<File | UploadRejection> => {
  if (file.size > UPLOAD.bytes) return 'size';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = readPictureType(bytes);
    if (type === null) return 'type';
    const size = readPictureSize(bytes);
    if (size === null) return 'unreadable';
    if (pixelsOf(size) > MOST_PIXELS) return 'pixels';
    return file.type === type ? file : new File([file], file.name, { type, lastModified: file.lastModified });
  } catch {
    return 'unreadable';
  }
};

/** Maps a redrawn file to the file that the user chose. */
const chosenAs = new WeakMap<File, File>();

const isSame = (held: File, other: File): boolean => {
  const one = chosenAs.get(held) ?? held;
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
};

export interface RejectedFile {
  readonly name: string;
  readonly why: UploadRejection;
}

/** Adds files to those already chosen. Accepted files are redrawn; each rejected file is returned with a reason. */
export const addImages = async (
  held: readonly File[],
  coming: readonly File[],
): Promise<{ readonly files: readonly File[]; readonly refused: readonly RejectedFile[] }> => {
  const files = [...held];
  const refused: RejectedFile[] = [];
  for (const file of coming) {
    const checked = files.some((each) => isSame(each, file)) ? 'twice' : await checkImage(file);
    const isFull = files.length >= UPLOAD.files;
    const taken =
      typeof checked === 'string' ? checked : isFull ? 'count' : ((await redrawImage(checked)) ?? 'unreadable');
    if (typeof taken === 'string') {
      refused.push({ name: file.name, why: taken });
      continue;
    }
    chosenAs.set(taken, file);
    files.push(taken);
  }
  return { files, refused };
};
