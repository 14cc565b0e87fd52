import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { Brand } from '#schemas/brand.ts';
import { measurePairs } from '#schemas/checks/theme-contrast.ts';
import { costRatio } from '#tests/support/cost-ratio.ts';
import { newBrands } from '#tests/support/new-brands.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { createTestServer } from '#tests/support/test-server.ts';
import { unanswered, type Ask } from '../frame/ask.ts';

const place = newBrands();

const brandOf = (id: string): Brand =>
  JSON.parse(readFileSync(join(place.brandsDir, id, 'brand.json'), 'utf8')) as Brand;

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
  const { code, out } = await runCommand(['check', id], { brandsDir: place.brandsDir });
  expect(out).toContain(`${id}  clean`);
  expect(code).toBe(0);
};

test('a brand created from a look has texts, banners, an icon, a logo and a host, and no findings [operators.new.sources] [operators.new.output]', async () => {
  const { code, out, error } = await place.run(['golden-reef', '--look', 'velvet', '--languages', 'TH,EN,JA']);
  expect([code, error]).toEqual([0, '']);
  expect(out.split('\n')).toEqual([
    `golden-reef is in ${join(place.brandsDir, 'golden-reef')}, without a finding`,
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
      JSON.parse(readFileSync(join(place.brandsDir, `golden-reef/texts/${code}.json`), 'utf8')) as Record<
        string,
        string
      >,
  );
  expect(texts.map((each) => each['brand:banner.welcome.title'])).toEqual([
    'ยินดีต้อนรับสู่ Golden Reef',
    'Welcome to Golden Reef',
    'Golden Reefへようこそ',
  ]);
});

test('a brand can be created from a logo and its colours, from which both themes are derived [operators.new.sources] [operators.new.palette]', async () => {
  const { code } = await place.run(['neon', '--logo', place.logo, '--color', '#b81d5f', '--color', '#f2c14e']);
  expect(code).toBe(0);
  await expectClean('neon');
  const { theme, assets } = brandOf('neon');
  expect(theme.tokens.light.primary.$value).toBe('#b81d5f');
  expect(readFileSync(join(place.brandsDir, 'neon', assets.logo), 'utf8')).toBe(readFileSync(place.logo, 'utf8'));
  for (const mode of ['light', 'dark'] as const)
    expect(measurePairs(theme.tokens[mode]).filter(({ ratio, minimum }) => ratio < minimum)).toEqual([]);
});

test('every flag sets its value [operators.new.sources]', async () => {
  const given = '--look lagoon@1 --color #0a7d55 --merchant isla-01 --jurisdiction ph --currency php'.split(' ');
  const spaced = ['--languages', 'ty, en', '--name', 'Isla Bonita', '--helpline', 'Care=https://care.example'];
  const { code, error } = await place.run(['isla', '--logo', place.logo, ...given, ...spaced]);
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

test("headings use a system font if the look's font does not cover a language of the brand [operators.new.output]", async () => {
  expect((await place.run(['tableaux', '--look', 'ledger', '--languages', 'TH,EN', '--currency', 'THB'])).code).toBe(0);
  await expectClean('tableaux');
  expect(brandOf('tableaux').theme.tokens.fontFamily).toBeDefined();
  expect((await place.run(['plain', '--look', 'ledger'])).code).toBe(0);
  expect(brandOf('plain').theme.tokens.fontFamily).toBeUndefined();
});

test('on a terminal, `new` asks for what is missing and offers defaults [operators.new.sources]', async () => {
  const asked: string[] = [];
  const answers: Readonly<Record<string, string>> = { Name: 'Blue Hour', One: '#1d4ed8 #ffb81c' };
  const ask: Ask = (question, fallback) => {
    asked.push(`${question} [${fallback}]`);
    return Promise.resolve(answers[question.split(/[\s,]/)[0] ?? ''] ?? fallback);
  };
  expect((await place.run([], ask)).code).toBe(0);
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

test('an answer that is not a colour is refused, and closing the terminal leaves no files behind [operators.new.poor-input]', async () => {
  const before = readdirSync(place.brandsDir);
  const red: Ask = (question, fallback) => Promise.resolve(question.startsWith('One to three') ? 'red' : fallback);
  expect(await place.run([], red)).toEqual({
    code: 2,
    out: '',
    error: '--color: "red" is not a colour: write #rrggbb or #rgb, such as #b81d5f.\n',
  });
  const closing: Ask = () => Promise.reject(unanswered());
  expect(await place.run([], closing)).toEqual({
    code: 130,
    out: '',
    error: 'Nothing was changed: a question was not answered.\n',
  });
  expect(readdirSync(place.brandsDir)).toEqual(before);
});

test('with complete flags nothing is asked, and --json prints only JSON that matches --json-schema [operators.new.sources]', async () => {
  const ask: Ask = () => expect.fail('a question was asked');
  expect((await place.run(['first', '--look', 'fiesta'], ask)).code).toBe(0);
  const schema = JSON.parse((await place.run(['--json-schema'])).out) as object;
  const { out } = await place.run(['second', '--look', 'fiesta', '--json'], ask);
  const validate = new Ajv2020({ strict: false }).compile(schema);
  expect(validate(JSON.parse(out)), JSON.stringify(validate.errors)).toBe(true);
  expect(JSON.parse(out)).toMatchObject({ brand: 'second', address: 'http://second.localhost:4000' });
});

test('the same input gives the same files [operators.new.palette]', async () => {
  const args = ['twin', '--look', 'ledger', '--color', '#0a7d55', '--languages', 'VI,EN'];
  await place.run(args);
  const first = contentOf(join(place.brandsDir, 'twin'));
  rmSync(join(place.brandsDir, 'twin'), { recursive: true });
  await place.run(args);
  expect(contentOf(join(place.brandsDir, 'twin'))).toEqual(first);
  expect(first.size).toBeGreaterThan(12);
});

test('a running server serves a new brand at its host at once [operators.new.output]', async () => {
  const server = createTestServer();
  expect((await server.get('mine.localhost')).status).toBe(404);
  place.brandsDir = server.brandsDir;
  expect((await place.run(['mine', '--look', 'fiesta'])).code).toBe(0);
  server.passTime();
  const answer = await server.get('mine.localhost');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('/index of Mine in EN');
  server.clean();
});

test('creating a brand takes at most twice the work of checking two sample brands [operators.new.output]', async () => {
  let number = 0;
  const args = () => [`quick-${(number += 1)}`, '--look', 'velvet', '--color', '#0a7d55', '--languages', 'EN,TH,VI'];
  const ratio = await costRatio(
    () => place.run(args()),
    () => runCommand(['check'], { brandsDir: place.brandsDir }),
  );
  expect(ratio).toBeLessThan(2);
});
