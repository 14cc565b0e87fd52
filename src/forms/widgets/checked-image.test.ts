import { expect, test, vi } from 'vitest';
import { jpegOf, pngOf } from '#tests/support/sample-pictures.ts';
import { checkImage, addImages } from './checked-image.ts';

const PNG = pngOf({ width: 8, height: 8 });
const JPG = jpegOf({ width: 8, height: 8 });
const file = (name: string, start: Uint8Array | readonly number[], type = '', size = start.length): File =>
  new File([new Uint8Array(start), new Uint8Array(size - start.length)], name, { type, lastModified: 1 });
const MEGABYTES = 1024 * 1024;

test.each([
  ['a PNG under a wrong name is a PNG', file('a.exe', PNG, 'application/x-msdownload'), 'image/png'],
  ['a JPG without a type is a JPG', file('a', JPG), 'image/jpeg'],
])('%s [const.upload-types]', async (_case, image, type) => {
  expect(await checkImage(image)).toHaveProperty('type', type);
});

test.each([
  ['text under the name of a PNG', file('a.png', [0x3c, 0x73, 0x76, 0x67], 'image/png')],
  ['a GIF', file('a.gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61], 'image/gif')],
  ['an empty file', file('a.png', [], 'image/png')],
  ['the first half of a PNG mark', file('a.png', PNG.subarray(0, 4), 'image/png')],
])('%s is refused by its content [const.upload-types]', async (_case, other) => {
  expect(await checkImage(other)).toBe('type');
});

test.each([
  ['the first eight bytes of a PNG', PNG.subarray(0, 8), 'unreadable'],
  ['the first bytes of a JPEG', JPG.subarray(0, 20), 'unreadable'],
  ['a PNG of 40,000 x 40,000 pixels', pngOf({ width: 40_000, height: 40_000, rows: Buffer.alloc(1) }), 'pixels'],
  ['a JPEG of 40,000 x 40,000 pixels', jpegOf({ width: 40_000, height: 40_000, data: 9 }), 'pixels'],
])('%s is refused by its header, before it is decoded [const.upload-types]', async (_case, bytes, why) => {
  const decoded = vi.fn();
  vi.stubGlobal('createImageBitmap', decoded);
  const { files, refused } = await addImages([], [file('a.png', bytes, 'image/png')]);
  vi.unstubAllGlobals();
  expect({ files, refused }).toEqual({ files: [], refused: [{ name: 'a.png', why }] });
  expect(decoded).not.toHaveBeenCalled();
});

test('a browser that cannot make pictures smaller sends what the platform decodes, and nothing larger', async () => {
  const pixels = (width: number, height: number): File =>
    file('a.png', pngOf({ width, height, rows: Buffer.alloc(1) }));
  expect(await checkImage(pixels(4_000, 4_000))).toBeInstanceOf(File);
  expect(await checkImage(pixels(4_000, 4_001))).toBe('pixels');
});

test('5 MB are accepted and one byte more is rejected [const.upload-size]', async () => {
  expect(await checkImage(file('a.png', PNG, 'image/png', 5 * MEGABYTES))).toBeInstanceOf(File);
  expect(await checkImage(file('a.png', PNG, 'image/png', 5 * MEGABYTES + 1))).toBe('size');
});

test('of four images three are accepted, and the rejected one has its reason [const.upload-count]', async () => {
  const [one, two, three, four] = ['1', '2', '3', '4'].map((name) => file(name, PNG, 'image/png')) as [
    File,
    File,
    File,
    File,
  ];
  const { files, refused } = await addImages([one], [two, one, file('bad', [1]), three, four]);
  expect(files.map(({ name }) => name)).toEqual(['1', '2', '3']);
  expect(refused).toEqual([
    { name: '1', why: 'twice' },
    { name: 'bad', why: 'type' },
    { name: '4', why: 'count' },
  ]);
});
