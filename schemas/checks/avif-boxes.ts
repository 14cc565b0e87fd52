interface AvifBox {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The boxes that contain other boxes, each with the offset of the first inner box. In `meta`, a version precedes it. */
const INNER: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0 };

/**
 * Yields the boxes of an AVIF, each followed by the boxes that it contains (ISO/IEC 14496-12, 4.2). A box begins with
 * its size and name. Size 0 means the rest of the file, and size 1 means that a 64-bit size follows. Throws if a box is
 * longer than the file or than the box around it.
 */
export function* avifBoxes(bytes: Uint8Array): Generator<AvifBox> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length;) {
    const short = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const header = short === 1 ? 16 : 8;
    const size = short === 0 ? bytes.length - at : short === 1 ? Number(view.getBigUint64(at + 8)) : short;
    if (size < header || at + size > bytes.length) throw new RangeError(`The box ${name} does not fit`);
    const content = bytes.subarray(at + header, at + size);
    yield { name, bytes: content };
    const inner = INNER[name];
    if (inner !== undefined) yield* avifBoxes(content.subarray(inner));
    at += size;
  }
}
