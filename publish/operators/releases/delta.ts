const BLOCK = 16;

const hashAt = (bytes: Buffer, at: number, mask: number): number => {
  let hash = 0;
  for (let word = at; word < at + BLOCK; word += 4) hash = Math.imul(hash ^ bytes.readInt32LE(word), 0x9e3779b1);
  return ((hash >>> 15) ^ hash) & mask;
};

/** Maps the hash of each block of `base` to the block's position plus one. If several blocks have the same hash, the first is kept. */
const indexOf = (base: Buffer): Int32Array => {
  const positions = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(1, base.length / BLOCK) * 2 + 1)));
  for (let at = 0; at + BLOCK <= base.length; at += BLOCK) {
    const slot = hashAt(base, at, positions.length - 1);
    if (positions[slot] === 0) positions[slot] = at + 1;
  }
  return positions;
};

const pushNumber = (out: number[], value: number): void => {
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) out.push((rest % 128) | 128);
  out.push(rest);
};

/** Encodes a signed number as an unsigned one: 0, -1, 1, -2, 2, … become 0, 1, 2, 3, 4, … */
const unsigned = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const signed = (value: number): number => (value % 2 === 0 ? value / 2 : -(value + 1) / 2);

/**
 * Returns the bytes from which `applyDelta` restores `content` with the help of `base`: bytes that occur only in
 * `content`, alternating with copies of parts of `base`. They are short if the two have long parts in common.
 */
export const deltaOf = (base: Buffer, content: Buffer): Buffer => {
  const index = indexOf(base);
  const parts: Buffer[] = [];
  let [done, at, expected] = [0, 0, 0];
  const step = (insertedUntil: number, from: number, length: number): void => {
    const numbers: number[] = [];
    pushNumber(numbers, insertedUntil - done);
    parts.push(Buffer.from(numbers), content.subarray(done, insertedUntil));
    const copy: number[] = [];
    pushNumber(copy, length);
    pushNumber(copy, unsigned(from - expected));
    parts.push(Buffer.from(copy));
    done = insertedUntil + length;
    expected = from + length;
  };
  const commonLength = (from: number, to: number): number => {
    let length = 0;
    while (from + length < base.length && to + length < content.length && base[from + length] === content[to + length])
      length += 1;
    return length;
  };
  const start = commonLength(0, 0);
  if (start > 0) {
    step(0, 0, start);
    at = start;
  }
  while (at + BLOCK <= content.length) {
    let from = (index[hashAt(content, at, index.length - 1)] ?? 0) - 1;
    const length = from < 0 ? 0 : commonLength(from, at);
    if (length < BLOCK) {
      at += 1;
      continue;
    }
    const end = at + length;
    while (at > done && from > 0 && base[from - 1] === content[at - 1]) {
      at -= 1;
      from -= 1;
    }
    step(at, from, end - at);
    at = end;
  }
  step(content.length, expected, 0);
  return Buffer.concat(parts);
};

/** Restores the content from which a delta was created. Throws a `RangeError` if the delta does not belong to `base`. */
export const applyDelta = (base: Buffer, delta: Buffer): Buffer => {
  const parts: Buffer[] = [];
  let [at, expected] = [0, 0];
  const number = (): number => {
    let [value, factor, byte] = [0, 1, 0];
    do {
      byte = delta.readUInt8(at);
      at += 1;
      value += (byte & 127) * factor;
      factor *= 128;
    } while (byte >= 128);
    return value;
  };
  while (at < delta.length) {
    const inserted = number();
    parts.push(delta.subarray(at, at + inserted));
    at += inserted;
    const length = number();
    const from = expected + signed(number());
    if (from < 0 || from + length > base.length) throw new RangeError('The delta belongs to different content');
    parts.push(base.subarray(from, from + length));
    expected = from + length;
  }
  return Buffer.concat(parts);
};
