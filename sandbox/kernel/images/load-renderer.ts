import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Compiles a WebAssembly file of a package. */
export const compileFile = async (path: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(new Uint8Array(await readFile(createRequire(import.meta.url).resolve(path))));

let renderer: Promise<WebAssembly.Module> | null = null;

/** Loads the compiled code of the renderer, once per process. It can be passed to a worker thread. */
export const loadRenderer = (): Promise<WebAssembly.Module> =>
  (renderer ??= compileFile('@resvg/resvg-wasm/index_bg.wasm'));

export const loadEncoder = (): Promise<WebAssembly.Module> => compileFile('@jsquash/webp/codec/enc/webp_enc_simd.wasm');
