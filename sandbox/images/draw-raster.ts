import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as pause } from 'node:timers/promises';
import encode, { init } from '@jsquash/webp/encode.js';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

export type RasterType = 'image/webp' | 'image/png';

const QUALITY = 80;
const packaged = (path: string): Promise<Buffer> => readFile(createRequire(import.meta.url).resolve(path));

/** The package has one instance a process, which another part may have made already. */
const isThere = (error: unknown): boolean => error instanceof Error && error.message.startsWith('Already initialized');

const loadDrawing = async (): Promise<void> => {
  await initWasm(await packaged('@resvg/resvg-wasm/index_bg.wasm')).catch((error: unknown) => {
    if (!isThere(error)) throw error;
  });
};

const loadEncoding = async (): Promise<void> => {
  await init(await WebAssembly.compile(new Uint8Array(await packaged('@jsquash/webp/codec/enc/webp_enc_simd.wasm'))));
};

let ready: Promise<unknown> | null = null;
const start = (): Promise<unknown> => (ready ??= Promise.all([loadDrawing(), loadEncoding()]));

type Image = ReturnType<InstanceType<typeof Resvg>['render']>;

/** In one go: what the package hands out belongs to the instance of the moment. */
const drawn = <T>(svg: string, width: number, read: (image: Image) => T): T => {
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

/** Draws an SVG `width` pixels wide; other work has its turn before, and between drawing and packing. It knows no font: words in it stay invisible. */
export const drawRaster = async (svg: string, width: number, type: RasterType): Promise<Uint8Array<ArrayBuffer>> => {
  await start();
  await pause();
  if (type === 'image/png') return drawn(svg, width, (image) => new Uint8Array(image.asPng()));
  const picture = drawn(svg, width, (image) => ({
    data: new Uint8ClampedArray(image.pixels),
    width: image.width,
    height: image.height,
    colorSpace: 'srgb' as const,
  }));
  await pause();
  return new Uint8Array(await encode(picture, { quality: QUALITY }));
};
