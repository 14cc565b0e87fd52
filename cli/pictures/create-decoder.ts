import { compileFile } from '#sandbox/kernel/images/load-renderer.ts';

/** The module of a jSquash decoder. */
interface Codec {
  readonly default: (bytes: ArrayBuffer) => Promise<unknown>;
  readonly init: (options: object) => Promise<unknown>;
}

/** Resolves to whether a picture can be decoded. */
export type CanDecode = (bytes: Uint8Array) => Promise<boolean>;

/**
 * Creates a function that returns whether a picture can be decoded without an error or a warning from the decoder. The
 * decoder is loaded and compiled for the first picture.
 */
export const createDecoder = (load: () => Promise<Codec>, wasm: string): CanDecode => {
  let loaded: Promise<[Codec, WebAssembly.Module]> | null = null;
  return async (bytes) => {
    const [{ default: decode, init }, module] = await (loaded ??= Promise.all([load(), compileFile(wasm)]));
    let isComplete = true;
    // Each picture gets a new instance of the decoder, because an instance that has failed can loop forever on the next picture.
    await init({
      instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
        const instance = new WebAssembly.Instance(module, imports);
        done(instance);
        return instance.exports;
      },
      printErr: () => {
        isComplete = false;
      },
    });
    try {
      await decode(new Uint8Array(bytes).buffer);
    } catch {
      return false;
    }
    return isComplete;
  };
};
