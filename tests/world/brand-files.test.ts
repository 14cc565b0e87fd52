import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '#tests/support/run-command.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { appManifest } from '#publish/app-manifest.ts';
import { readBrandFolder } from '#publish/brand-folder.ts';
import { compileBrand } from '#publish/compile-brand.ts';
import type { Brand } from '#schemas/brand.ts';
import { duplicateKeys } from '#schemas/checks/duplicate-keys.ts';
import { encodePicture } from '#tests/support/encode-picture.ts';
import { jpegOf, pngOf } from '#tests/support/sample-pictures.ts';
import { TEST_SVG, testBrand } from '#tests/support/test-brand.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeEach(() => {
  server = createTestServer();
  server.write('one', {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  server.clean();
});

const folder = (): string => join(server.brandsDir, 'one');
const findingsOf = (code: string) =>
  readBrandFolder(folder())
    .findings.filter((finding) => finding.code === code)
    .map(({ file, pointer, message }) => `${file}#${pointer}: ${message}`);

/** Writes a file into the assets and makes it the brand's logo. */
const withLogo = (name: string, content: Uint8Array | string): void => {
  server.write('one', { assets: { ...testBrand().assets, logo: `assets/${name}` } });
  writeFileSync(join(folder(), 'assets', name), content);
};

/** The boxes of an AVIF: its type, its description, and the image. */
const AVIF = '\0\0\0\x18ftypmif1\0\0\0\0mif1avif\0\0\0\x0cmeta\0\0\0\0\0\0\0\x0cmdat1234';

const NO_NAMESPACE = 'has no SVG namespace, so browsers do not display it';

test.each([
  ['an empty logo file', 'empty.svg', '', 'is empty'],
  ['text named like an AVIF', 'note.avif', 'to be drawn', 'does not contain AVIF data'],
  ['a PNG named like a WebP', 'mark.webp', pngOf({ width: 8, height: 8 }), 'does not contain WEBP data'],
  ['a sound file named like a WebP', 'sound.webp', 'RIFF\0\0\0\0WAVE', 'does not contain WEBP data'],
  ['an AVIF with only a valid first box', 'box.avif', '\0\0\0\x18ftypmp42', 'does not contain AVIF data'],
  ['a PNG named like a JPEG', 'mark.jpg', pngOf({ width: 8, height: 8 }), 'does not contain JPG data'],
  [
    'a PNG named like a JPEG with the longer extension',
    'mark.jpeg',
    pngOf({ width: 8, height: 8 }),
    'does not contain JPEG data',
  ],
  ['an image named like a font', 'mark.woff2', pngOf({ width: 8, height: 8 }), 'does not contain WOFF2 data'],
  ['an HTML page named like an SVG', 'page.svg', '<!doctype html><title>404</title>', 'does not contain SVG data'],
  [
    'an HTML page that contains an SVG',
    'page.svg',
    `<!doctype html><html><body>${TEST_SVG}</body></html>`,
    'does not contain SVG data',
  ],
  ['an SVG inside another element', 'mark.svg', `<g>${TEST_SVG}</g>`, 'does not contain SVG data'],
  ['an SVG copied from an HTML page', 'mark.svg', '<svg viewBox="0 0 8 8"/>', NO_NAMESPACE],
  ['an SVG with a mistyped namespace', 'mark.svg', TEST_SVG.replace('http:', 'https:'), NO_NAMESPACE],
  ['an SVG in little-endian UTF-16', 'wide.svg', Buffer.from(`\ufeff${TEST_SVG}`, 'utf16le'), 'is UTF-16 text'],
  ['an SVG in big-endian UTF-16', 'wide.svg', Buffer.from(`\ufeff${TEST_SVG}`, 'utf16le').swap16(), 'is UTF-16 text'],
] as const)('%s is reported with its path', (_what, name, content, message) => {
  withLogo(name, content);
  expect(findingsOf('asset-broken')).toEqual([`brand.json#/assets/logo: "assets/${name}" ${message}`]);
});

test.each([
  ['mark.png', pngOf({ width: 8, height: 8 })],
  ['mark.svg', `\ufeff${TEST_SVG}`],
  ['drawn.svg', `<?xml version="1.0"?>\n<!-- <g> -->\n<!-- drawn -->${TEST_SVG}`],
  ['mark.jpeg', jpegOf({ width: 8, height: 8 })],
  ['mark.webp', 'RIFF\0\0\0\0WEBP'],
  ['mark.avif', AVIF],
] as const)('a logo whose content matches its file name is not reported: %s', (name, content) => {
  withLogo(name, content);
  expect(findingsOf('asset-broken')).toEqual([]);
});

