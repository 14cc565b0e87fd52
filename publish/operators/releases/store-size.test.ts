import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublishedSite } from '../../published-site.ts';
import { hashOf } from './content-store.ts';
import { publishRelease } from './publish-release.ts';
import { readReleases, switchRelease } from './switch-release.ts';
import { settle } from './target-folder.ts';

/** A folder in memory if the system has one, because publish flushes each file of a release to disk. */
const IN_MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const RELEASES = 100;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const chunks = Array.from(
  { length: 20 },
  (_chunk, index) => [`assets/chunk.${index}.js`, randomBytes(60_000)] as const,
);
const rules = Array.from({ length: 800 }, (_rule, index) => `.rule-${index}{margin:${index}px}`).join('\n');
/** Texts that hardly compress, so that only differences between releases are small. */
const texts = Array.from({ length: 6 }, () =>
  Array.from({ length: 100 }, () => `<p>${randomBytes(20).toString('hex')}</p>`).join('\n'),
);

/** A site in which a colour changes the style sheet, and with it the sheet's name in every document. */
const siteOf = (release: number): PublishedSite => {
  const colour = `#${release.toString(16).padStart(6, '0')}`;
  const sheet = `:root{--colour:${colour}}\n${rules}`;
  const name = `sheet.${hashOf(bytes(sheet)).slice(0, 16)}.css`;
  const page = (index: number): string =>
    `<!doctype html><link rel="stylesheet" href="/${name}"><meta name="theme-color" content="${colour}"><h1>${index}</h1>${texts[index]}`;
  return new Map<string, Uint8Array>([
    ...chunks,
    [name, bytes(sheet)],
    ...texts.map((_text, index) => [`page-${index}.html`, bytes(page(index))] as const),
  ]);
};

/** Disk space in bytes; a file with several hard links counts once. */
const space = (folder: string): number => {
  const blocks = new Map<number, number>();
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    if (found !== undefined) blocks.set(found.ino, found.blocks * 512);
  }
  return [...blocks.values()].reduce((sum, size) => sum + size, 0);
};

let target: string;
let single = 0;
beforeAll(async () => {
  target = mkdtempSync(join(IN_MEMORY, 'marquee-store-'));
  for (let release = 0; release < RELEASES; release += 1) {
    await publishRelease(target, {
      brand: 'one',
      files: siteOf(release),
      keep: RELEASES,
      replaceBrand: false,
      now: new Date(Date.UTC(2026, 0, 1) + release * 60_000),
    });
    await settle(target, 0);
    if (release === 0) single = space(target);
  }
});
afterAll(() => rmSync(target, { recursive: true, force: true }));

test('100 releases that differ by a colour take at most 1.2 times the space of one [operators.store.shared]', () => {
  expect(readdirSync(join(target, 'releases')).length).toBe(RELEASES);
  expect(space(target) / single).toBeLessThanOrEqual(1.2);
});

test.each([0, 57])(
  'of 100 releases, the one at index %i can be served again with all its files, plain and compressed [operators.store.shared]',
  async (release) => {
    const manifest = await readReleases(target);
    const to = manifest.releases[release];
    if (to === undefined) throw new Error('The release is not listed');
    await switchRelease(target, manifest, to, { by: '', note: '', now: new Date(), pin: false });
    for (const [path, body] of siteOf(release)) {
      const served = (ending: string): Buffer => readFileSync(join(target, 'current', path + ending));
      expect(served('').equals(body)).toBe(true);
      if (path.startsWith('assets/')) continue;
      expect(brotliDecompressSync(served('.br')).equals(body)).toBe(true);
      expect(gunzipSync(served('.gz')).equals(body)).toBe(true);
    }
  },
);

test('open tabs can load the style sheets of the last five releases, and the build files of all releases [operators.store.open-tabs]', async () => {
  const manifest = await readReleases(target);
  const newest = manifest.releases.at(-1);
  if (newest === undefined) throw new Error('There is no release');
  await switchRelease(target, manifest, newest, { by: '', note: '', now: new Date(), pin: false });
  await settle(target, 0);
  const isThere = (release: number): boolean =>
    [...siteOf(release).keys()]
      .filter((path) => !path.endsWith('.html'))
      .every((path) => statSync(join(target, 'current', path), { throwIfNoEntry: false }) !== undefined);
  expect(Array.from({ length: RELEASES }, (_each, release) => release).filter(isThere)).toEqual([
    94, 95, 96, 97, 98, 99,
  ]);
});
