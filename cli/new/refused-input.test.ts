import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newBrands } from '#tests/support/new-brands.ts';
import { pngOf } from '#tests/support/sample-pictures.ts';
import type { Ask } from '../frame/ask.ts';

const place = newBrands();

test.each([
  [[], 'BRAND: is missing; write the id of the brand, such as mine.'],
  [['mine'], '--look: is missing; name a look, or a logo and its colours.'],
  [['mine', '--color', '#b81d5f'], '--logo: is missing; name the file of the logo, or a look with --look.'],
  [
    ['mine', '--look', 'velvet', '--jurisdiction', 'PH'],
    '--helpline: PH requires a helpline; name one that you have called.',
  ],
] as const)(
  '--no-input with %j exits with 2, names the missing flag and asks nothing [operators.new.sources]',
  async (args, message) => {
    const ask: Ask = () => expect.fail('--no-input asked a question');
    expect(await place.run([...args, '--no-input'], ask)).toEqual({ code: 2, out: '', error: `${message}\n` });
    expect(await place.run(args)).toEqual({ code: 2, out: '', error: `${message}\n` });
  },
);

test('a logo without colours is refused, and the message names --color [operators.new.sources]', async () => {
  expect(await place.run(['mine', '--logo', place.logo, '--no-input'])).toEqual({
    code: 2,
    out: '',
    error: '--color: is missing; name one to three colours of the logo.\n',
  });
});