test.each([
  ['mark.png', pngOf({ width: 8, height: 8 }), 12],
  ['mark.png', pngOf({ width: 8, height: 8 }), 30],
  ['mark.jpg', jpegOf({ width: 8, height: 8 }), 2],
  ['mark.jpg', jpegOf({ width: 8, height: 8 }), 40],
  ['mark.avif', Buffer.from(AVIF, 'latin1'), 1],
  ['mark.avif', Buffer.from(AVIF, 'latin1'), 12 + 12],
  ['mark.webp', Buffer.from('RIFF\x08\0\0\0WEBPVP8 ', 'latin1'), 1],
  ['mark.woff2', Buffer.from('wOF2\0\x01\0\0\0\0\0\x10rest', 'latin1'), 1],
  ['mark.woff2', Buffer.from('wOF2\0\x01\0\0\0\0\0\x10rest', 'latin1'), 10],
] as const)('an incomplete copy of %s is reported', (name, content, missing) => {
  withLogo(name, content);
  expect(findingsOf('asset-broken')).toEqual([]);
  withLogo(name, content.subarray(0, content.length - missing));
  expect(findingsOf('asset-broken')).toEqual([`brand.json#/assets/logo: "assets/${name}" is incomplete`]);
});

/** What `marquee check` prints about the brand's files, without the summary. */
const checked = async (): Promise<readonly string[]> => {
  const { out, error } = await runCommand(['check', 'one'], { brandsDir: server.brandsDir });
  expect(error).toBe('');
  return out.split('\n').filter((line) => /\/(?:assets|banners)\//.test(line));
};

/** Replaces the avatar with a file. An avatar may have any format and be larger than the logo. */
const withAvatar = (name: string, content: Uint8Array | string): void => {
  server.write('one', { assets: { ...testBrand().assets, avatar: `assets/${name}` } });
  writeFileSync(join(folder(), 'assets', name), content);
};

const riff = (name: string, ...parts: readonly Uint8Array[]): Buffer => {
  const size = Buffer.alloc(4);
  const data = Buffer.concat(parts);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name), size, data]);
};

/** Converts a simple WebP image to an animation with one frame. */
const animated = (webp: Buffer): Buffer => {
  const [extended, frame] = [Buffer.alloc(10), Buffer.alloc(16)];
  extended[0] = 0x02;
  extended.writeUInt16LE(239, 4);
  extended.writeUInt16LE(119, 7);
  frame.writeUInt16LE(239, 6);
  frame.writeUInt16LE(119, 9);
  return riff(
    'RIFF',
    Buffer.from('WEBP'),
    riff('VP8X', extended),
    riff('ANIM', Buffer.alloc(6)),
    riff('ANMF', frame, webp.subarray(12)),
  );
};

test.each([
  ['face.png', 1, () => encodePicture('png')],
  ['face.jpg', 64, () => encodePicture('jpg', { progressive: false })],
  ['face.jpeg', 64, () => encodePicture('jpg', { progressive: true })],
  ['face.webp', 1, () => encodePicture('webp')],
  ['lossless.webp', 4096, () => encodePicture('webp', { lossless: 1 })],
  ['animated.webp', 1, async () => animated(await encodePicture('webp'))],
  ['face.avif', 1, () => encodePicture('avif', { speed: 10 })],
] as const)(
  'damage in the middle of %s, %d bytes long, is a finding of marquee check',
  async (name, length, encode) => {
    const picture = await encode();
    withAvatar(name, picture);
    expect(await checked()).toEqual([]);
    const damaged = Buffer.from(picture);
    const middle = picture.length >> 1;
    for (let at = middle; at < middle + length; at += 1) damaged[at] = (picture[at] ?? 0) ^ 0x3c;
    withAvatar(name, damaged);
    const found = `  error    brand.json#/assets/avatar: "assets/${name}" is damaged; copy or export it again`;
    expect(await checked()).toEqual([found]);
    // Some copies end in zeros, because the space for all data was reserved first.
    withAvatar(name, Buffer.from(picture).fill(0, middle, picture.length - 16));
    expect(await checked()).toEqual([found]);
  },
);

