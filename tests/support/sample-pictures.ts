import { deflateSync } from 'node:zlib';
import { PNG_SIGNATURE, pngChunk } from '#sandbox/kernel/images/png-chunks.ts';

const bigEndian = (bytes: number, value: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** Creates incompressible pixels, the same in each run. */
const noise = (length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  for (let at = 0, state = 1; at < length; at += 1) {
    state = (state * 48_271) % 2_147_483_647;
    bytes[at] = state & 0xff;
  }
  return bytes;
};

interface PngParts {
  readonly width: number;
  readonly height: number;
  /** Decompressed rows, including filter bytes; grey noise if not given. */
  readonly rows?: Buffer;
  /** Additional chunks between header and rows. */
  readonly extra?: readonly Buffer[];
}

export const pngOf = ({ width, height, rows, extra = [] }: PngParts): Buffer => {
  const pixels = rows ?? noise((1 + width) * height);
  if (rows === undefined) for (let row = 0; row < height; row += 1) pixels[row * (1 + width)] = 0;
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', Buffer.concat([bigEndian(4, width), bigEndian(4, height), Buffer.from([8, 0, 0, 0, 0])])),
    ...extra,
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

const segment = (marker: number, ...body: readonly (Buffer | readonly number[])[]): Buffer => {
  const bytes = Buffer.concat(body.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from([0xff, marker]), bigEndian(2, bytes.length + 2), bytes]);
};
/** Creates a Huffman table with one code, `0`, for one symbol. */
const oneCode = (table: number, symbol: number): Buffer =>
  segment(0xc4, [table, 1, ...Array.from({ length: 15 }, () => 0), symbol]);

interface JpegParts {
  readonly width: number;
  readonly height: number;
  /** Segments after the start. */
  readonly extra?: readonly Buffer[];
  /** Whether there are Huffman tables; without them, no block can be decoded. */
  readonly hasTables?: boolean;
  /** Number of bytes of coded data; by default enough for all pixels. */
  readonly data?: number;
  /** The number of scans of a progressive picture. */
  readonly scans?: number;
  /** The number of colours: one, or the four of print. */
  readonly colours?: 1 | 4;
}

/** Creates a grey JPEG in which each block of 64 pixels is two zero bits. */
export const jpegOf = ({
  width,
  height,
  extra = [],
  hasTables = true,
  data,
  scans = 0,
  colours = 1,
}: JpegParts): Buffer => {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const coded = Buffer.alloc(data ?? Math.ceil((blocks * colours * 2) / 8));
  const components = Array.from({ length: colours }, (_, index) => index + 1);
  const scan = segment(0xda, [colours, ...components.flatMap((id) => [id, 0]), 0, scans > 0 ? 0 : 63, 0]);
  const more = segment(0xda, [1, 1, 0, 1, 63, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...extra,
    ...(hasTables ? [segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)])] : []),
    segment(scans > 0 ? 0xc2 : 0xc0, [8], bigEndian(2, height), bigEndian(2, width), [
      colours,
      ...components.flatMap((id) => [id, 0x11, 0]),
    ]),
    oneCode(0x00, 0),
    oneCode(0x10, 0),
    scan,
    coded,
    ...Array.from({ length: Math.max(0, scans - 1) }, () => Buffer.concat([more, coded])),
    Buffer.from([0xff, 0xd9]),
  ]);
};

export const jpegComment = (text: string): Buffer => segment(0xfe, Buffer.from(text));
export const pngText = (text: string): Buffer => pngChunk('tEXt', Buffer.from(`Comment\0${text}`));

export const pictureFile = (bytes: Uint8Array, name = 'picture.png', type = 'image/png'): File =>
  new File([new Uint8Array(bytes)], name, { type });

const SCRIPT = '<script>alert(1)</script>';
/** The first bytes of a zip file, and its end record. */
const ZIP = Buffer.concat([Buffer.from('PK\u0003\u0004payload'), Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]);
const SIDE = { width: 64, height: 64 };
const png = pngOf(SIDE);

/** Files that must be rejected as images, with the reason. */
export const FALSE_PICTURES: readonly (readonly [what: string, bytes: Buffer, reason: string])[] = [
  ['an empty file', Buffer.alloc(0), 'image_type'],
  ['a page with the name of an image', Buffer.from(`<!doctype html>${SCRIPT}`), 'image_type'],
  ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 'image_type'],
  ['the eight bytes of a PNG', png.subarray(0, 8), 'image_broken'],
  ['the header of a PNG', png.subarray(0, 33), 'image_broken'],
  ['the first half of a PNG', png.subarray(0, png.length >> 1), 'image_broken'],
  [
    'a PNG with a damaged chunk',
    Buffer.concat([png.subarray(0, 60), Buffer.from([1, 2, 3]), png.subarray(63)]),
    'image_broken',
  ],
  ['a PNG with too few rows', pngOf({ ...SIDE, rows: Buffer.alloc(65 * 63) }), 'image_broken'],
  [
    'a PNG of 8 x 8 pixels with 64 MB of rows',
    pngOf({ width: 8, height: 8, rows: Buffer.alloc(64 << 20) }),
    'image_broken',
  ],
  ['a PNG of 40,000 x 40,000 pixels', pngOf({ width: 40_000, height: 40_000, rows: Buffer.alloc(1) }), 'image_pixels'],
  ['a PNG with rows of an unknown filter', pngOf({ ...SIDE, rows: Buffer.alloc(65 * 64, 9) }), 'image_broken'],
  ['the three bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff]), 'image_broken'],
  ['a JPEG without coded data', jpegOf({ ...SIDE, width: 4_000, data: 0 }), 'image_broken'],
  ['a JPEG without its tables', jpegOf({ ...SIDE, hasTables: false }), 'image_broken'],
  ['a truncated JPEG', jpegOf(SIDE).subarray(0, -2), 'image_broken'],
  ['a JPEG of 40,000 x 40,000 pixels', jpegOf({ width: 40_000, height: 40_000, data: 9 }), 'image_pixels'],
  ['a JPEG of 10,000 scans', jpegOf({ width: 8, height: 8, scans: 10_000 }), 'image_broken'],
];

/** Images that hide something else, with the part that must not be stored. */
export const POLYGLOTS: readonly (readonly [what: string, bytes: Buffer, hidden: string])[] = [
  ['a PNG with a page appended', Buffer.concat([png, Buffer.from(SCRIPT)]), SCRIPT],
  ['a PNG with a script in its text', pngOf({ ...SIDE, extra: [pngText(SCRIPT)] }), SCRIPT],
  ['a PNG with a zip file appended', Buffer.concat([png, ZIP]), 'PK'],
  ['a JPEG with a page appended', Buffer.concat([jpegOf(SIDE), Buffer.from(SCRIPT)]), SCRIPT],
  ['a JPEG with a script in its comment', jpegOf({ ...SIDE, extra: [jpegComment(SCRIPT)] }), SCRIPT],
  ['a JPEG with a zip file appended', Buffer.concat([jpegOf(SIDE), ZIP]), 'PK'],
];
