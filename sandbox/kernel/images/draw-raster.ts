import { setImmediate as pause } from 'node:timers/promises';
import encode, { init } from '@jsquash/webp/encode.js';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { loadEncoder, loadRenderer } from './load-renderer.ts';

export type RasterType = 'image/webp' | 'image/png';

const QUALITY = 80;

/** Returns whether an error says that the package is already initialized, which is possible only once per process and may happen elsewhere. */
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

/** Renders an SVG and passes the image to `read`. The WASM objects, which own the image's memory, are freed afterwards. */
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
 * Renders an SVG at a width of `width` pixels. Yields to the event loop before rendering and before encoding. `<text>` is not drawn, because the
 * renderer has no fonts.
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