test.each([
  ['without its end', TEST_SVG.slice(0, -6), 'the root node was opened but never closed'],
  ['with a tag that is not closed', TEST_SVG.replace('</svg>', '<g></svg>'), "expected 'g' tag, not 'svg' at 1:"],
  ['with an HTML entity', TEST_SVG.replace('</svg>', '<text>&nbsp;</text></svg>'), "unknown entity reference 'nbsp'"],
])('an SVG %s is a finding with the reason', async (_what, svg, reason) => {
  withLogo('mark.svg', svg);
  const [finding, ...more] = await checked();
  expect(finding).toContain('brand.json#/assets/logo: "assets/mark.svg" cannot be drawn (');
  expect(finding).toContain(reason);
  expect(more).toEqual([]);
});

test('a print JPEG and an AVIF from an old encoder have no findings, because browsers show them', async () => {
  withAvatar('print.jpg', jpegOf({ width: 64, height: 64, colours: 4 }));
  expect(await checked()).toEqual([]);
  const avif = await encodePicture('avif', { speed: 10 });
  for (let at = avif.indexOf('pixi'); at !== -1; at = avif.indexOf('pixi')) avif.write('free', at);
  withAvatar('old.avif', avif);
  expect(await checked()).toEqual([]);
});

/** Returns an image whose header states a different size. */
const enlarged = (picture: Buffer, sizes: readonly (readonly [after: string, at: number])[]): Buffer => {
  const large = Buffer.from(picture);
  for (const [after, at] of sizes) large.fill(0x7f, large.indexOf(after) + at, large.indexOf(after) + at + 2);
  return large;
};

test.each([
  ['vast.png', async () => pngOf({ width: 40_000, height: 40_000, rows: Buffer.alloc(1) }), '40000 x 40000'],
  ['vast.jpg', async () => jpegOf({ width: 40_000, height: 40_000, data: 9 }), '40000 x 40000'],
  [
    'vast.webp',
    async () =>
      enlarged(await encodePicture('webp'), [
        ['VP8 ', 14],
        ['VP8 ', 16],
      ]),
    '16255 x 16255',
  ],
  [
    'vast.avif',
    async () =>
      enlarged(await encodePicture('avif', { speed: 10 }), [
        ['ispe', 10],
        ['ispe', 14],
      ]),
    '32639 x 32639',
  ],
])('an image with more pixels than allowed is a finding, and is not decoded: %s', async (name, make, size) => {
  withAvatar(name, await make());
  expect(await checked()).toEqual([
    `  error    brand.json#/assets/avatar: "assets/${name}" has ${size} pixels; make it 16 megapixels or less`,
  ]);
});

test('marquee publish refuses a brand with a damaged image, and names the image', async () => {
  const picture = await encodePicture('webp');
  withAvatar('face.webp', picture.fill(0xff, picture.length >> 1));
  const line = ['publish', 'one', '--out', join(server.brandsDir, 'site')];
  const { code, error } = await runCommand(line, { brandsDir: server.brandsDir });
  expect(code).toBe(1);
  expect(error).toContain(
    'brands/one/brand.json#/assets/avatar: "assets/face.webp" is damaged; copy or export it again\n',
  );
});

test.each(['Mark.PNG', 'mark .png'])(
  'for a file named %j, which brand.json does not allow, the finding asks to rename the file, and disappears once it is renamed',
  (name) => {
    server.write('one', { assets: { ...testBrand().assets, logo: 'assets/mark.png' } });
    writeFileSync(join(folder(), 'assets', name), pngOf({ width: 8, height: 8 }));
    const found = readBrandFolder(folder()).findings.find(({ code }) => code === 'asset-missing');
    expect(found).toMatchObject({
      pointer: '/assets/logo',
      remedy: `rename "assets/${name}" to "assets/mark.png", or add the file`,
    });
    renameSync(join(folder(), 'assets', name), join(folder(), 'assets', 'mark.png'));
    expect(findingsOf('asset-missing')).toEqual([]);
  },
);

test.each<[string, Partial<Brand>, string]>([
  ['/hosts/0', { hosts: ['казино.example'] }, 'xn--80aodfsg.example'],
  ['/hosts/0', { hosts: ['https://カジノ.example'] }, 'xn--lck0a4d.example'],
  [
    '/platform/origin',
    { platform: { ...testBrand().platform, origin: 'https://münchen.example:8443' } },
    'https://xn--mnchen-3ya.example:8443',
  ],
  [
    '/liveChat',
    { liveChat: 'https://สยาม.example/ช่วย' },
    'https://xn--y3cbx7a.example/%E0%B8%8A%E0%B9%88%E0%B8%A7%E0%B8%A2',
  ],
])('a Unicode host in %s is reported with the form that browsers send', (pointer, over, ascii) => {
  server.write('one', over);
  const found = readBrandFolder(folder()).findings.find((finding) => finding.pointer === pointer);
  expect(found?.remedy).toBe(`write "${ascii}", as browsers send it`);
});

