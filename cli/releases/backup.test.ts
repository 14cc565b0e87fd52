import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishRelease } from '#publish/operators/releases/publish-release.ts';
import type { PublishedSite } from '#publish/published-site.ts';
import { runCommand } from '#tests/support/run-command.ts';

const siteOf = (version: string): PublishedSite =>
  new Map(
    [
      ['index.html', `${'<!doctype html>'.repeat(100)}${version}`],
      [`assets/app.${version}.js`, `run(${version})`],
      ['nginx-release.conf', '# the locations'],
    ].map(([path = '', text]) => [path, new TextEncoder().encode(text)] as const),
  );

let folder: string;
const at = (path: string): string => join(folder, path);
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-backup-'));
  for (const version of ['1', '2', '3'])
    await publishRelease(at('site'), {
      brand: 'one',
      files: siteOf(version),
      keep: 3,
      replaceBrand: false,
      now: new Date(Date.UTC(2026, 0, Number(version))),
    });
  await runCommand(['rollback', '--out', at('site'), '--note', 'Calm']);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const backup = () => runCommand(['backup', '--out', at('site'), '--to', at('site.tar')]);
const restore = () => runCommand(['restore', at('site.tar'), '--out', at('again')]);
const served = (site: string, path: string): string => readFileSync(join(at(site), 'current', path), 'utf8');

test('a backup restores all releases of a folder and serves the one that was live [operators.publish.record]', async () => {
  expect(await backup()).toMatchObject({ code: 0, out: expect.stringContaining('one: 3 releases') as unknown });
  rmSync(at('site'), { recursive: true });
  expect(await restore()).toMatchObject({ code: 0 });
  expect(served('again', 'index.html')).toContain('2');
  expect(readFileSync(at('again/nginx-release.conf'), 'utf8')).toContain(readlinkSync(at('again/current')));
  expect((await runCommand(['undo', '--out', at('again')])).code).toBe(0);
  expect(served('again', 'assets/app.3.js')).toBe('run(3)');
  expect((await runCommand(['releases', '--out', at('again')])).error).toBe('');
});

test('other programs can read a backup', async () => {
  await backup();
  const listed = execFileSync('tar', ['-tf', at('site.tar')], { encoding: 'utf8' }).split('\n');
  expect(listed.slice(0, 2)).toEqual(['marquee.json', 'live']);
  expect(execFileSync('tar', ['-xOf', at('site.tar'), 'live'], { encoding: 'utf8' })).toBe(
    readlinkSync(at('site/current')).replace('releases/', ''),
  );
});

test('a backup does not overwrite a file, and is not restored into a non-empty folder', async () => {
  await backup();
  expect(await backup()).toMatchObject({
    code: 1,
    error: expect.stringContaining('exists; choose another name') as unknown,
  });
  mkdirSync(at('again'));
  writeFileSync(at('again/notes.txt'), 'mine');
  expect(await restore()).toMatchObject({ code: 1, error: expect.stringContaining('is not empty') as unknown });
  expect(readdirSync(at('again'))).toEqual(['notes.txt']);
});

test.each([
  [
    'a changed byte of the store',
    (bytes: Buffer) => bytes.fill('x', bytes.indexOf('run(1)'), bytes.indexOf('run(1)') + 3),
    'has different content',
  ],
  ['its end missing', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), 'ends early'],
  ['other bytes', (bytes: Buffer) => Buffer.alloc(bytes.length, 'x'), 'not one of a tar archive'],
  [
    'a path outside the folder',
    (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('live\0', '../x\0'), 'latin1'),
    'damaged',
  ],
])('a backup with %s is refused, and nothing is written', async (_what, damage, message) => {
  await backup();
  writeFileSync(at('site.tar'), damage(readFileSync(at('site.tar'))));
  expect(await restore()).toMatchObject({ code: 1, error: expect.stringContaining(message) as unknown });
  expect(readdirSync(folder).sort()).toEqual(['site', 'site.tar']);
});

test.each([
  ['damaged', (file: string) => writeFileSync(file, 'RUN(1)')],
  ['lost', (file: string) => rmSync(file)],
])('a store with %s content cannot be backed up, and no file is left', async (_what, harm) => {
  const store = at('site/store');
  for (const part of readdirSync(store))
    for (const name of readdirSync(join(store, part)))
      if (readFileSync(join(store, part, name), 'utf8') === 'run(1)') harm(join(store, part, name));
  expect(await backup()).toMatchObject({ code: 1, error: expect.stringContaining('is damaged') as unknown });
  expect(readdirSync(folder)).toEqual(['site']);
});

test.each([
  ['a file', { files: new Map([...siteOf('4'), ['../../escaped.js', new TextEncoder().encode('run()')]]) }],
  ['a brand', { brand: '../escaped', replaceBrand: true }],
])('a backup with %s outside the folder is refused, and nothing is written', async (_what, more) => {
  const now = new Date(Date.UTC(2026, 0, 4));
  await publishRelease(at('site'), { brand: 'one', files: siteOf('4'), keep: 3, replaceBrand: false, now, ...more });
  await backup();
  const before = readdirSync(folder, { recursive: true }).length;
  expect(await restore()).toMatchObject({ code: 1, error: expect.stringMatching(/outside|name a brand/) as unknown });
  expect(readdirSync(folder, { recursive: true })).toHaveLength(before);
});
