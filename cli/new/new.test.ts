import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Brand } from '#schemas/brand.ts';
import { measurePairs } from '#schemas/checks/theme-contrast.ts';
import { JURISDICTIONS } from '#schemas/jurisdictions.ts';
import { randomFrom } from '#publish/operators/new/random-from.ts';
import { costRatio } from '#tests/support/cost-ratio.ts';
import { pngOf } from '#tests/support/sample-pictures.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { sliceOf } from '#tests/support/run-slice.ts';
import { createTestServer } from '#tests/support/test-server.ts';
import { unanswered, type Ask } from '../frame/ask.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="48"><path d="M4 4h150v40H4z" fill="#fff"/></svg>';

let dir: string;
let brandsDir: string;
let logo: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'new-'));
  logo = join(dir, 'logo.svg');
  writeFileSync(logo, LOGO);
});
beforeEach(() => {
  brandsDir = mkdtempSync(join(dir, 'brands-'));
  for (const id of ['perya', 'siam']) cpSync(join(root, 'brands', id), join(brandsDir, id), { recursive: true });
});
afterAll(() => rmSync(dir, { recursive: true }));

const run = (args: readonly string[], ask: Ask | null = null) => runCommand(['new', ...args], { brandsDir, ask });

const brandOf = (id: string): Brand => JSON.parse(readFileSync(join(brandsDir, id, 'brand.json'), 'utf8')) as Brand;

/** Returns every file of a folder with its content. */
const contentOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(folder.length), readFileSync(file, 'base64')]),
  );

const expectClean = async (id: string): Promise<void> => {
  const { code, out } = await runCommand(['check', id], { brandsDir });
  expect(out).toContain(`${id}  clean`);
  expect(code).toBe(0);
};

test('a brand starts from a look, and has texts, banners, an icon, a logo and a host, without a finding [operators.new.sources] [operators.new.output]', async () => {
  const { code, out, error } = await run(['golden-reef', '--look', 'velvet', '--languages', 'TH,EN,JA']);
  expect([code, error]).toEqual([0, '']);
  expect(out.split('\n')).toEqual([
    `golden-reef is in ${join(brandsDir, 'golden-reef')}, without a finding`,
    '  live     http://golden-reef.localhost:4000, while npm run marquee -- serve runs',
    '  check    npm run marquee -- check golden-reef',
    '  publish  npm run marquee -- publish golden-reef --out out',
    '',
  ]);
  await expectClean('golden-reef');
  const brand = brandOf('golden-reef');
  expect(brand).toMatchObject({
    name: 'Golden Reef',
    hosts: ['golden-reef.localhost'],
    merchant: { id: 'golden-reef', code: 'golden-reef' },
    languages: { default: 'TH', supported: ['TH', 'EN', 'JA'] },
    layout: { look: 'velvet@1' },
    assets: { logo: 'assets/logo.svg', icon: 'assets/icon.svg' },
  });
  expect(brand.banners.filter(({ groupName }) => groupName === 'w_home')).toHaveLength(4);
  const texts = ['TH', 'EN', 'JA'].map(
    (code) =>
      JSON.parse(readFileSync(join(brandsDir, `golden-reef/texts/${code}.json`), 'utf8')) as Record<string, string>,
  );
  expect(texts.map((each) => each['brand:banner.welcome.title'])).toEqual([
    'ยินดีต้อนรับสู่ Golden Reef',
    'Welcome to Golden Reef',
    'Golden Reefへようこそ',
  ]);
});

test('a brand starts from a logo and colours, which become those of both themes [operators.new.sources] [operators.new.palette]', async () => {
  const { code } = await run(['neon', '--logo', logo, '--color', '#b81d5f', '--color', '#f2c14e']);
  expect(code).toBe(0);
  await expectClean('neon');
  const { theme, assets } = brandOf('neon');
  expect(theme.tokens.light.primary.$value).toBe('#b81d5f');
  expect(readFileSync(join(brandsDir, 'neon', assets.logo), 'utf8')).toBe(LOGO);
  for (const mode of ['light', 'dark'] as const)
    expect(measurePairs(theme.tokens[mode]).filter(({ ratio, minimum }) => ratio < minimum)).toEqual([]);
});

