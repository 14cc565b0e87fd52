import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compareParts } from './compare-parts.ts';
import { decodePng } from './decode-png.ts';
import type { PagePart } from './observation.ts';

type Colour = readonly [number, number, number];

const WIDTH = 40;
const HEIGHT = 30;
const WHITE: Colour = [255, 255, 255];

const chunk = (type: string, body: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), body, Buffer.alloc(4)]);
};

/** Encodes a picture with a different filter for each line, in rotation: none, left, above, average, Paeth. */
const encode = (colourAt: (x: number, y: number) => Colour): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const lines = Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: WIDTH }, (_, x) => colourAt(x, y)).flat(),
  );
  const raw = lines.flatMap((line, y) => {
    const filter = y % 5;
    const filtered = line.map((value, at) => {
      const left = line[at - 3] ?? 0;
      const above = lines[y - 1]?.[at] ?? 0;
      const corner = at >= 3 ? (lines[y - 1]?.[at - 3] ?? 0) : 0;
      const estimate = left + above - corner;
      const nearest = [left, above, corner].toSorted(
        (one, other) => Math.abs(estimate - one) - Math.abs(estimate - other),
      )[0];
      const expected = [0, left, above, Math.floor((left + above) / 2), nearest ?? 0][filter] ?? 0;
      return (value - expected + 256) % 256;
    });
    return [filter, ...filtered];
  });
  return Buffer.concat([
    Buffer.alloc(8),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(raw))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const part = (over: Partial<PagePart>): PagePart => ({
  landmark: 'header',
  tag: 'a',
  text: 'Games',
  source: '',
  box: { x: 0, y: 0, width: 20, height: 10 },
  style: { color: 'rgb(0, 0, 0)' },
  isLeaf: true,
  isLive: false,
  ...over,
});

const boxAt = (left: number, top: number, colour: Colour) =>
  encode((x, y) => (x >= left && x < left + 20 && y >= top && y < top + 10 ? colour : WHITE));
const RED: Colour = [200, 0, 0];

test('a screenshot is decoded to its pixels, whichever filters its lines use [operators.rehearse.verdict]', () => {
  const { width, height, data } = decodePng(encode((x, y) => [x * 6, y * 8, (x * y) % 256]));
  expect([width, height]).toEqual([WIDTH, HEIGHT]);
  for (const [x, y] of [
    [0, 0],
    [39, 29],
    [17, 23],
    [5, 8],
  ] as const)
    expect([...data.subarray((y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 4)]).toEqual([
      x * 6,
      y * 8,
      (x * y) % 256,
      255,
    ]);
});

const looks = (before: Partial<PagePart>, after: Partial<PagePart>, pictures: readonly [Buffer, Buffer]) =>
  compareParts({ parts: [part(before)], picture: pictures[0] }, { parts: [part(after)], picture: pictures[1] });

test.each([
  ['a part that only moved', {}, { box: { x: 10, y: 15, width: 20, height: 10 } }, boxAt(10, 15, RED), []],
  ['a colour that differs slightly', {}, {}, boxAt(0, 0, [210, 8, 8]), []],
  [
    'a part that changes by itself',
    { isLive: true },
    { isLive: true, text: 'P 1,000,001' },
    boxAt(0, 0, [0, 0, 200]),
    [],
  ],
  ['different pixels', {}, {}, boxAt(0, 0, [0, 0, 200]), ['drawn: the header is drawn differently']],
  [
    'a text in a different colour',
    {},
    { style: { color: 'rgb(9, 9, 9)' } },
    boxAt(0, 0, [0, 0, 200]),
    ['style: color rgb(0, 0, 0) becomes rgb(9, 9, 9)'],
  ],
  ['a different text', {}, { text: 'Play' }, boxAt(0, 0, [0, 0, 200]), ['text: the header has different texts']],
  [
    'a different picture file',
    { tag: 'img', source: 'a.svg' },
    { tag: 'img', source: 'b.svg' },
    boxAt(0, 0, [0, 0, 200]),
    ['picture: picture a.svg becomes b.svg'],
  ],
  [
    'a part that is missing in a landmark, and another one elsewhere',
    {},
    { landmark: 'footer' },
    boxAt(0, 0, [0, 0, 200]),
    ['gone: the header has lost parts', 'added: the footer has new parts'],
  ],
])(
  'differences are reported with their cause, unless they are harmless: %s [operators.rehearse.verdict]',
  (_, before, after, picture, expected) => {
    const found = looks(before, after, [boxAt(0, 0, RED), picture]);
    expect(found.map(({ kind, cause }) => `${kind}: ${cause}`)).toEqual(expected);
  },
);

test('a section that only one visit has is one change, and the sections after it stay the same [operators.rehearse.verdict]', () => {
  const section = (at: number, texts: readonly string[], style = { color: 'rgb(0, 0, 0)' }): PagePart[] =>
    texts.map((text) => part({ landmark: `section ${at}`, tag: 'h2', text, style }));
  const red = { color: 'rgb(200, 0, 0)' };
  const [hero, offers, steps] = [['The fair is open'], ['Offers', 'See all'], ['Register', 'Play', 'Win']];
  const winners = ['Winners', 'vi***1'];
  const compare = (before: readonly PagePart[], after: readonly PagePart[]): readonly string[] =>
    compareParts(
      { parts: before, picture: boxAt(20, 15, RED) },
      { parts: after, picture: boxAt(20, 15, [0, 0, 200]) },
    ).map(({ kind, cause, part: name }) => `${kind}: ${cause}: ${name}`);
  const plain = [...section(1, hero), ...section(2, offers), ...section(3, steps)];
  const long = [...section(1, hero), ...section(2, winners), ...section(3, offers), ...section(4, steps, red)];

  expect(compare(plain, long)).toEqual([
    ...steps.map((text) => `style: color rgb(0, 0, 0) becomes rgb(200, 0, 0): section 3 h2 "${text}"`),
    'added: the new section 2 has new parts: new section 2 h2 "Winners"',
    'added: the new section 2 has new parts: new section 2 h2 "vi***1"',
  ]);
  expect(compare(long, plain)).toEqual([
    ...steps.map((text) => `style: color rgb(200, 0, 0) becomes rgb(0, 0, 0): section 4 h2 "${text}"`),
    'gone: the section 2 has lost parts: section 2 h2 "Winners"',
    'gone: the section 2 has lost parts: section 2 h2 "vi***1"',
  ]);
  expect(compare(section(1, hero), section(1, ['The fair is closed']))).toEqual([
    'text: the section 1 has different texts: section 1 h2 "The fair is open" becomes "The fair is closed"',
  ]);
});

test('icons are compared by their labels, so that a new entry does not change the entries after it [operators.rehearse.verdict]', () => {
  const entries = (labels: readonly string[]): PagePart[] =>
    labels.map((text) => part({ landmark: 'nav', tag: 'svg', text, style: { fontSize: `${text.length}px` } }));

  expect(
    compareParts(
      { parts: entries(['Home', 'Menu']), picture: boxAt(20, 15, RED) },
      { parts: entries(['Home', 'About', 'Menu']), picture: boxAt(20, 15, [0, 0, 200]) },
    ).map(({ kind, part: name }) => `${kind}: ${name}`),
  ).toEqual(['added: nav svg "About"']);
});
