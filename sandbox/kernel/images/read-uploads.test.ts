import { expect, test } from 'vitest';
import { UPLOAD } from '#schemas/upload-limits.ts';
import { FALSE_PICTURES, jpegOf, pictureFile, pngOf, POLYGLOTS } from '#tests/support/sample-pictures.ts';
import { pngChunk } from './png-chunks.ts';
import { checkedRows } from './png-rows.ts';
import { readUploads } from './read-uploads.ts';

const reasonOf = async (bytes: Uint8Array): Promise<string | undefined> => {
  const problem: unknown = await readUploads([pictureFile(bytes)]).catch((error: unknown) => error);
  return (problem as { fields?: { images?: string } }).fields?.images;
};

test.each(FALSE_PICTURES)('%s is refused [promotions.apply.image-type]', async (_what, bytes, reason) => {
  expect(await reasonOf(bytes)).toBe(reason);
});

test.each(POLYGLOTS)('%s is stored without it [promotions.apply.image-type]', async (_what, bytes, hidden) => {
  expect(bytes.includes(hidden)).toBe(true);
  const [stored] = await readUploads([pictureFile(bytes)]);
  expect(stored?.type).toBe(bytes[0] === 0xff ? 'image/jpeg' : 'image/png');
  expect(Buffer.from(stored?.picture ?? []).includes(hidden)).toBe(false);
  // What was written again is a picture itself.
  expect(await readUploads([pictureFile(stored?.picture ?? new Uint8Array())])).toEqual([stored]);
});

const SECRET = 'where it was taken';
/** Exif data of a camera: its name, the orientation, and a text behind the entries. */
const cameraExif = (orientation: number, order: 'II' | 'MM'): Buffer => {
  const entries = [
    [0x010f, 2, 4, 0x41424300],
    [0x0112, 3, 1, order === 'II' ? orientation : orientation * 0x1_0000],
  ];
  const tiff = Buffer.alloc(10 + entries.length * 12);
  const write = (at: number, bytes: 2 | 4, value: number) =>
    order === 'II' ? tiff.writeUIntLE(value, at, bytes) : tiff.writeUIntBE(value, at, bytes);
  tiff.write(order, 'latin1');
  write(2, 2, 42);
  write(4, 4, 8);
  write(8, 2, entries.length);
  for (const [index, [tag = 0, kind = 0, count = 0, value = 0]] of entries.entries()) {
    const at = 10 + index * 12;
    write(at, 2, tag);
    write(at + 2, 2, kind);
    write(at + 4, 4, count);
    write(at + 8, 4, value);
  }
  return Buffer.concat([tiff, Buffer.from(SECRET)]);
};
const exifSegment = (exif: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif]);
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, body.length + 2]), body]);
};
const SIDE = { width: 16, height: 16 };

test.each([
  ['JPEG', (exif: Buffer) => jpegOf({ ...SIDE, extra: [exifSegment(exif)] })],
  ['PNG', (exif: Buffer) => pngOf({ ...SIDE, extra: [pngChunk('eXIf', exif)] })],
])(
  'a %s of a camera keeps how it was held, and nothing else that the camera wrote [promotions.apply.image-type]',
  async (kind, make) => {
    for (const order of ['II', 'MM'] as const) {
      const [stored] = await readUploads([pictureFile(make(cameraExif(6, order)))]);
      const picture = Buffer.from(stored?.picture ?? []);
      expect(picture.includes(Buffer.from([0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0]))).toBe(true);
      expect(picture.includes('ABC') || picture.includes(SECRET)).toBe(false);
      // It stays as it is when it is sent again.
      expect(await readUploads([pictureFile(picture)])).toEqual([stored]);
      for (const orientation of [1, 9]) {
        const [upright] = await readUploads([pictureFile(make(cameraExif(orientation, order)))]);
        expect(Buffer.from(upright?.picture ?? []).includes(kind === 'PNG' ? 'eXIf' : 'Exif')).toBe(false);
      }
    }
    // Cut off, or with a beginning beyond its end.
    const cut = [0, 1, 7, 9, 25, 33].map((length) => cameraExif(6, 'II').subarray(0, length));
    for (const exif of [...cut, Buffer.from('II*\0\xff\xff\xff\xff', 'latin1')])
      expect(await reasonOf(make(exif))).toBeUndefined();
  },
);

test('a picture of as many pixels as are allowed is decoded, one row more is not, and the process answers meanwhile', async () => {
  const width = 4_000;
  const height = UPLOAD.pixels / width;
  for (const make of [
    jpegOf,
    (size: { width: number; height: number }) => pngOf({ ...size, rows: Buffer.alloc((width + 1) * size.height) }),
  ]) {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    try {
      expect(await reasonOf(make({ width, height }))).toBeUndefined();
    } finally {
      clearInterval(timer);
    }
    expect(turns).toBeGreaterThan(5);
    expect(await reasonOf(make({ width, height: height + 1 }))).toBe('image_pixels');
  }
});

test('a progressive JPEG is decoded', async () => {
  expect(await reasonOf(jpegOf({ width: 64, height: 64, scans: 5 }))).toBeUndefined();
});

test('rows are read no further than the picture', async () => {
  let chunks = 0;
  async function* bomb() {
    for (; chunks < 1_000; chunks += 1) yield Buffer.alloc(1_000);
  }
  const read = async (): Promise<void> => {
    for await (const _rows of checkedRows(bomb(), [{ rows: 10, bytes: 499 }]));
  };
  await expect(read()).rejects.toThrow('no rows of the picture');
  expect(chunks).toBe(5);
});
