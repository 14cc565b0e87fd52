export interface WebpChunk {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;
/** The size of a frame's position, size, duration and flags, in bytes. */
const FRAME_HEADER = 16;

/** Yields the chunks of a WebP. For a frame of an animation, yields the chunks in it instead. Stops at an incomplete chunk. */
export function* webpChunks(bytes: Uint8Array, from: number = RIFF_HEADER): Generator<WebpChunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = from; at + CHUNK_HEADER <= bytes.length;) {
    const size = view.getUint32(at + 4, true);
    const end = at + CHUNK_HEADER + size;
    if (end > bytes.length) return;
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const content = bytes.subarray(at + CHUNK_HEADER, end);
    if (name === 'ANMF') yield* webpChunks(content, FRAME_HEADER);
    else yield { name, bytes: content };
    at = end + (size % 2);
  }
}