test.each([
  ['the PNG of a later banner', ['assets/one.webp', 'assets/two.png'], /\/two\.png$/, { width: 8, height: 4 }, []],
  [
    'the SVG of a later banner, converted to PNG',
    ['assets/one.avif', 'assets/logo.svg'],
    /\/share\.png$/,
    expect.anything(),
    [],
  ],
  [
    'the first banner if there is no other, with a warning of check',
    ['assets/one.webp'],
    /\/one\.webp$/,
    null,
    ['brand.json#/banners: many social networks do not display "assets/one.webp", the picture of shared links'],
  ],
] as const)(
  'if the first banner is neither a PNG nor a JPEG, shared links show %s',
  (_what, urls, address, size, findings) => {
    const over: Partial<Brand> = {
      assets: { ...testBrand().assets, hero: 'assets/hero.avif' },
      banners: urls.map((url, index) => ({ bannerId: `banner${index}`, groupName: 'w_home', url })),
    };
    server.write('one', over);
    expect(findingsOf('share-format')).toEqual(findings);
    const assets = new Map<string, Uint8Array>([
      ['assets/one.webp', Buffer.from('RIFF\0\0\0\0WEBP')],
      ['assets/two.png', pngOf({ width: 8, height: 4 })],
      ['assets/logo.svg', Buffer.from(TEST_SVG)],
    ]);
    expect(compileBrand({ brand: testBrand(over), texts: {}, assets }).share).toEqual({
      href: expect.stringMatching(address),
      size,
    });
  },
);

test('an icon that is smaller than the manifest states is reported', () => {
  for (const [width, height, count] of [
    [64, 64, 1],
    [512, 511, 1],
    [512, 512, 0],
  ] as const) {
    server.write('one', { assets: { ...testBrand().assets, icon: 'assets/icon.png' } });
    writeFileSync(join(folder(), 'assets', 'icon.png'), pngOf({ width, height, rows: Buffer.alloc(1) }));
    expect(findingsOf('icon-small')).toHaveLength(count);
  }
});

test("a duplicate key is reported with both lines, in the brand file and in the brand's texts", () => {
  const json = JSON.stringify(testBrand({ id: 'one' }), null, 2);
  server.write('one', json.replace('"name":', '"name": "First",\n  "name":'));
  const line = json.split('\n').findIndex((text) => text.startsWith('  "name":')) + 1;
  expect(findingsOf('duplicate-key')).toEqual([
    `brand.json#/name: the key "name" is on line ${line} and on line ${line + 1}; only the last one is read`,
  ]);
  server.write('one', {});
  mkdirSync(join(folder(), 'texts'), { recursive: true });
  writeFileSync(join(folder(), 'texts', 'EN.json'), '{\n"brand:tagline": "Play",\n"brand:tagline": "Win"\n}');
  expect(findingsOf('duplicate-key')).toEqual([
    'texts/EN.json#/brand:tagline: the key "brand:tagline" is on line 2 and on line 3; only the last one is read',
  ]);
});

test.each([
  ['{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}', []],
  ['{"a":"{\\"a\\":1,","b":"a"}', []],
  ['{"a":"\\"","b":1,"b":2}', ['/b 1 1']],
  ['{"a":{"b":1,\n"b" :2}}', ['/a/b 1 2']],
  ['{"a":[{},{"x":1,"\\u0078":2}]}', ['/a/1/x 1 1']],
  ['{\n"a":1,\n"a":2,\n"a":3}', ['/a 2 3', '/a 2 4']],
] as const)('the duplicate keys in %s are found', (text, found) => {
  expect(duplicateKeys(text).map(({ pointer, first, second }) => `${pointer} ${first} ${second}`)).toEqual(found);
});

test.each([
  ['The Golden Lotus Palace', 'The Golden'],
  ['Perya', 'Perya'],
  ['Golden Lotus', 'Golden Lotus'],
  ['Golden Dragon', 'Golden'],
  ['Extraordinarily Lucky', 'Extraordinarily'],
  ['Trial House of Games', 'Trial House'],
])('the short name of %s is %s', (name, short) => {
  const manifest = appManifest({
    brand: testBrand({ name }),
    pack: productLanguages.pack('EN'),
    icon: '/icon.svg',
    pictures: [],
  });
  expect(JSON.parse(manifest)).toMatchObject({ name, short_name: short });
});
