import { expect, test } from 'vitest';
import { JURISDICTIONS } from '#schemas/jurisdictions.ts';
import { randomFrom } from '#publish/operators/new/random-from.ts';
import { newBrands } from '#tests/support/new-brands.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { sliceOf } from '#tests/support/run-slice.ts';

const place = newBrands();

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
    random() < 0.5 ? ['--logo', place.logo, ...colors] : ['--look', one(LOOKS), ...(random() < 0.6 ? colors : [])];
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

test('each of 200 random inputs gives a brand with no findings and no colour pair below AA contrast [operators.new.random] [operators.new.palette]', async () => {
  const numbers = sliceOf(
    'new',
    Array.from({ length: 200 }, (_, number) => number),
    12,
  );
  for (const number of numbers) {
    const args = randomArgs(number);
    const { code, error } = await place.run(args);
    expect([args, code, error]).toEqual([args, 0, '']);
  }
  const { out } = await runCommand(['check'], { brandsDir: place.brandsDir });
  expect(out.split('\n').filter((line) => /^ {2}(error|warning)/.test(line))).toEqual([]);
}, 300_000);
