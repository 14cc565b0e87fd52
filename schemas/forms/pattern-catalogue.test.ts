import { expect, test } from 'vitest';
import { costRatio } from '#tests/support/cost-ratio.ts';
import { withoutAnchors, isCatalogued, PATTERNS, anchored, type PatternId } from './pattern-catalogue.ts';

const compiled = new Map(
  Object.entries(PATTERNS).map(([id, pattern]) => [Number(id), new RegExp(anchored(pattern), 'u')]),
);
const fits = (id: PatternId, value: string): boolean => compiled.get(id)?.test(value) ?? false;

const table: readonly [PatternId, string, readonly string[], readonly string[]][] = [
  [1, 'any characters [rules.pattern.any]', ['a', ' ', '😀', 'x\ny', '<b>', 'مرحبا'], []],
  [
    2,
    'a letter first, then letters and digits [rules.pattern.letter-first]',
    ['a', 'Ana7', 'z99'],
    ['7ana', 'an a', 'an_a', 'é1', '😀'],
  ],
  [
    3,
    'Chinese characters and digits [rules.pattern.chinese-digits]',
    ['王小明', '8', '王8'],
    ['wang', '王 明', '王。', 'カナ', '٣'],
  ],
  [
    4,
    'an email address [rules.pattern.email]',
    ['a@b.co', 'a.b+c@mail.example.com', 'x_1@a-b.ph'],
    ['a@b', 'a@b.c', '@b.co', 'a@@b.co', 'a..b@c.co', 'a@-b.co', 'a@b-.co', 'a b@c.co', 'a@b.co\n'],
  ],
  [
    5,
    'alphanumeric [rules.pattern.alphanumeric] [rules.pattern.letters-digits-meaning]',
    ['abc', '123', 'a1B'],
    ['a b', 'a-1', 'ａ１', ''],
  ],
  [
    6,
    'letters plus digits, at least one of each [rules.pattern.letters-plus-digits] [rules.pattern.letters-digits-meaning]',
    ['a1', '1a', 'abc123x', '9Zz'],
    ['abc', '123', 'a1!', 'a 1'],
  ],
  [7, 'digits only [rules.pattern.digits]', ['0', '0917123'], ['+63917', '12.5', '١٢', '1 2']],
  [
    8,
    'alphanumeric with at least one uppercase letter [rules.pattern.one-uppercase]',
    ['A', 'a1B', 'BIG'],
    ['abc1', '123', 'A b', 'É'],
  ],
  [
    9,
    'English letters and spaces [rules.pattern.english-spaces]',
    ['Ana Cruz', 'ANA'],
    ['Ana2', 'Ña', "O'Neil", 'a\tb'],
  ],
  [10, 'no spaces [rules.pattern.no-spaces]', ['abc', '😀', 'é!'], ['a b', 'a\u00a0b', 'a\u3000b', 'a\tb']],
  [
    11,
    'Chinese characters and punctuation [rules.pattern.chinese-punctuation]',
    ['阿卜杜拉·买买提', '你好。', '王，'],
    ['王a', '王1', '王 明'],
  ],
  [
    12,
    'a date yyyy-MM-dd [rules.pattern.date-ymd]',
    ['2026-11-20', '2000-02-29', '1999-12-31'],
    ['2026-13-01', '2026-02-30', '2026-04-31', '2026-1-1', '20-11-2026', '2026-00-10'],
  ],
  [
    13,
    'a date MM-dd-yyyy [rules.pattern.date-mdy]',
    ['11-20-2026', '02-29-2000'],
    ['20-11-2026', '02-30-2026', '2026-11-20', '1-1-2026'],
  ],
  [14, 'Korean only [rules.pattern.korean]', ['김민수', 'ㅋㅋ'], ['김 민수', 'kim', '金']],
  [15, 'Thai only [rules.pattern.thai]', ['สมชาย', 'กำลังใจ'], ['สม ชาย', 'somchai', '฿']],
  [16, 'Thai or English and spaces [rules.pattern.thai-english]', ['สมชาย Dee', 'Ana', 'สม ชาย'], ['สมชาย1', 'สม-ชาย']],
  [17, 'letters, digits and symbols [rules.pattern.symbols]', ['aB1!', '~~~', 'abc'], ['a b', 'é', '😀']],
  [
    18,
    'at least one uppercase, one lowercase, one digit and one special symbol [rules.pattern.strong]',
    ['Aa1!', 'xY9_zz', '[Bb]2'],
    ['aa1!', 'AA1!', 'Aab!', 'Aa12', 'Aa1 !', 'Aa1é'],
  ],
];

test.each(table)('pattern %i admits %s', (id, _meaning, good, bad) => {
  expect(good.filter((value) => !fits(id, value))).toEqual([]);
  expect(bad.filter((value) => fits(id, value))).toEqual([]);
});

test('the catalogue numbers 18 patterns from 1 to 18 [rules.pattern.ids]', () => {
  expect(Object.keys(PATTERNS)).toEqual(Array.from({ length: 18 }, (_, index) => String(index + 1)));
});

test('a catalogued pattern with anchors is recognised as the same pattern [rules.pattern.ids] [rules.pattern.anchor]', () => {
  expect(Object.values(PATTERNS).every((pattern) => isCatalogued(pattern) && isCatalogued(`^${pattern}$`))).toBe(true);
  expect(isCatalogued('(a+)+')).toBe(false);
});

test('an escaped dollar sign is not an anchor [rules.pattern.anchor]', () => {
  expect(withoutAnchors(String.raw`^a\$`)).toBe(String.raw`a\$`);
  expect(withoutAnchors(String.raw`a\\$`)).toBe(String.raw`a\\`);
});

const HARD = ['a', '1', 'A', '-', '.', '@', ' ', '!', '王', 'ก', '가', 'a-', 'a.', 'a@a.', '1a'].map((unit) =>
  unit.repeat(20_000 / unit.length),
);

test.each(Object.keys(PATTERNS))(
  'matching pattern %s against long hostile values takes linear time [rules.pattern.ids]',
  async (id) => {
    const values = HARD.flatMap((value) => ['', '\u0000', '!', '@'].map((tail) => value + tail));
    const check = (): void => values.forEach((value) => fits(Number(id) as PatternId, value));
    const readOnce = (): void => values.forEach((value) => /^[^\n]*\n$/u.test(value));
    // A pattern with quadratic cost would take thousands of times as long.
    expect(await costRatio(check, readOnce, 3)).toBeLessThan(100);
  },
);
