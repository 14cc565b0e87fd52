import { readFileSync } from 'node:fs';
import { drawSvg } from '#publish/draw-svg.ts';
import { compileFile } from '#sandbox/kernel/images/load-renderer.ts';

const DRAWING = new URL('../../brands/perya/assets/hero.svg', import.meta.url);
const ENCODERS = {
  jpg: { load: () => import('@jsquash/jpeg/encode.js'), wasm: '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm' },
  webp: { load: () => import('@jsquash/webp/encode.js'), wasm: '@jsquash/webp/codec/enc/webp_enc_simd.wasm' },
  avif: { load: () => import('@jsquash/avif/encode.js'), wasm: '@jsquash/avif/codec/enc/avif_enc.wasm' },
} as const;

interface Encoder {
  readonly default: (
    picture: ImageData | { data: Uint8ClampedArray; width: number; height: number; colorSpace: 'srgb' },
    options?: object,
  ) => Promise<ArrayBuffer>;
  readonly init: (options: object) => Promise<unknown>;
}

/** Encodes a drawing from a sample brand. `options` are the encoder's. */
export const encodePicture = async (format: keyof typeof ENCODERS | 'png', options: object = {}): Promise<Buffer> => {
  const { pixels, width, png } = await drawSvg(readFileSync(DRAWING, 'utf8'), 240);
  if (format === 'png') return Buffer.from(png);
  const { load, wasm } = ENCODERS[format];
  const { default: encode, init } = (await load()) as Encoder;
  const module = await compileFile(wasm);
  await init({
    instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
      const instance = new WebAssembly.Instance(module, imports);
      done(instance);
      return instance.exports;
    },
  });
  const picture = { data: new Uint8ClampedArray(pixels), width, height: pixels.length / 4 / width } as const;
  return Buffer.from(await encode({ ...picture, colorSpace: 'srgb' }, options));
};
