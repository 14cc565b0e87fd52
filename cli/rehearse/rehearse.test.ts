import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from '#tests/support/run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-rehearse-'));
afterAll(() => rmSync(folder, { recursive: true }));

const chromium = { findChromium: () => Promise.resolve('/usr/bin/chromium') };
const noChromium = { findChromium: () => Promise.resolve(null) };

test.each([
  ['rehearse', 'siam'],
  ['publish', 'siam', '--out', join(folder, 'out'), '--rehearse'],
])(
  'without Chromium, a rehearsal is refused with instructions to install it: %s [operators.rehearse.verdict]',
  async (...line) => {
    const { code, out, error } = await runCommand(line, noChromium);
    expect([code, out]).toEqual([1, '']);
    expect(error).toMatch(/needs Chromium, and none was found.*npx playwright install chromium.*CHROMIUM_PATH=/);
  },
);

test('an evidence folder that is not empty is refused, and its files are kept [operators.rehearse.verdict]', async () => {
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  const { code, error } = await runCommand(['rehearse', 'siam', '--evidence', folder], {
    ...chromium,
  });
  expect([code, error]).toEqual([2, expect.stringContaining('is not empty. Name a new folder.')]);
  expect(readdirSync(folder)).toContain('notes.txt');
});

test('an evidence folder that cannot be used is refused before the rehearsal [operators.rehearse.verdict]', async () => {
  const evidence = join(folder, 'notes.txt/evidence');
  const lines = [
    ['rehearse', 'siam'],
    ['publish', 'siam', '--out', join(folder, 'new'), '--rehearse'],
  ];
  for (const line of lines) {
    const { code, error } = await runCommand([...line, '--evidence', evidence], chromium);
    expect([code, error]).toEqual([2, expect.stringContaining('Name another one with --evidence')]);
  }
});

test('a folder that cannot contain the live release is refused, instead of comparing with nothing [operators.rehearse.verdict]', async () => {
  const several = join(folder, 'several');
  mkdirSync(join(several, 'siam/current'), { recursive: true });
  const refusal = async (out: string) => {
    const { code, error } = await runCommand(['rehearse', 'siam', '--out', out], chromium);
    return [code, error];
  };
  expect(await refusal(join(folder, 'missing'))).toEqual([
    2,
    expect.stringContaining('does not exist; name the folder'),
  ]);
  expect(await refusal(several)).toEqual([2, expect.stringContaining(`write --out ${join(several, 'siam')}`)]);
});

test('publish --rehearse refuses before the rehearsal what publish refuses, and merges before it [operators.rehearse.publish]', async () => {
  const [ann, bea, out] = [join(folder, 'ann'), join(folder, 'bea'), join(folder, 'live')];
  const publish = (brandsDir: string, ...options: readonly string[]) =>
    runCommand(['publish', 'siam', '--out', out, ...options], {
      brandsDir,
      findChromium: () => Promise.resolve(join(folder, 'no-chromium')),
    });
  const edit = (brandsDir: string, key: string): void => {
    const file = join(brandsDir, 'siam/texts/EN.json');
    const texts = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, `${JSON.stringify({ ...texts, [key]: `Edited ${key}` }, null, 2)}\n`);
  };
  cpSync('brands/siam', join(ann, 'siam'), { recursive: true });
  expect((await publish(ann, '--for', 'server')).error).toBe('');
  cpSync(ann, bea, { recursive: true });
  edit(bea, 'brand:tagline');
  expect((await publish(bea, '--for', 'server')).error).toBe('');
  edit(ann, 'brand:register.group.account');

  const rehearse = ['--rehearse', '--evidence', join(folder, 'evidence')];
  expect((await publish(ann, ...rehearse)).error).toContain('contains releases for the Node server');
  expect((await publish(ann, '--for', 'server', ...rehearse)).error).toContain('It would lose these changes');
  // This rehearsal begins, but the browser is missing.
  expect((await publish(ann, '--for', 'server', '--merge', ...rehearse)).error).toContain('no-chromium');
  expect(readFileSync(join(ann, 'siam/texts/EN.json'), 'utf8')).toContain('Edited brand:tagline');
});

test('an evidence folder without a rehearsal is refused as wrong usage [operators.rehearse.publish]', async () => {
  const line = ['publish', 'siam', '--out', join(folder, 'out'), '--evidence', 'x'];
  const { code, error } = await runCommand(line, noChromium);
  expect([code, error]).toEqual([2, expect.stringContaining('--evidence works only with --rehearse')]);
});
