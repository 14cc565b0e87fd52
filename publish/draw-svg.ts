import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

export interface Drawing {
  readonly width: number;
  /** RGBA, row by row. */
  readonly pixels: Uint8Array;
  readonly png: Uint8Array;
}

let ready: Promise<void> | null = null;

/** The package keeps its one instance when this file is loaded anew, and refuses a second. */
const isThere = (error: unknown): boolean => error instanceof Error && error.message.startsWith('Already initialized');

const load = async (): Promise<void> => {
  const bytes = await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'));
  await initWasm(new Uint8Array(bytes)).catch((error: unknown) => {
    if (!isThere(error)) throw error;
  });
};

const start = (): Promise<void> => (ready ??= load());

/** Draws an SVG `width` pixels wide. It reads no other file and no font, so words in it stay invisible. Throws on what is no SVG. */
export const drawSvg = async (svg: string, width: number): Promise<Drawing> => {
  await start();
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
