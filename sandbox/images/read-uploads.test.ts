import { expect, test } from 'vitest';
import { UPLOAD } from '#schemas/upload-limits.ts';
import { FALSE_PICTURES, jpegOf, pictureFile, pngOf, POLYGLOTS } from '#tests/support/sample-pictures.ts';
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
