import { setImmediate as pause } from 'node:timers/promises';
import encode, { init } from '@jsquash/webp/encode.js';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { loadEncoder, loadRenderer } from './load-renderer.ts';

export type RasterType = 'image/webp' | 'image/png';

const QUALITY = 80;

/** Returns whether the package is already initialized, which can be done once per process and may have been done by other code. */
const isAlreadyInitialized = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Already initialized');

const loadDrawing = async (): Promise<void> => {
  await initWasm(await loadRenderer()).catch((error: unknown) => {
    if (!isAlreadyInitialized(error)) throw error;
  });
};

const loadEncoding = async (): Promise<void> => {
  await init(await loadEncoder());
};

let ready: Promise<unknown> | null = null;
const start = (): Promise<unknown> => (ready ??= Promise.all([loadDrawing(), loadEncoding()]));

type Image = ReturnType<InstanceType<typeof Resvg>['render']>;

/** Reads the image before the WASM objects are freed, because they own its memory. */
const withRender = <T>(svg: string, width: number, read: (image: Image) => T): T => {
  const source = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
  try {
    const image = source.render();
    try {
      return read(image);
    } finally {
      image.free();
    }
  } finally {
    source.free();
  }
};

/**
 * Renders an SVG `width` pixels wide; yields to the event loop before rendering and before encoding. There are no fonts, so `<text>` is not drawn.
 */
export const drawRaster = async (svg: string, width: number, type: RasterType): Promise<Uint8Array<ArrayBuffer>> => {
  await start();
  await pause();
  if (type === 'image/png') return withRender(svg, width, (image) => new Uint8Array(image.asPng()));
  const picture = withRender(svg, width, (image) => ({
    data: new Uint8ClampedArray(image.pixels),
    width: image.width,
    height: image.height,
    colorSpace: 'srgb' as const,
  }));
  await pause();
  return new Uint8Array(await encode(picture, { quality: QUALITY }));
};
