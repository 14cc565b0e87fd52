import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testBrand } from '#tests/support/test-brand.ts';
import { TargetRefusedError } from '../releases/manifest.ts';
import type { PreparedBrand } from './prepare-brand.ts';
import { publishBrand } from './publish-brand.ts';
import { beforeRehearsal, requireRehearsed } from './rehearsed-release.ts';

const root = mkdtempSync(join(tmpdir(), 'marquee-rehearsed-'));
afterAll(() => rmSync(root, { recursive: true }));

const prepare = (name: string) => {
  const dir = join(root, name, 'trial');
  const target = join(root, name, 'out');
  mkdirSync(dir, { recursive: true });
  mkdirSync(target);
  writeFileSync(join(dir, 'brand.json'), '{ "name": "Trial" }');
  const folder = {
    id: 'trial',
    dir,
    parents: [],
    environment: null,
    brand: testBrand(),
    texts: {},
    assets: new Map(),
    pageTexts: {},
  };
  return { dir, target, prepared: { folder } as unknown as PreparedBrand };
};

test.each([
  ['nothing', () => {}, null],
  ['the brand', (dir: string) => writeFileSync(join(dir, 'brand.json'), '{ "name": "Other" }'), /trial has changed/],
  [
    'a new file',
    (dir: string) => writeFileSync(join(dir, 'page.md'), ''),
    /trial has changed since the rehearsal began, so publish again/,
  ],
  [
    'the live release',
    (_: string, target: string) => symlinkSync('releases/other', join(target, 'current')),
    /the live release of .* has changed/,
  ],
] as const)(
  'a rehearsed release is refused if the brand or the live release has changed since; changed here: %s [operators.rehearse.publish]',
  async (name, change, message) => {
    const { dir, target, prepared } = prepare(name.replaceAll(' ', '-'));
    const rehearsed = { ...(await beforeRehearsal(target, prepared)), files: new Map() };
    change(dir, target);
    const check = requireRehearsed(target, prepared, rehearsed);
    if (message === null) await expect(check).resolves.toBeUndefined();
    else {
      await expect(check).rejects.toThrow(TargetRefusedError);
      await expect(check).rejects.toThrow(message);
    }
  },
);

test('publish writes nothing if the brand has changed since it was rehearsed [operators.rehearse.publish]', async () => {
  const { dir, target, prepared } = prepare('published');
  const rehearsed = { ...(await beforeRehearsal(target, prepared)), files: new Map() };
  writeFileSync(join(dir, 'brand.json'), '{ "name": "Other" }');
  const never = (): never => expect.fail('the release was made');
  const made = publishBrand(
    target,
    prepared,
    {
      merge: false,
      keep: 3,
      keepDays: 0,
      replaceBrand: false,
      by: 'ana',
      format: { kind: 'files', build: '', files: never },
      rehearsed,
    },
    { read: never, progress: () => {}, afterSwitch: never },
  );
  await expect(made).rejects.toThrow(/has changed since the rehearsal began/);
  expect(readdirSync(target).filter((file) => !file.startsWith('.'))).toEqual([]);
});
