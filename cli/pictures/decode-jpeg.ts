import { JPEG, jpegSegments } from '#schemas/jpeg-segments.ts';
import { createDecoder, type CanDecode } from './create-decoder.ts';

const decode = createDecoder(() => import('@jsquash/jpeg/decode.js'), '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm');

/** Position of the number of colours, after marker, length, precision and size. */
const COLOURS = 9;

/** Whether a JPEG has the four colours of print, which browsers show, but this decoder does not convert. */
const isForPrint = (bytes: Uint8Array): boolean =>
  Array.from(jpegSegments(bytes)).some(
    (segment) => JPEG.frames.some((frame) => frame === segment.marker) && segment.bytes[COLOURS] === 4,
  );

/** Returns whether a JPEG can be decoded. The decoder only warns of data that it cannot read, and fills its place with grey. */
export const canDecodeJpeg: CanDecode = async (bytes) => isForPrint(bytes) || decode(bytes);
