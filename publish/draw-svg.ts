import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

export interface Drawing {
  readonly width: number;
  /** The pixels row by row, as RGBA. */
  readonly pixels: Uint8Array;
  readonly png: Uint8Array;
}

let initialized: Promise<void> | null = null;

/** Whether an error says that resvg is already initialised. A process can initialise it only once, even if it loads this module several times. */
const isAlreadyInitialized = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Already initialized');

const load = async (): Promise<void> => {
  const bytes = await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'));
  await initWasm(new Uint8Array(bytes)).catch((error: unknown) => {
    if (!isAlreadyInitialized(error)) throw error;
  });
};

const initialize = (): Promise<void> => (initialized ??= load());

/** Parses an SVG without rendering it. If it cannot be rendered, throws an error that states where in the file the fault is. */
export const readSvg = async (svg: string): Promise<void> => {
  await initialize();
  new Resvg(svg).free();
};

/** Renders an SVG with a width of `width` pixels. It loads no external files and no fonts, so text is not rendered. Throws if `svg` is not an SVG. */
export const drawSvg = async (svg: string, width: number): Promise<Drawing> => {
  await initialize();
  const source = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
  try {
    const image = source.render();
    try {
      return { width: image.width, pixels: image.pixels, png: image.asPng() };
    } finally {
      image.free();
    }
  } finally {
    source.free();
  }
};
