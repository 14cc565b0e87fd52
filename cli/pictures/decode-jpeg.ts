import { JPEG, jpegSegments } from '#schemas/jpeg-segments.ts';
import { createDecoder, type CanDecode } from './create-decoder.ts';

const decode = createDecoder(() => import('@jsquash/jpeg/decode.js'), '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm');

/** The position of the number of colours in a frame segment, after marker, length, precision and size. */
const COLOURS = 9;

/** Returns whether a JPEG is in CMYK, the four colours of print. Browsers display such files, but this decoder cannot convert them. */
const isForPrint = (bytes: Uint8Array): boolean =>
  Array.from(jpegSegments(bytes)).some(
    (segment) => JPEG.frames.some((frame) => frame === segment.marker) && segment.bytes[COLOURS] === 4,
  );

/**
 * Returns whether a JPEG can be decoded. A JPEG for print is accepted without decoding. For data that the decoder
 * cannot read, it only prints a warning and fills the area with grey.
 */
export const canDecodeJpeg: CanDecode = async (bytes) => isForPrint(bytes) || decode(bytes);
