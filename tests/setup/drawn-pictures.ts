import { readPictureSize } from '#schemas/picture-size.ts';
import { jpegOf, pngOf } from '#tests/support/sample-pictures.ts';

// Stubs image decoding and drawing, which jsdom lacks: an image is just its size, and a drawing is a grey image of that size.
globalThis.createImageBitmap = (async (file: Blob) => {
  const size = readPictureSize(new Uint8Array(await file.arrayBuffer()));
  if (size === null) throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
  return { ...size, close: () => undefined };
}) as typeof createImageBitmap;

const brush = {
  fillRect: () => undefined,
  drawImage: () => undefined,
  getImageData: (_x: number, _y: number, width: number, height: number) => ({
    data: new Uint8ClampedArray(width * height * 4).fill(128),
  }),
};
HTMLCanvasElement.prototype.getContext = (() => brush) as unknown as HTMLCanvasElement['getContext'];
HTMLCanvasElement.prototype.toBlob = function toBlob(done, type = 'image/png') {
  const picture = (type === 'image/jpeg' ? jpegOf : pngOf)({ width: this.width, height: this.height });
  done(new Blob([new Uint8Array(picture)], { type }));
};
