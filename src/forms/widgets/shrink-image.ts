import { UPLOAD } from '#schemas/upload-limits.ts';

/** Pixels of the longer side: enough to read a screenshot. */
const LONGEST_SIDE = 2048;
/** A picture that is neither larger nor heavier is left as it is. */
const LIGHT_BYTES = 1024 * 1024;
const QUALITY = 0.85;

const draw = (picture: ImageBitmap): Promise<Blob | null> => {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const brush = canvas.getContext('2d');
  if (brush === null) return Promise.resolve(null);
  // A JPEG has no transparency: what shows through is white, as on paper.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
};

/** The picture, made smaller where it is larger than anybody needs; `null` for one that cannot be shown. */
export const shrinkImage = async (file: File): Promise<File | null> => {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  try {
    if (file.size <= LIGHT_BYTES && Math.max(picture.width, picture.height) <= LONGEST_SIDE) return file;
    const smaller = await draw(picture);
    const mayStay = picture.width * picture.height <= UPLOAD.pixels;
    if (mayStay && (smaller === null || smaller.size >= file.size)) return file;
    if (smaller === null) return null;
    const name = file.name.replace(/\.(?:png|jpe?g)$/i, '') || file.name;
    return new File([smaller], `${name}.jpg`, { type: 'image/jpeg', lastModified: file.lastModified });
  } finally {
    picture.close();
  }
};
