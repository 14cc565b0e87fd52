/** Pixels of the longer side: enough to read a screenshot. */
const LONGEST_SIDE = 2048;
/** A PNG up to this size stays a PNG, so that the text of a screenshot stays sharp. */
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
  // A JPEG has no transparency: what shows through is white, as on paper.
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/** Allows for the noise of a few levels that some browsers add. */
const NOISE = 16;
const GREY = 128;

/** Whether a canvas returns what was drawn on it. Browsers that resist fingerprinting return noise, or white, instead. */
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
 * The pixels of a PNG or JPEG in a new file, as the camera was held, and fewer where there are more than anybody needs. Nothing else of the file is
 * kept: cameras write the place and the device into it. `null` where no picture comes out.
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
