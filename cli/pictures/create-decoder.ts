import { compileFile } from '#sandbox/kernel/images/load-renderer.ts';

/** A decoder of jSquash. */
interface Codec {
  readonly default: (bytes: ArrayBuffer) => Promise<unknown>;
  readonly init: (options: object) => Promise<unknown>;
}

/** Resolves to whether a picture can be decoded. */
export type CanDecode = (bytes: Uint8Array) => Promise<boolean>;

/** Creates a function that decodes a picture, and does not accept one whose decoder warns. Loads and compiles the decoder with the first picture. */
export const createDecoder = (load: () => Promise<Codec>, wasm: string): CanDecode => {
  let loaded: Promise<[Codec, WebAssembly.Module]> | null = null;
  return async (bytes) => {
    const [{ default: decode, init }, module] = await (loaded ??= Promise.all([load(), compileFile(wasm)]));
    let isComplete = true;
    // A new instance for each picture: one that has failed may loop forever with the next.
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
