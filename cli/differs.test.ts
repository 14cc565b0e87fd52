import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Brand } from '#schemas/brand.ts';
import { makePalette } from '#schemas/palette/make-palette.ts';
import { runCommand } from '#tests/support/run-command.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let dir: string;

/** Copies Perya under another id, with changes to its brand.json. */
const addCopy = (id: string, change: (brand: Brand) => object): void => {
  cpSync(join(root, 'brands/perya'), join(dir, id), { recursive: true });
  const file = join(dir, id, 'brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as Brand;
  writeFileSync(file, JSON.stringify({ ...brand, id, hosts: [`${id}.localhost`], ...change(brand) }));
};

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'differs-'));
  addCopy('perya', () => ({}));
  addCopy('recoloured', ({ theme }) => ({
    theme: { ...theme, tokens: { ...theme.tokens, ...makePalette(['#1e50d8', '#b01e8c', '#101c40']) } },
  }));
  addCopy('broken', () => ({ merchant: null }));
});
afterAll(() => rmSync(dir, { recursive: true }));

const run = (...args: readonly string[]) => runCommand(['differs', ...args], { brandsDir: dir });

test('a recoloured copy of a brand differs on one axis, the palette [layout.differs.axes]', async () => {
  const { code, out, error } = await run('perya', 'recoloured');
  expect([code, error]).toEqual([0, '']);
  const lines = out.trim().split('\n');
  expect(lines).toHaveLength(9);
  expect(lines.filter((line) => line.endsWith('differs'))).toEqual([
    expect.stringMatching(/^ {2}palette +[01]\.\d\d {2}differs$/),
  ]);
  expect(lines.filter((line) => line.includes('0.00  same'))).toHaveLength(7);
  expect(lines.at(-1)).toBe('perya and recoloured differ on 1 of 8 axes');
});

test('--json prints the distance on each axis [layout.differs.axes]', async () => {
  const { out } = await run('perya', 'perya', '--json');
  const { axes, ...sides } = JSON.parse(out) as { readonly axes: readonly { readonly axis: string }[] };
  expect(sides).toEqual({ one: 'perya', other: 'perya' });
  expect(axes).toHaveLength(8);
  expect(axes).toContainEqual({ axis: 'palette', distance: 0, differs: false });
});

test.each([
  [['perya', 'perja'], /no brand .*"perja"; did you mean perya\?/],
  [['perya', 'broken'], /broken has errors; see marquee check broken/],
  [['perya'], /marquee differs A B/],
])('%j exits with 2 and says what to do [layout.differs.axes]', async (args, expected) => {
  const { code, out, error } = await run(...args);
  expect([code, out]).toEqual([2, '']);
  expect(error).toMatch(expected);
});
