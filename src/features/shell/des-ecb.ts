type Bits = readonly number[];

const bits = (text: string): Bits => text.split(' ').map(Number);

/** The tables of FIPS 46-3, which counts positions from 1. */
const INITIAL: Bits = [58, 60, 62, 64, 57, 59, 61, 63].flatMap((last) =>
  Array.from({ length: 8 }, (_, step) => last - 8 * step),
);
const FINAL: Bits = INITIAL.map((_, at) => INITIAL.indexOf(at + 1) + 1);
const EXPANSION: Bits = Array.from({ length: 48 }, (_, at) => ((Math.floor(at / 6) * 4 + (at % 6) + 31) % 32) + 1);
const PERMUTATION = bits('16 7 20 21 29 12 28 17 1 15 23 26 5 18 31 10 2 8 24 14 32 27 3 9 19 13 30 6 22 11 4 25');
const CHOICE_1 = bits(
  '57 49 41 33 25 17 9 1 58 50 42 34 26 18 10 2 59 51 43 35 27 19 11 3 60 52 44 36 63 55 47 39 31 23 15 7 62 54 46 38 30 22 14 6 61 53 45 37 29 21 13 5 28 20 12 4',
);
const CHOICE_2 = bits(
  '14 17 11 24 1 5 3 28 15 6 21 10 23 19 12 4 26 8 16 7 27 20 13 2 41 52 31 37 47 55 30 40 51 45 33 48 44 49 39 56 34 53 46 42 50 36 29 32',
);
const TURNS = bits('1 2 4 6 8 10 12 14 15 17 19 21 23 25 27 28');

/** The S-boxes: 64 outputs of four bits each, row by row. */
const BOXES = [
  'e4d12fb83a6c59070f74e2d1a6cb953841e8d62bfc973a50fc8249175b3ea06d',
  'f18e6b34972dc05a3d47f28ec01a69b50e7ba4d158c6932fd8a13f42b67c05e9',
  'a09e63f51dc7b428d709346a285ecbf1d6498f30b12c5ae71ad069874fe3b52c',
  '7de3069a1285bc4fd8b56f03472c1ae9a690cb7df13e52843f06a1d8945bc72e',
  '2c417ab6853fd0e9eb2c47d150fa3986421bad78f9c5630eb8c71e2d6f09a453',
  'c1af92680d34e75baf427c9561de0b389ef528c3704a1db6432c95fabe17608d',
  '4b2ef08d3c975a61d0b7491ae35c2f8614bdc37eaf6805926bd814a7950fe23c',
  'd2846fb1a93e50c71fd8a374c56b0e927b419ce206adf35821e74a8dfc90356b',
];

const BLOCK = 8;

const toBits = (bytes: Uint8Array): Bits =>
  Array.from({ length: bytes.length * 8 }, (_, at) => ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
const toNumber = (some: Bits): number => some.reduce((sum, bit) => sum * 2 + bit, 0);
const toBytes = (some: Bits): number[] =>
  Array.from({ length: some.length / 8 }, (_, at) => toNumber(some.slice(at * 8, at * 8 + 8)));
const pick = (some: Bits, table: Bits): Bits => table.map((at) => some[at - 1] ?? 0);
const xor = (left: Bits, right: Bits): Bits => left.map((bit, at) => bit ^ (right[at] ?? 0));
const turned = (half: Bits, by: number): Bits => [...half.slice(by), ...half.slice(0, by)];

/** Returns one key per round, in the order used for encryption. */
const roundKeys = (key: Uint8Array): Bits[] => {
  const chosen = pick(toBits(key), CHOICE_1);
  return TURNS.map((by) => pick([...turned(chosen.slice(0, 28), by), ...turned(chosen.slice(28), by)], CHOICE_2));
};

const substituted = (six: Bits, box: number): Bits => {
  const [first = 0, a = 0, b = 0, c = 0, d = 0, last = 0] = six;
  const answer = Number.parseInt(BOXES[box]?.charAt(toNumber([first, last, a, b, c, d])) ?? '', 16);
  return [3, 2, 1, 0].map((place) => (answer >> place) & 1);
};

const feistel = (half: Bits, key: Bits): Bits => {
  const mixed = xor(pick(half, EXPANSION), key);
  return pick(
    BOXES.flatMap((_, box) => substituted(mixed.slice(box * 6, box * 6 + 6), box)),
    PERMUTATION,
  );
};

const decryptBlock = (block: Uint8Array, keys: readonly Bits[]): number[] => {
  const start = pick(toBits(block), INITIAL);
  const [left, right] = keys.reduceRight<readonly [Bits, Bits]>(
    ([l, r], key) => [r, xor(l, feistel(r, key))],
    [start.slice(0, 32), start.slice(32)],
  );
  return toBytes(pick([...right, ...left], FINAL));
};

/**
 * Decrypts DES in ECB mode with PKCS#7 padding; returns `null` if the key, the length or the padding is invalid. Web Crypto does not support this
 * cipher. It is not secure, and is needed only because platforms still use it.
 */
export const decryptDesEcb = (text: Uint8Array, key: Uint8Array): Uint8Array | null => {
  if (key.length !== BLOCK || text.length === 0 || text.length % BLOCK !== 0) return null;
  const keys = roundKeys(key);
  const plain = Array.from({ length: text.length / BLOCK }, (_, at) =>
    decryptBlock(text.subarray(at * BLOCK, (at + 1) * BLOCK), keys),
  ).flat();
  const padding = plain.at(-1) ?? 0;
  const isPadded = padding >= 1 && padding <= BLOCK && plain.slice(-padding).every((byte) => byte === padding);
  return isPadded ? Uint8Array.from(plain.slice(0, -padding)) : null;
};