test('every flag sets its value [operators.new.sources]', async () => {
  const given = '--look lagoon@1 --color #0a7d55 --merchant isla-01 --jurisdiction ph --currency php'.split(' ');
  const spaced = ['--languages', 'ty, en', '--name', 'Isla Bonita', '--helpline', 'Care=https://care.example'];
  const { code, error } = await run(['isla', '--logo', logo, ...given, ...spaced]);
  expect([code, error]).toEqual([0, '']);
  await expectClean('isla');
  expect(brandOf('isla')).toMatchObject({
    name: 'Isla Bonita',
    merchant: { id: 'isla-01', code: 'isla-01' },
    languages: { default: 'TY', supported: ['TY', 'EN'] },
    currency: { code: 'PHP', symbol: 'P' },
    jurisdiction: 'PH',
    agreement: { minimumAge: 21 },
    helplines: [{ name: 'Care', url: 'https://care.example' }],
    layout: { look: 'lagoon@1' },
    theme: { tokens: { light: { primary: { $value: '#0a7d55' } } } },
  });
});

test('a language whose letters the font of the look lacks has headings in one font of the system [operators.new.output]', async () => {
  expect((await run(['tableaux', '--look', 'ledger', '--languages', 'TH,EN', '--currency', 'THB'])).code).toBe(0);
  await expectClean('tableaux');
  expect(brandOf('tableaux').theme.tokens.fontFamily).toBeDefined();
  expect((await run(['plain', '--look', 'ledger'])).code).toBe(0);
  expect(brandOf('plain').theme.tokens.fontFamily).toBeUndefined();
});

test.each([
  [[], 'BRAND: is missing; write the id of the brand, such as mine.'],
  [['mine'], '--look: is missing; name a look, or a logo and its colours.'],
  [['mine', '--color', '#b81d5f'], '--logo: is missing; name the file of the logo, or a look with --look.'],
  [
    ['mine', '--look', 'velvet', '--jurisdiction', 'PH'],
    '--helpline: PH requires a helpline; name one that you have called.',
  ],
] as const)(
  '--no-input with %j exits 2, names the flag and asks nothing [operators.new.sources]',
  async (args, message) => {
    const ask: Ask = () => expect.fail('--no-input asked a question');
    expect(await run([...args, '--no-input'], ask)).toEqual({ code: 2, out: '', error: `${message}\n` });
    expect(await run(args)).toEqual({ code: 2, out: '', error: `${message}\n` });
  },
);

test('a logo without a colour names --color [operators.new.sources]', async () => {
  expect(await run(['mine', '--logo', logo, '--no-input'])).toEqual({
    code: 2,
    out: '',
    error: '--color: is missing; name one to three colours of the logo.\n',
  });
});

test('on a terminal, `new` asks for what is missing and offers defaults [operators.new.sources]', async () => {
  const asked: string[] = [];
  const answers: Readonly<Record<string, string>> = { Name: 'Blue Hour', One: '#1d4ed8 #ffb81c' };
  const ask: Ask = (question, fallback) => {
    asked.push(`${question} [${fallback}]`);
    return Promise.resolve(answers[question.split(/[\s,]/)[0] ?? ''] ?? fallback);
  };
  expect((await run([], ask)).code).toBe(0);
  expect(asked).toEqual([
    'Id of the brand, the name of its folder? [mine]',
    'Name, as players see it? [Mine]',
    'Look: arcade, fiesta, lagoon, ledger, velvet? [arcade]',
    'One to three colours of the brand, such as #b81d5f #f2c14e? [those of the look]',
    'Languages, the default first, such as EN,TY? [EN]',
  ]);
  await expectClean('mine');
  expect(brandOf('mine')).toMatchObject({
    name: 'Blue Hour',
    layout: { look: 'arcade@1' },
    theme: { tokens: { light: { primary: { $value: '#1d4ed8' } } } },
  });
});