const svg = (attributes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h1v1H0z"/></svg>`;

test.each([
  [
    'dot.svg',
    svg('width="1" height="1"'),
    '"dot.svg" has 1 x 1 pixels; use a picture of at least 36 pixels in both directions, best an SVG.',
  ],
  [
    'box.svg',
    svg('viewBox="0 0 1 1"'),
    '"box.svg" has 1 x 1 pixels; use a picture of at least 36 pixels in both directions, best an SVG.',
  ],
  ['none.svg', svg(''), '"none.svg" does not state its size; export it again with a width and a height.'],
  [
    'bad.svg',
    svg('width="90" height="90" onload="a()"'),
    '"bad.svg" contains an event handler; save it as a plain drawing: shapes and gradients.',
  ],
  [
    'broken.svg',
    svg('width="90" height="90"').replace('</svg>', ''),
    '"broken.svg" cannot be drawn (SVG data parsing failed cause the root node was opened but never closed); export it again.',
  ],
  [
    'heavy.svg',
    svg(`width="90" height="90" id="${'a'.repeat(21_000)}"`),
    '"heavy.svg" weighs 22 kB; make it 20 kB or less.',
  ],
  ['logo.gif', 'GIF89a', '"logo.gif" is not a picture; name an SVG, PNG, JPEG, WebP or AVIF file.'],
  [
    'text.png',
    'no picture',
    '"text.png" does not contain PNG data; export it as PNG, or give it the extension of its format.',
  ],
])(
  'the logo %s is refused with a message that names it and the remedy, and no files are left [operators.new.poor-input]',
  async (name, content, message) => {
    const file = join(place.dir, name);
    writeFileSync(file, content);
    const before = readdirSync(place.brandsDir);
    expect(await place.run(['mine', '--logo', file, '--color', '#b81d5f'])).toEqual({
      code: 2,
      out: '',
      error: `--logo: ${message}\n`,
    });
    expect(readdirSync(place.brandsDir)).toEqual(before);
  },
);

test('a logo of one pixel, a damaged one and a missing one are refused, and no files are left [operators.new.poor-input]', async () => {
  const before = readdirSync(place.brandsDir);
  const [dot, damaged] = [join(place.dir, 'dot.png'), join(place.dir, 'damaged.png')];
  writeFileSync(dot, pngOf({ width: 1, height: 1 }));
  const whole = Buffer.from(pngOf({ width: 64, height: 64 }));
  whole.fill(0, 50, 70);
  writeFileSync(damaged, whole);
  const messages: string[] = [];
  for (const file of [dot, damaged, join(place.dir, 'missing.svg')]) {
    const { code, error } = await place.run(['mine', '--logo', file, '--color', '#b81d5f']);
    expect(code).toBe(2);
    messages.push(error);
  }
  expect(messages).toEqual([
    '--logo: "dot.png" has 1 x 1 pixels; use a picture of at least 36 pixels in both directions, best an SVG.\n',
    '--logo: "damaged.png" is damaged; copy or export it again.\n',
    `--logo: "${join(place.dir, 'missing.svg')}" does not exist; name an SVG, PNG, JPEG, WebP or AVIF file.\n`,
  ]);
  expect(readdirSync(place.brandsDir)).toEqual(before);
});

test.each([
  [
    ['mine', '--look', 'velvt'],
    '--look: there is no look "velvt"; did you mean velvet? the looks are arcade, fiesta, lagoon, ledger, velvet.',
  ],
  [
    ['mine', '--look', 'velvet', '--color', 'red'],
    '--color: "red" is not a colour: write #rrggbb or #rgb, such as #b81d5f.',
  ],
  [
    ['mine', '--look', 'velvet', '--color', '#1d4ed8', '--color', '#1d4ed8'],
    '--color: #1d4ed8 and #1d4ed8 look the same; write colours that differ, or leave out the second one, which is then chosen to go with the first.',
  ],
  [
    ['mine', '--look', 'velvet', '--color', '#123456', '--color', '#ffcc00', '--color', '#133557'],
    '--color: #123456 and #133557 look the same; write colours that differ, or leave out the second one, which is then chosen to go with the first.',
  ],
  [['perya', '--look', 'velvet'], /^BRAND: "perya" is taken: .*perya exists; write another id\.$/],
  [
    ['Mine', '--look', 'velvet'],
    'BRAND: "Mine" is not an id; write 2 to 31 lower-case letters, digits and dashes that begin with a letter, such as golden-reef.',
  ],
  [
    ['../mine', '--look', 'velvet'],
    'BRAND: "../mine" is not an id; write 2 to 31 lower-case letters, digits and dashes that begin with a letter, such as golden-reef.',
  ],
  [
    ['games', '--look', 'velvet'],
    'BRAND: "games" is a name that the server uses itself: studio, games, pay, connect, sandbox, storybook; write another.',
  ],
  [
    ['mine', '--look', 'velvet', '--name', 'a'.repeat(41)],
    /^--name: "a+…?"? ?.*is not valid; write this: As shown to players\.$/,
  ],
  [
    ['mine', '--look', 'velvet', '--name', '<b>Mine</b>'],
    '--name: "<b>Mine</b>" contains markup; write plain text: tags would be shown literally.',
  ],
  [['mine', '--look', 'velvet', '--name', 'Mine {{x}}'], '--name: "Mine {{x}}" contains "{{"; remove it.'],
  [['mine', '--look', 'velvet', '--languages', 'EN,KK'], '--languages: there is no language "KK"; did you mean KO?'],
  [
    ['mine', '--look', 'velvet', '--currency', 'ZZZ'],
    '--currency: "ZZZ" is not a currency; write a code of ISO 4217 such as PHP.',
  ],
  [
    ['mine', '--look', 'velvet', '--jurisdiction', 'XY'],
    '--jurisdiction: there is no jurisdiction "XY"; did you mean MY?',
  ],
  [
    ['mine', '--look', 'velvet', '--merchant', 'a b'],
    '--merchant: "a b" is not valid; write this: The id and code of the merchant on the platform.',
  ],
  [
    ['mine', '--look', 'velvet', '--helpline', 'Care'],
    '--helpline: "Care" has no "="; write NAME=NUMBER or NAME=ADDRESS, such as "Game Care=https://gamecare.example".',
  ],
  [
    ['mine', '--look', 'velvet', '--helpline', 'Care=http://care.example'],
    '--helpline: "http://care.example" is neither a phone number nor an https address; write one of them.',
  ],
] as const)(
  '%j exits with 2 and the remedy, and no files are left [operators.new.poor-input]',
  async (args, message) => {
    const before = readdirSync(place.brandsDir);
    const { code, out, error } = await place.run(args);
    expect([code, out]).toEqual([2, '']);
    if (typeof message === 'string') expect(error).toBe(`${message}\n`);
    else expect(error.trim()).toMatch(message);
    expect(readdirSync(place.brandsDir)).toEqual(before);
  },
);

test('a brand that would have a finding is not created, and the finding is printed [operators.new.output]', async () => {
  const before = readdirSync(place.brandsDir);
  expect(await place.run(['mine', '--look', 'velvet', '--merchant', 'perya'])).toEqual({
    code: 1,
    out: '',
    error:
      'No brand was created, because it would have these findings:\n  warning  brand.json#/merchant/id: contains "perya", which belongs to brand perya; write your own\n  warning  brand.json#/merchant/code: contains "perya", which belongs to brand perya; write your own\n',
  });
  expect(readdirSync(place.brandsDir)).toEqual(before);
});

test('a brand that cannot be written leaves no files behind, and those left by a killed command are removed [operators.new.poor-input]', async () => {
  const before = readdirSync(place.brandsDir);
  writeFileSync(join(place.brandsDir, `.new-${process.pid}`), '');
  const { code, error } = await place.run(['mine', '--look', 'velvet']);
  expect([code, error.split(':')[0]]).toEqual([1, 'No brand was created']);
  expect(readdirSync(place.brandsDir)).toEqual(before);
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  mkdirSync(join(place.brandsDir, `.new-${pid}/half`), { recursive: true });
  expect((await place.run(['mine', '--look', 'velvet'])).code).toBe(0);
  expect(readdirSync(place.brandsDir).sort()).toEqual([...before, 'mine'].sort());
});
