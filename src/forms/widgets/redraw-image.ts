/** Maximum length of the longer side, in pixels; enough to read a screenshot. */
const LONGEST_SIDE = 2048;
/** A PNG of at most this size is not converted to a JPEG, so that the text of a screenshot stays sharp. */
const LIGHT_BYTES = 1024 * 1024;
const QUALITY = 0.85;

const EXTENSIONS = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;
type DrawnType = keyof typeof EXTENSIONS;

const draw = (picture: ImageBitmap): HTMLCanvasElement | null => {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const brush = canvas.getContext('2d');
  if (brush === null) return null;
  // A JPEG has no transparency, so transparent pixels become white.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/** Maximum deviation of a colour value, because some browsers add a little noise. */
const NOISE = 16;
const GREY = 128;

/** Whether the browser returns the pixels that were drawn on a canvas. Browsers that resist fingerprinting return noise or white instead. */
const isReadable = (): boolean => {
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (brush === null) return false;
  brush.fillStyle = `rgb(${GREY} ${GREY} ${GREY})`;
  brush.fillRect(0, 0, 8, 8);
  const { data } = brush.getImageData(0, 0, 8, 8);
  return data.every((level, at) => at % 4 === 3 || Math.abs(level - GREY) <= NOISE);
};

const encode = (canvas: HTMLCanvasElement, type: DrawnType): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/**
 * Draws a PNG or JPEG into a new file, rotated according to its metadata and scaled down if it is too large. The metadata is dropped, because cameras
 * store the location and the device in it. Returns `null` if the browser cannot decode, draw or encode the picture.
 */
export const redrawImage = async (file: File): Promise<File | null> => {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const canvas = draw(picture);
  picture.close();
  if (canvas === null || !isReadable()) return null;
  const sharp = file.type === 'image/png' ? await encode(canvas, 'image/png') : null;
  const drawn = sharp !== null && sharp.size <= LIGHT_BYTES ? sharp : await encode(canvas, 'image/jpeg');
  if (drawn === null || !(drawn.type in EXTENSIONS)) return null;
  const name = file.name.replace(/\.(?:png|jpe?g)$/i, '') || 'picture';
  return new File([drawn], `${name}.${EXTENSIONS[drawn.type as DrawnType]}`, {
    type: drawn.type,
    lastModified: file.lastModified,
  });
};