test('an answer that is no colour is refused, and a terminal that closes leaves nothing behind [operators.new.poor-input]', async () => {
  const before = readdirSync(brandsDir);
  const red: Ask = (question, fallback) => Promise.resolve(question.startsWith('One to three') ? 'red' : fallback);
  expect(await run([], red)).toEqual({
    code: 2,
    out: '',
    error: '--color: "red" is not a colour: write #rrggbb or #rgb, such as #b81d5f.\n',
  });
  const closing: Ask = () => Promise.reject(unanswered());
  expect(await run([], closing)).toEqual({
    code: 130,
    out: '',
    error: 'Nothing was changed: a question was not answered.\n',
  });
  expect(readdirSync(brandsDir)).toEqual(before);
});

test('complete flags ask nothing, and --json prints only JSON that matches --json-schema [operators.new.sources]', async () => {
  const ask: Ask = () => expect.fail('a question was asked');
  expect((await run(['first', '--look', 'fiesta'], ask)).code).toBe(0);
  const schema = JSON.parse((await run(['--json-schema'])).out) as object;
  const { out } = await run(['second', '--look', 'fiesta', '--json'], ask);
  const validate = new Ajv2020({ strict: false }).compile(schema);
  expect(validate(JSON.parse(out)), JSON.stringify(validate.errors)).toBe(true);
  expect(JSON.parse(out)).toMatchObject({ brand: 'second', address: 'http://second.localhost:4000' });
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
  'the logo %s is refused by a message that names it and the remedy, and nothing is left [operators.new.poor-input]',
  async (name, content, message) => {
    const file = join(dir, name);
    writeFileSync(file, content);
    const before = readdirSync(brandsDir);
    expect(await run(['mine', '--logo', file, '--color', '#b81d5f'])).toEqual({
      code: 2,
      out: '',
      error: `--logo: ${message}\n`,
    });
    expect(readdirSync(brandsDir)).toEqual(before);
  },
);

test('a logo of one pixel, a damaged one and a missing one are refused, and nothing is left [operators.new.poor-input]', async () => {
  const before = readdirSync(brandsDir);
  const [dot, damaged] = [join(dir, 'dot.png'), join(dir, 'damaged.png')];
  writeFileSync(dot, pngOf({ width: 1, height: 1 }));
  const whole = Buffer.from(pngOf({ width: 64, height: 64 }));
  whole.fill(0, 50, 70);
  writeFileSync(damaged, whole);
  const messages: string[] = [];
  for (const file of [dot, damaged, join(dir, 'missing.svg')]) {
    const { code, error } = await run(['mine', '--logo', file, '--color', '#b81d5f']);
    expect(code).toBe(2);
    messages.push(error);
  }
  expect(messages).toEqual([
    '--logo: "dot.png" has 1 x 1 pixels; use a picture of at least 36 pixels in both directions, best an SVG.\n',
    '--logo: "damaged.png" is damaged; copy or export it again.\n',
    `--logo: "${join(dir, 'missing.svg')}" does not exist; name an SVG, PNG, JPEG, WebP or AVIF file.\n`,
  ]);
  expect(readdirSync(brandsDir)).toEqual(before);
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
] as const)('%j exits 2 with the remedy, and nothing is left [operators.new.poor-input]', async (args, message) => {
  const before = readdirSync(brandsDir);
  const { code, out, error } = await run(args);
  expect([code, out]).toEqual([2, '']);
  if (typeof message === 'string') expect(error).toBe(`${message}\n`);
  else expect(error.trim()).toMatch(message);
  expect(readdirSync(brandsDir)).toEqual(before);
});

test('a brand that would have a finding is not made, and the finding is printed [operators.new.output]', async () => {
  const before = readdirSync(brandsDir);
  expect(await run(['mine', '--look', 'velvet', '--merchant', 'perya'])).toEqual({
    code: 1,
    out: '',
    error:
      'No brand was made, because it would have these findings:\n  warning  brand.json#/merchant/id: contains "perya", which belongs to brand perya; write your own\n  warning  brand.json#/merchant/code: contains "perya", which belongs to brand perya; write your own\n',
  });
  expect(readdirSync(brandsDir)).toEqual(before);
});

test('a folder that cannot be written leaves nothing behind, and what a killed command left is removed [operators.new.poor-input]', async () => {
  const before = readdirSync(brandsDir);
  writeFileSync(join(brandsDir, `.new-${process.pid}`), '');
  const { code, error } = await run(['mine', '--look', 'velvet']);
  expect([code, error.split(':')[0]]).toEqual([1, 'No brand was made']);
  expect(readdirSync(brandsDir)).toEqual(before);
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  mkdirSync(join(brandsDir, `.new-${pid}/half`), { recursive: true });
  expect((await run(['mine', '--look', 'velvet'])).code).toBe(0);
  expect(readdirSync(brandsDir).sort()).toEqual([...before, 'mine'].sort());
});

test('the same input gives the same files [operators.new.palette]', async () => {
  const args = ['twin', '--look', 'ledger', '--color', '#0a7d55', '--languages', 'VI,EN'];
  await run(args);
  const first = contentOf(join(brandsDir, 'twin'));
  rmSync(join(brandsDir, 'twin'), { recursive: true });
  await run(args);
  expect(contentOf(join(brandsDir, 'twin'))).toEqual(first);
  expect(first.size).toBeGreaterThan(12);
});

test('a running server answers the host of a new brand at once [operators.new.output]', async () => {
  const server = createTestServer();
  expect((await server.get('mine.localhost')).status).toBe(404);
  brandsDir = server.brandsDir;
  expect((await run(['mine', '--look', 'fiesta'])).code).toBe(0);
  server.passTime();
  const answer = await server.get('mine.localhost');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('/index of Mine in EN');
  server.clean();
});

const LOOKS = ['arcade', 'fiesta', 'lagoon', 'ledger', 'velvet'];
const LANGUAGES = ['CN', 'EN', 'ID', 'JA', 'KO', 'MS', 'TH', 'TY', 'VI'];
const NAMES = [
  'Golden Reef',
  'Đại Dương',
  'โชคดี',
  'くもの国',
  'M',
  'A&B < "1"',
  "O'Neill's 777",
  'W'.repeat(40),
  'Ñandú Azul',
  '부산',
];

/** Returns the arguments of a random brand. */
const randomArgs = (number: number): readonly string[] => {
  const random = randomFrom(`brand ${number}`);
  const one = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] ?? expect.fail('an empty list');
  const color = (): string =>
    `#${Math.floor(random() * 0x1_00_00_00)
      .toString(16)
      .padStart(6, '0')}`;
  const colors = Array.from({ length: 1 + Math.floor(random() * 3) }, () => ['--color', color()]).flat();
  const source =
    random() < 0.5 ? ['--logo', logo, ...colors] : ['--look', one(LOOKS), ...(random() < 0.6 ? colors : [])];
  const languages = LANGUAGES.filter(() => random() < 0.35);
  return [
    `brand-${number}`,
    ...source,
    '--languages',
    (languages.length === 0 ? ['EN'] : languages).join(','),
    '--name',
    one(NAMES),
    '--currency',
    one(['PHP', 'VND', 'THB', 'JPY', 'KRW', 'IDR', 'EUR', 'USD']),
    '--jurisdiction',
    one(JURISDICTIONS),
    '--helpline',
    'Care=+63 2 8123 4567',
  ];
};

test('of 200 random inputs, each gives a brand without a finding and without a pair of colours below AA [operators.new.random] [operators.new.palette]', async () => {
  const numbers = sliceOf(
    'new',
    Array.from({ length: 200 }, (_, number) => number),
    12,
  );
  for (const number of numbers) {
    const args = randomArgs(number);
    const { code, error } = await run(args);
    expect([args, code, error]).toEqual([args, 0, '']);
  }
  const { out } = await runCommand(['check'], { brandsDir });
  expect(out.split('\n').filter((line) => /^ {2}(error|warning)/.test(line))).toEqual([]);
}, 300_000);

test('a brand is made with at most twice the work of checking two samples [operators.new.output]', async () => {
  let number = 0;
  const args = () => [`quick-${(number += 1)}`, '--look', 'velvet', '--color', '#0a7d55', '--languages', 'EN,TH,VI'];
  const ratio = await costRatio(
    () => run(args()),
    () => runCommand(['check'], { brandsDir }),
  );
  expect(ratio).toBeLessThan(2);
});
