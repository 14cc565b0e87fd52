import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PublishedSite } from '../../published-site.ts';
import { contentStore } from './content-store.ts';
import { publishRelease } from './publish-release.ts';
import { readDetails } from './release-details.ts';
import { damagedFiles } from './release-folder.ts';
import { shareStore } from './shared-store.ts';
import { olderRelease, readReleases, switchRelease } from './switch-release.ts';
import { neededContent, settle } from './target-folder.ts';

const siteOf = (brand: string, version: number): PublishedSite =>
  new Map(
    [
      ['index.html', `${'<!doctype html>'.repeat(50)}${brand} ${version}`],
      ['assets/build.js', 'the build'],
      [`assets/own.${brand}.${version}.js`, `run("${brand}", ${version})`],
    ].map(([path = '', text]) => [path, new TextEncoder().encode(text)] as const),
  );

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-shared-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const publish = async (brand: string, version: number): Promise<string> => {
  const target = await shareStore(folder, brand);
  await publishRelease(target, {
    brand,
    files: siteOf(brand, version),
    keep: 2,
    replaceBrand: false,
    now: new Date(Date.UTC(2026, 0, 1) + version * 60_000),
  });
  await settle(target, 0);
  return target;
};

/** Expects that the store has everything that a brand needs, and that its live release is complete. */
const expectComplete = async (target: string): Promise<void> => {
  const { releases } = await readReleases(target);
  const store = contentStore(target);
  for (const hash of (await neededContent(store, releases)).hashes) await store.read(hash);
  const live = releases.at(-1);
  if (live === undefined) throw new Error('There is no release');
  expect(await damagedFiles(join(target, 'current'), await readDetails(store, live))).toEqual([]);
};

test('the brands of a folder share a store that has each shared file once, and each can be rolled back [operators.store.shared]', async () => {
  const targets = [await publish('perya', 1), await publish('lotus', 1)];
  const files = targets.map((target) => statSync(join(target, 'current/assets/build.js')).ino);
  expect(new Set(files).size).toBe(1);
  for (const version of [2, 3, 4, 5]) await publish('lotus', version);
  for (const target of targets) await expectComplete(target);
  const perya = await publish('perya', 2);
  const manifest = await readReleases(perya);
  const to = await olderRelease(perya, manifest);
  if (to === null) throw new Error('There is no release before');
  await switchRelease(perya, manifest, to, { by: '', note: '', now: new Date(), pin: false });
  expect(readFileSync(join(perya, 'current/index.html'), 'utf8')).toMatch(/perya 1$/);
});

test('brands that are published at the same time lose no files of each other [operators.store.shared] [operators.publish.concurrent]', async () => {
  const versions = Array.from({ length: 8 }, (_version, index) => index + 1);
  const all = async (brand: string): Promise<void> => {
    for (const version of versions) await publish(brand, version);
  };
  await Promise.all(['perya', 'lotus', 'kumo'].map(all));
  for (const brand of ['perya', 'lotus', 'kumo']) await expectComplete(join(folder, brand));
});

test('content that no brand needs any more is removed, but nothing is removed while the needs of a brand are unknown [operators.store.shared]', async () => {
  const perya = await publish('perya', 1);
  const first = await readReleases(perya);
  const release = first.releases[0] ?? expect.fail('There is no release');
  const { files } = await readDetails(contentStore(perya), release);
  const own = Object.entries(files).find(([path]) => path.includes('own'))?.[1];
  const isStored = (): Promise<boolean> =>
    contentStore(perya)
      .read(own ?? '')
      .then(
        () => true,
        () => false,
      );
  const lotus = await publish('lotus', 1);
  const manifest = readFileSync(join(lotus, 'marquee.json'));
  writeFileSync(join(lotus, 'marquee.json'), '{');
  for (const version of [2, 3, 4]) await publish('perya', version);
  expect(await isStored()).toBe(true);
  writeFileSync(join(lotus, 'marquee.json'), manifest);
  await publish('perya', 5);
  expect(await isStored()).toBe(false);
  await expectComplete(lotus);
});

test('the folder of a single brand cannot be shared, and stays unchanged', async () => {
  const single = { brand: 'one', files: siteOf('one', 1), keep: 3, replaceBrand: false, now: new Date(0) };
  await publishRelease(folder, single);
  await expect(shareStore(folder, 'perya')).rejects.toThrow('contains the brand one, published without --shared');
  rmSync(folder, { recursive: true });
  await publishRelease(join(folder, 'perya'), { ...single, brand: 'perya' });
  await expect(shareStore(folder, 'perya')).rejects.toThrow('has a store of its own, published without --shared');
});
