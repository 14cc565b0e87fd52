import { avifBoxes } from '#schemas/checks/avif-boxes.ts';
import { createDecoder, type CanDecode } from './create-decoder.ts';

const decode = createDecoder(() => import('@jsquash/avif/decode.js'), '@jsquash/avif/codec/dec/avif_dec.wasm');

/**
 * Returns whether an AVIF can be decoded. Old encoders write no box `pixi`. Such a file is accepted without decoding, because this decoder refuses
 * it, but browsers display it.
 */
export const canDecodeAvif: CanDecode = async (bytes) =>
  !Array.from(avifBoxes(bytes)).some(({ name }) => name === 'pixi') || decode(bytes);
