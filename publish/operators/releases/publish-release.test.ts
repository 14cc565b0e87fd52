import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBrandFolder } from '#publish/brand-folder.ts';
import { stateOfFolder } from '#publish/operators/diff/brand-state.ts';
import { copyBrands, ownValues } from '#tests/support/brand-folders.ts';
import type { PublishedSite } from '../../published-site.ts';
import { changedConfiguration } from './nginx-include.ts';
import { publishRelease, type ReleaseOptions } from './publish-release.ts';
import { readFiles } from './release-details.ts';
import { readReleases } from './switch-release.ts';
import { settle } from './target-folder.ts';

const PAGE = '<!doctype html>'.repeat(100);
/** Creates a site in which every file contains the given version. */
const siteOf = (version: string): PublishedSite =>
  new Map(
    [
      ['index.html', `${PAGE}${version}`],
      [`assets/app.${version}.js`, `run(${version})`],
      [`sheet.${version.padStart(16, '0')}.css`, 'a{}'],
      ['nginx.conf', `# ${version} `.repeat(200)],
    ].map(([path = '', text]) => [path, new TextEncoder().encode(text)] as const),
  );

let target: string;
let time = 0;
beforeEach(() => {
  target = join(mkdtempSync(join(tmpdir(), 'marquee-release-')), 'site');
});
afterEach(() => rmSync(join(target, '..'), { recursive: true, force: true }));

const publish = async (version: string, more: Partial<ReleaseOptions> = {}): Promise<string> => {
  const { id } = await publishRelease(target, {
    brand: 'one',
    files: siteOf(version),
    keep: 3,
    replaceBrand: false,
    now: new Date((time += 1000)),
    ...more,
  });
  return id;
};
const served = (path: string): string => readFileSync(join(target, 'current', path), 'utf8');
const has = (path: string): boolean => existsSync(join(target, 'current', path));

test('`current` points at the newest release, which has compressed variants of each larger text file', async () => {
  await publish('1');
  const id = await publish('2');
  expect(readlinkSync(join(target, 'current'))).toBe(`releases/${id}`);
  expect(served('index.html')).toBe(`${PAGE}2`);
  expect(brotliDecompressSync(readFileSync(join(target, 'current/index.html.br'))).toString()).toBe(`${PAGE}2`);
  expect(['nginx.conf.br', 'assets/app.2.js.br'].filter(has)).toEqual([]);
});

test('files with the same content are written and compressed once, and a damaged one is restored alone [operators.scale.publish-all]', async () => {
  const page = new TextEncoder().encode(PAGE);
  const files = new Map([...siteOf('1'), ['rng.html', page], ['rng/index.html', page], ['live.html', page]]);
  await publish('1', { files });
  const fileOf = (path: string): number => statSync(join(target, 'current', path)).ino;
  for (const ending of ['', '.br', '.gz']) {
    const same = ['rng.html', 'rng/index.html', 'live.html'].map((path) => fileOf(path + ending));
    expect(new Set(same).size).toBe(1);
    expect(fileOf(`index.html${ending}`)).not.toBe(same[0]);
  }
  rmSync(join(target, 'current/live.html'));
  writeFileSync(join(target, 'current/live.html'), 'damaged');
  const options = { brand: 'one', files, keep: 3, replaceBrand: false, now: new Date((time += 1000)) };
  expect((await publishRelease(target, options)).recovery.restored).toEqual(['live.html']);
});

test('the files that nginx must reload are known before the switch to a release [brand.config.server]', async () => {
  const of = (site: string, release: string): PublishedSite =>
    new Map(
      Object.entries({ 'nginx.conf': site, 'nginx-release.conf': release, 'index.html': site + release }).map(
        ([path, text]) => [path, new TextEncoder().encode(text)] as const,
      ),
    );
  expect(await changedConfiguration(target, of('a', 'a'))).toEqual(['nginx.conf', 'nginx-release.conf']);
  await publish('1', { files: of('a', 'a') });
  expect(await changedConfiguration(target, of('a', 'b'))).toEqual(['nginx-release.conf']);
  await publish('2', { files: of('a', 'b') });
  expect(await changedConfiguration(target, of('b', 'b'))).toEqual(['nginx.conf', 'nginx-release.conf']);
});

test('a release contains the immutable files of the previous releases that are kept, but not their documents', async () => {
  for (const version of ['1', '2', '3', '4']) await publish(version);
  expect(['1', '2', '3', '4'].filter((version) => has(`assets/app.${version}.js`))).toEqual(['2', '3', '4']);
  expect(has(`sheet.${'2'.padStart(16, '0')}.css`)).toBe(true);
  expect(served('index.html')).toBe(`${PAGE}4`);
  expect(readdirSync(join(target, 'releases'))).toHaveLength(3);
  await publish('5', { keep: 1 });
  await settle(target, 0);
  expect(readdirSync(join(target, 'current/assets'))).toEqual(['app.5.js']);
  expect(readdirSync(join(target, 'releases'))).toHaveLength(1);
});

