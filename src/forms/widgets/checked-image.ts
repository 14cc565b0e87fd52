import { UPLOAD, type UploadType } from '#schemas/upload-limits.ts';

/** Why a file is not taken: the key of the words for it, without `upload.`. */
export type UploadRefusal = 'type' | 'size' | 'count' | 'twice' | 'unreadable';

const MARKS: readonly (readonly [UploadType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];
const LONGEST_MARK = 8;

/** What a file is by its first bytes, whatever its name says. */
const imageType = (start: Uint8Array): UploadType | null =>
  MARKS.find(([, mark]) => mark.every((byte, at) => start[at] === byte))?.[0] ?? null;

/** The file under its true type, or why it cannot be taken. */
export const checkedImage = async (file: File): Promise<File | UploadRefusal> => {
  if (file.size > UPLOAD.bytes) return 'size';
  try {
    const type = imageType(new Uint8Array(await file.slice(0, LONGEST_MARK).arrayBuffer()));
    if (type === null) return 'type';
    return file.type === type ? file : new File([file], file.name, { type, lastModified: file.lastModified });
  } catch {
    return 'unreadable';
  }
};

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

export interface Refused {
  readonly name: string;
  readonly why: UploadRefusal;
}

/** Files that come to those that are held: all that are then held, and a reason for each that is not. */
export const withImages = async (
  held: readonly File[],
  coming: readonly File[],
): Promise<{ readonly files: readonly File[]; readonly refused: readonly Refused[] }> => {
  const files = [...held];
  const refused: Refused[] = [];
  for (const file of coming) {
    const checked = files.some((each) => isSame(each, file)) ? 'twice' : await checkedImage(file);
    const isFull = files.length >= UPLOAD.files;
    if (typeof checked === 'string') refused.push({ name: file.name, why: checked });
    else if (isFull) refused.push({ name: file.name, why: 'count' });
    else files.push(checked);
  }
  return { files, refused };
};
