import { avifBoxes } from '#schemas/checks/avif-boxes.ts';
import { createDecoder, type CanDecode } from './create-decoder.ts';

const decode = createDecoder(() => import('@jsquash/avif/decode.js'), '@jsquash/avif/codec/dec/avif_dec.wasm');

/**
 * Returns whether an AVIF can be decoded. Files from old encoders lack the `pixi` box and are accepted without
 * decoding, because browsers display them but this decoder rejects them.
 */
export const canDecodeAvif: CanDecode = async (bytes) =>
  !Array.from(avifBoxes(bytes)).some(({ name }) => name === 'pixi') || decode(bytes);