test('files that publish did not write are never changed', async () => {
  mkdirSync(join(target, '.well-known'), { recursive: true });
  writeFileSync(join(target, '.well-known/security.txt'), 'Contact: us');
  await publish('1');
  mkdirSync(join(target, 'releases/backup'));
  writeFileSync(join(target, 'notes.txt'), 'mine');
  for (const version of ['2', '3', '4', '5']) await publish(version);
  expect(readFileSync(join(target, '.well-known/security.txt'), 'utf8')).toBe('Contact: us');
  expect(readFileSync(join(target, 'notes.txt'), 'utf8')).toBe('mine');
  expect(readdirSync(join(target, 'releases'))).toContain('backup');
});

test('the folder of another brand is refused unless replacing it is allowed', async () => {
  await publish('1');
  await expect(publish('2', { brand: 'two' })).rejects.toThrow(
    'contains the brand one; choose another folder, or add --replace-brand',
  );
  expect(served('index.html')).toBe(`${PAGE}1`);
  await publish('2', { brand: 'two', replaceBrand: true });
  expect(served('index.html')).toBe(`${PAGE}2`);
  expect(has('assets/app.1.js')).toBe(false);
});

test('if replacing a brand fails, its releases are kept, and the same command replaces it later', async () => {
  await publish('1');
  const before = await publish('2');
  const broken = new Map([...siteOf('3'), ['x'.repeat(300), new Uint8Array([1])]]);
  await expect(publish('3', { brand: 'two', files: broken, replaceBrand: true })).rejects.toThrow('ENAMETOOLONG');
  expect(served('index.html')).toBe(`${PAGE}2`);
  await publish('4', { keep: 9 });
  expect((await readReleases(target)).releases.map(({ id }) => id)).toContain(before);
  await publish('5', { brand: 'two', replaceBrand: true });
  expect(served('index.html')).toBe(`${PAGE}5`);
  expect((await readReleases(target)).releases).toHaveLength(1);
});

test.each([
  ['a pinned release', { pin: { release: 'x', since: '2026-01-01T00:00:00Z', by: 'ann' } }, 'is pinned to x'],
  ['a canary', { canary: { release: 'x', live: 'y', steps: [5, 100], step: 0 } }, '5 % of visitors get x'],
])('%s of another brand is not replaced', async (_what, part, message) => {
  await publish('1');
  const file = join(target, 'marquee.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...part }));
  await expect(publish('2', { brand: 'two', replaceBrand: true })).rejects.toThrow(message);
  expect(served('index.html')).toBe(`${PAGE}1`);
});

test.each(['current', 'releases'])('a folder with a %s that publish did not write is refused', async (name) => {
  mkdirSync(join(target, name), { recursive: true });
  await expect(publish('1')).rejects.toThrow(`contains ${name}, which publish has not written`);
});

test('a manifest that was not written by publish is refused', async () => {
  mkdirSync(target);
  writeFileSync(join(target, 'marquee.json'), '{"releases":[{"id":"../../etc"}]}');
  await expect(publish('1')).rejects.toThrow('contains a marquee.json that publish has not written');
});

test('the next publish removes the files that an interrupted one left behind', async () => {
  await publish('1');
  const left = join(target, 'releases/20260101T000000000Z-00000000');
  mkdirSync(`${left}.partial`);
  mkdirSync(left);
  writeFileSync(join(target, 'current.new'), '');
  await publish('2');
  expect(readdirSync(join(target, 'releases'))).toHaveLength(2);
  expect(served('index.html')).toBe(`${PAGE}2`);
});

test('a release that could not be written completely is never served', async () => {
  await publish('1');
  const files = new Map([...siteOf('2'), ['index.html/under-a-file.html', new Uint8Array(1)]]);
  await expect(publish('2', { files })).rejects.toMatchObject({ code: expect.stringMatching(/^E/) as unknown });
  expect(served('index.html')).toBe(`${PAGE}1`);
  await publish('3');
  expect([served('index.html'), readdirSync(join(target, 'releases')).length]).toEqual([`${PAGE}3`, 2]);
});

test('the changes of an environment include changes to the values that it inherits, compared with the previous release [operators.env.extends] [operators.env.commands]', async () => {
  const brands = copyBrands('siam');
  const chang = join(brands.dir, 'chang');
  brands.write('chang/brand.json', { ...ownValues('chang'), name: 'Chang', extends: 'siam' });
  brands.write('chang/environments/staging.json', { hosts: ['staging.chang.localhost'] });
  const changesOf = async (version: string): Promise<readonly string[]> => {
    const { changes } = await publishRelease(target, {
      brand: 'chang@staging',
      files: siteOf(version),
      keep: 3,
      replaceBrand: false,
      now: new Date((time += 1000)),
      source: await readFiles(chang),
      inherited: new Map(
        [...(await readFiles(join(brands.dir, 'siam')))].map(([path, body]) => [`siam/${path}`, body]),
      ),
      state: stateOfFolder(readBrandFolder(chang, null, { environment: 'staging' })) ?? undefined,
    });
    return changes.map(({ check }) => check);
  };
  await changesOf('1');
  expect(await changesOf('2')).toEqual([]);
  brands.write('siam/brand.json', {
    ...brands.json('siam/brand.json'),
    jurisdiction: 'PH',
    agreement: { minimumAge: 21, terms: 'terms' },
  });
  expect((await changesOf('3')).length).toBeGreaterThan(0);
  await expect(publish('4', { brand: 'chang' })).rejects.toThrow('contains the brand chang@staging');
  brands.clean();
});
