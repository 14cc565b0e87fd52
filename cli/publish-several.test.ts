import { mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrandRegistry } from '#publish/server/brand-registry.ts';
import { folderSize } from '#tests/bench/publish/folder-size.ts';
import { writeRandomBrands } from '#tests/bench/publish/random-brands.ts';
import { runCommand } from '#tests/support/run-command.ts';

const COUNT = 20;

let root: string;
let brandsDir: string;
let out: string;
let ids: readonly string[];
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'marquee-several-'));
  [brandsDir, out] = [join(root, 'brands'), join(root, 'out')];
  ids = writeRandomBrands(brandsDir, COUNT);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const publish = (...args: readonly string[]) =>
  runCommand(['publish', ...args, '--for', 'server', '--out', out], { brandsDir });

const edit = (id: string, change: (text: string) => string): void => {
  const file = join(brandsDir, id, 'brand.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};

const live = (id: string): string => readlinkSync(join(out, id, 'current'));

test('publish --all writes at most 60 kB for each brand besides its pictures, and the Node server serves all of them [operators.scale.publish-all]', async () => {
  const { code, out: text, error } = await publish('--all');
  expect([code, error]).toEqual([0, '']);
  expect(text).toContain(`${COUNT} brands published in ${out}, for the Node server\n`);
  expect(text).toContain(`BRANDS_DIR=${join(out, 'brands')} `);
  const brands = await createBrandRegistry({ brandsDir: join(out, 'brands') }).all();
  expect(brands.map(({ id, isLatest, findings }) => [id, isLatest, findings])).toEqual(ids.map((id) => [id, true, []]));
  const { counted } = folderSize(out, (path) => /\/assets\/|\/store\/[0-9a-f]{2}$/.test(path));
  expect(counted / COUNT / 1000).toBeLessThan(60);
});

test('a brand with errors is named and skipped, the others go live, and the command exits with 1 [operators.scale.publish-all]', async () => {
  await publish('--all');
  const [first = '', second = '', third = ''] = ids;
  const before = [live(first), live(second), live(third)];
  edit(first, (text) => text.replace('"currency"', '"currencies"'));
  edit(second, (text) => text.replace(/"name": "\w+"/, '"name": "Another House"'));
  const { code, out: text, error } = await publish(first, second);
  expect(code).toBe(1);
  expect(error).toContain(`${first} is not published: `);
  expect(error).toContain(`brands/${first}/brand.json#/currency`);
  expect(text).toContain(`1 brand published in ${out}, for the Node server; 1 skipped: ${first}\n`);
  expect([live(first), live(third)]).toEqual([before[0], before[2]]);
  expect(live(second)).not.toBe(before[1]);
  const json = await publish(first, second, '--json');
  expect(json.code).toBe(1);
  expect(JSON.parse(json.out)).toMatchObject({
    brands: [{ brand: second }, { brand: first, error: { code: 'brand-has-errors' } }],
  });
});

test('when several brands are published, one with a damaged picture is named and skipped', async () => {
  const [, , third = '', fourth = ''] = ids;
  const icon = join(brandsDir, third, 'assets/icon.svg');
  const text = readFileSync(icon, 'utf8');
  writeFileSync(icon, text.replace('</svg>', '<path d="M0 0"'));
  const { code, out: done, error } = await publish(third, fourth);
  writeFileSync(icon, text);
  expect(code).toBe(1);
  expect(error).toContain('"assets/icon.svg" cannot be drawn');
  expect(done).toContain(`1 skipped: ${third}\n`);
});

test.each([
  ['no brand', [], 'Name the brands to publish, or add --all'],
  ['a brand and --all', ['badobaba', '--all'], 'leave out badobaba, or --all'],
  ['an origin for several brands', ['--all', '--origin', 'https://one.example'], '--origin applies to one brand'],
])('publish with %s is refused as wrong usage, with the remedy', async (_what, args, message) => {
  const { code, error } = await publish(...args);
  expect([code, error]).toEqual([2, expect.stringContaining(message)]);
});

test('if one of several brands is unknown, the command is refused as wrong usage, and nothing is published', async () => {
  const { code, error } = await publish(ids[0] ?? '', 'nowhere', '--json');
  expect(code).toBe(2);
  expect(error).toContain('There is no brand "nowhere"');
});
