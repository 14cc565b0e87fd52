import { expect, test, vi } from 'vitest';
import { readPictureSize } from '#schemas/picture-size.ts';
import { jpegOf, pngOf } from '#tests/support/sample-pictures.ts';
import { checkImage, addImages } from './checked-image.ts';

const PNG = pngOf({ width: 8, height: 8 });
const JPG = jpegOf({ width: 8, height: 8 });
const file = (name: string, start: Uint8Array | readonly number[], type = '', size = start.length): File =>
  new File([new Uint8Array(start), new Uint8Array(size - start.length)], name, { type, lastModified: 1 });
const MEGABYTES = 1024 * 1024;

test.each([
  [
    'a PNG with a wrong name and type is recognised as a PNG',
    file('a.exe', PNG, 'application/x-msdownload'),
    'image/png',
  ],
  ['a JPEG without a type is recognised as a JPEG', file('a', JPG), 'image/jpeg'],
])('%s [const.upload-types]', async (_case, image, type) => {
  expect(await checkImage(image)).toHaveProperty('type', type);
});

test.each([
  ['an SVG named as a PNG', file('a.png', [0x3c, 0x73, 0x76, 0x67], 'image/png')],
  ['a GIF', file('a.gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61], 'image/gif')],
  ['an empty file', file('a.png', [], 'image/png')],
  ['a file with half of a PNG signature', file('a.png', PNG.subarray(0, 4), 'image/png')],
])('%s is rejected because of its content [const.upload-types]', async (_case, other) => {
  expect(await checkImage(other)).toBe('type');
});

test.each([
  ['a PNG cut off after eight bytes', PNG.subarray(0, 8), 'unreadable'],
  ['a JPEG cut off after 20 bytes', JPG.subarray(0, 20), 'unreadable'],
  ['a PNG of 40,000 x 40,000 pixels', pngOf({ width: 40_000, height: 40_000, rows: Buffer.alloc(1) }), 'pixels'],
  ['a JPEG of 40,000 x 40,000 pixels', jpegOf({ width: 40_000, height: 40_000, data: 9 }), 'pixels'],
])('%s is rejected because of its header, without being decoded [const.upload-types]', async (_case, bytes, why) => {
  const decoded = vi.fn();
  vi.stubGlobal('createImageBitmap', decoded);
  const { files, refused } = await addImages([], [file('a.png', bytes, 'image/png')]);
  vi.unstubAllGlobals();
  expect({ files, refused }).toEqual({ files: [], refused: [{ name: 'a.png', why }] });
  expect(decoded).not.toHaveBeenCalled();
});

test('5 MB are accepted and one byte more is rejected [const.upload-size]', async () => {
  expect(await checkImage(file('a.png', PNG, 'image/png', 5 * MEGABYTES))).toBeInstanceOf(File);
  expect(await checkImage(file('a.png', PNG, 'image/png', 5 * MEGABYTES + 1))).toBe('size');
});

test('only three images are accepted, and each rejected file has a reason [const.upload-count]', async () => {
  const [one, two, three, four] = ['1', '2', '3', '4'].map((name) => file(name, PNG, 'image/png')) as [
    File,
    File,
    File,
    File,
  ];
  const { files, refused } = await addImages([one], [two, one, file('bad', [1]), three, four]);
  expect(files.map(({ name }) => name)).toEqual(['1', '2.png', '3.png']);
  expect(refused).toEqual([
    { name: '1', why: 'twice' },
    { name: 'bad', why: 'type' },
    { name: '4', why: 'count' },
  ]);
});

test('a picture that the browser cannot decode is rejected instead of being submitted unchanged [const.upload-types]', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('broken', 'InvalidStateError')));
  const { files, refused } = await addImages([], [file('a.png', PNG, 'image/png'), file('b.jpg', JPG, 'image/jpeg')]);
  vi.unstubAllGlobals();
  expect(files).toEqual([]);
  expect(refused).toEqual([
    { name: 'a.png', why: 'unreadable' },
    { name: 'b.jpg', why: 'unreadable' },
  ]);
});

test.each([
  ['noise', (at: number) => (at * 89) % 256],
  ['white', () => 255],
  ['nothing', () => 0],
])('a picture is rejected if the canvas returns %s instead of the drawn pixels', async (_what, level) => {
  const read = (_x: number, _y: number, width: number, height: number) => ({
    data: Uint8ClampedArray.from({ length: width * height * 4 }, (_none, at) => level(at)),
  });
  const brush = { fillRect: vi.fn(), drawImage: vi.fn(), getImageData: read };
  const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as never);
  const { files, refused } = await addImages([], [file('a.png', PNG, 'image/png')]);
  context.mockRestore();
  expect({ files, refused }).toEqual({ files: [], refused: [{ name: 'a.png', why: 'unreadable' }] });
});

test.each([
  ['4096 x 1024', { width: 4096, height: 1024 }, { width: 2048, height: 512 }],
  ['1 x 5000', { width: 1, height: 5000 }, { width: 1, height: 2048 }],
  ['2048 x 100', { width: 2048, height: 100 }, { width: 2048, height: 100 }],
])('a picture of %s pixels is scaled down to at most 2048 pixels on its longer side', async (_size, from, to) => {
  const chosen = file('a.png', pngOf({ ...from, rows: Buffer.alloc(1) }), 'image/png');
  const { files } = await addImages([], [chosen]);
  expect(readPictureSize(new Uint8Array((await files[0]?.arrayBuffer()) ?? []))).toEqual(to);
});

test('a PNG that would be larger than 1 MB is converted to a JPEG', async () => {
  const chosen = file('a.png', pngOf({ width: 2000, height: 2000, rows: Buffer.alloc(1) }), 'image/png');
  const { files } = await addImages([], [chosen]);
  expect(files.map(({ name, type }) => [name, type])).toEqual([['a.jpg', 'image/jpeg']]);
});
