import { avifBoxes } from '#schemas/checks/avif-boxes.ts';
import { createDecoder, type CanDecode } from './create-decoder.ts';

const decode = createDecoder(() => import('@jsquash/avif/decode.js'), '@jsquash/avif/codec/dec/avif_dec.wasm');

/** Returns whether an AVIF can be decoded. One without `pixi`, from an old encoder, is accepted: browsers show it, this decoder refuses it. */
export const canDecodeAvif: CanDecode = async (bytes) =>
  !Array.from(avifBoxes(bytes)).some(({ name }) => name === 'pixi') || decode(bytes);
