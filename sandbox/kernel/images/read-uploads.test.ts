import { expect, test } from 'vitest';
import { UPLOAD } from '#schemas/upload-limits.ts';
import { cameraExif, exifSegment } from '#tests/support/camera-exif.ts';
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

test.each(POLYGLOTS)(
  'an image with hidden data is stored without that data: %s [promotions.apply.image-type]',
  async (_what, bytes, hidden) => {
    expect(bytes.includes(hidden)).toBe(true);
    const [stored] = await readUploads([pictureFile(bytes)]);
    expect(stored?.type).toBe(bytes[0] === 0xff ? 'image/jpeg' : 'image/png');
    expect(Buffer.from(stored?.picture ?? []).includes(hidden)).toBe(false);
    // The rewritten file is a valid image: uploading it again leaves it unchanged.
    expect(await readUploads([pictureFile(stored?.picture ?? new Uint8Array())])).toEqual([stored]);
  },
);

const SECRET = 'where it was taken';
const SIDE = { width: 16, height: 16 };

test.each([
  ['JPEG', (exif: Buffer) => jpegOf({ ...SIDE, extra: [exifSegment(exif)] })],
  ['PNG', (exif: Buffer) => pngOf({ ...SIDE, extra: [pngChunk('eXIf', exif)] })],
])(
  'a %s from a camera keeps its orientation and no other metadata [promotions.apply.image-type]',
  async (kind, make) => {
    for (const order of ['II', 'MM'] as const) {
      const [stored] = await readUploads([pictureFile(make(cameraExif(6, order, SECRET)))]);
      const picture = Buffer.from(stored?.picture ?? []);
      expect(picture.includes(Buffer.from([0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0]))).toBe(true);
      expect(picture.includes('ABC') || picture.includes(SECRET)).toBe(false);
      // Uploading the rewritten image again leaves it unchanged.
      expect(await readUploads([pictureFile(picture)])).toEqual([stored]);
      for (const orientation of [1, 9]) {
        const [upright] = await readUploads([pictureFile(make(cameraExif(orientation, order, SECRET)))]);
        expect(Buffer.from(upright?.picture ?? []).includes(kind === 'PNG' ? 'eXIf' : 'Exif')).toBe(false);
      }
    }
    // Exif data that is truncated, or whose first entry is beyond its end.
    const cut = [0, 1, 7, 9, 25, 33].map((length) => cameraExif(6, 'II', SECRET).subarray(0, length));
    for (const exif of [...cut, Buffer.from('II*\0\xff\xff\xff\xff', 'latin1')])
      expect(await reasonOf(make(exif))).toBeUndefined();
  },
);

test('an image with the maximum number of pixels is decoded, one with one more row is refused, and the process stays responsive', async () => {
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

test('reading stops if there are more rows than the header announces', async () => {
  let chunks = 0;
  async function* bomb() {
    for (; chunks < 1_000; chunks += 1) yield Buffer.alloc(1_000);
  }
  const read = async (): Promise<void> => {
    for await (const _rows of checkedRows(bomb(), [{ rows: 10, bytes: 499 }]));
  };
  await expect(read()).rejects.toThrow('does not match the rows of the picture');
  expect(chunks).toBe(5);
});
