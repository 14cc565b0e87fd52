export interface JpegSegment {
  readonly marker: number;
  /** The bytes from the marker to the end of the segment. The segment of a scan includes the image data that follows it. */
  readonly bytes: Uint8Array;
}

export const JPEG = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  /** The markers of baseline, extended and progressive frames. Other kinds of frame do not occur on the web. */
  frames: [0xc0, 0xc1, 0xc2],
} as const;

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** Returns the end of a scan's image data: the position of the first marker that is neither a restart marker nor an escaped 0xFF. */
const endOfData = (bytes: Uint8Array, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return bytes.length;
};

/** Yields the segments of a JPEG up to the end marker, or up to the first truncated or invalid segment. */
export function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  if (bytes[0] !== 0xff || bytes[1] !== JPEG.start) return;
  yield { marker: JPEG.start, bytes: bytes.subarray(0, 2) };
  let at = 2;
  while (bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      // Padding: any number of 0xFF bytes may precede a marker.
      at += 1;
      continue;
    }
    if (marker === JPEG.end) {
      yield { marker, bytes: bytes.subarray(at, at + 2) };
      return;
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const header = at + 2 + length;
    if (marker < 0xc0 || isRestart(marker) || marker === JPEG.start || length < 2 || header > bytes.length) return;
    const end = marker === JPEG.scan ? endOfData(bytes, header) : header;
    yield { marker, bytes: bytes.subarray(at, end) };
    at = end;
  }
}
