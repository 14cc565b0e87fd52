import { UPLOAD, type UploadType } from '#schemas/upload-limits.ts';

/** Why a file is rejected: the key of its text, without `upload.`. */
export type UploadRejection = 'type' | 'size' | 'count' | 'twice' | 'unreadable';

const SIGNATURES: readonly (readonly [UploadType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];
const MAX_SIGNATURE_LENGTH = 8;

/** By the first bytes; a file's name and type can lie. */
const imageType = (start: Uint8Array): UploadType | null =>
  SIGNATURES.find(([, mark]) => mark.every((byte, at) => start[at] === byte))?.[0] ?? null;

/** The file with its real type, or why it is rejected. */
export const checkImage = async (file: File): Promise<File | UploadRejection> => {
  if (file.size > UPLOAD.bytes) return 'size';
  try {
    const type = imageType(new Uint8Array(await file.slice(0, MAX_SIGNATURE_LENGTH).arrayBuffer()));
    if (type === null) return 'type';
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
  // Browsers from before 2021 send it as it is.
  if (typeof createImageBitmap !== 'function') return file;
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
