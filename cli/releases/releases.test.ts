import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stateOfFolder } from '#publish/operators/diff/brand-state.ts';
import { publishRelease, type ReleaseOptions } from '#publish/operators/releases/publish-release.ts';
import { readFiles } from '#publish/operators/releases/release-details.ts';
import { readReleases } from '#publish/operators/releases/switch-release.ts';
import type { PublishedSite } from '#publish/published-site.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { readBrandAt } from '../pictures/read-brands.ts';

const SIAM = fileURLToPath(new URL('../../brands/siam/', import.meta.url)).replace(/\/$/, '');
const source = await readFiles(SIAM);
const state = stateOfFolder(readBrandAt(SIAM));
if (state === null) throw new Error('brands/siam has errors');

const PAGE = '<!doctype html>'.repeat(100);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
/** A site whose page loads a script; both contain the version. */
const siteOf = (version: string): PublishedSite =>
  new Map([
    ['index.html', bytes(`${PAGE}/assets/app.${version}.js`)],
    [`assets/app.${version}.js`, bytes(`run(${version})`)],
    ['assets/shared.js', bytes('the same')],
  ]);

/** Siam's files and state, with a different title on its first banner. */
const titled = (title: string): Pick<ReleaseOptions, 'source' | 'state'> => {
  const texts = JSON.parse(new TextDecoder().decode(source.get('texts/EN.json'))) as Record<string, string>;
  const key = 'brand:banner.home-lanterns.title';
  return {
    source: new Map([...source, ['texts/EN.json', bytes(JSON.stringify({ ...texts, [key]: title }))]]),
    state: { ...state, texts: { ...state.texts, EN: { ...state.texts['EN'], [key]: title } } },
  };
};

let target: string;
let time = 0;
beforeEach(() => {
  target = mkdtempSync(join(tmpdir(), 'marquee-releases-'));
  time = Date.parse('2026-11-01T08:00:00Z');
});
afterEach(() => rmSync(target, { recursive: true, force: true }));

const publish = (version: string, more: Partial<ReleaseOptions> = {}) =>
  publishRelease(target, {
    brand: 'siam',
    files: siteOf(version),
    keep: 3,
    replaceBrand: false,
    now: new Date((time += 60_000)),
    by: 'ann',
    ...more,
  });

const run = (command: string, ...args: readonly string[]) => runCommand([command, ...args, '--out', target]);

const served = (path: string): string => readFileSync(join(target, 'current', path), 'utf8');
const page = (version: string): string => `${PAGE}/assets/app.${version}.js`;

test('diff compares releases of a folder with each other, and the live one with a brand [operators.diff.sides]', async () => {
  const first = await publish('one', { source, state });
  await publish('two', titled('A new hall'));
  const diff = async (...sides: readonly string[]): Promise<string> =>
    (await runCommand(['diff', ...sides, '--out', target], { brandsDir: dirname(SIAM) })).out;
  expect(await diff(first.id, 'live')).toMatch(/^ {2}info {5}.*A new hall.*\n.* to live: 1 difference\n$/s);
  expect(await diff('live', 'siam')).toContain('live to siam: 1 difference');
  expect(await diff(first.id.slice(-8), 'siam')).toContain(': 0 differences');
  const unknown = await runCommand(['diff', 'latest', 'siam', '--out', target], { brandsDir: dirname(SIAM) });
  expect(unknown).toMatchObject({ code: 2, error: expect.stringContaining('"latest"') as unknown });
});

test('releases are listed with author, time, note, changes and size, the newest first; the live and the pinned one are marked [operators.releases.list] [operators.publish.record]', async () => {
  const first = await publish('1', { ...titled('Evening'), note: 'Opening' });
  const second = await publish('2', { ...titled('Morning'), by: 'bea' });
  const { out } = await run('releases');
  expect(out).toBe(
    [
      `siam in ${target}: 2 releases`,
      `  ${second.id}  2026-11-01 08:02 UTC  bea  0.0 MB  live`,
      '    info     text-changed: the text brand:banner.home-lanterns.title: Evening becomes Morning',
      `  ${first.id}  2026-11-01 08:01 UTC  ann  0.0 MB`,
      '    Opening',
      '',
    ].join('\n'),
  );
  await run('rollback', '--pin', '--by', 'eve');
  const rows = JSON.parse((await run('releases', '--json')).out) as { releases: Record<string, unknown>[] };
  expect(rows.releases.map(({ id, by, note, live, pinned }) => [id, by, note, live, pinned])).toEqual([
    [second.id, 'bea', '', false, false],
    [first.id, 'ann', 'Opening', true, true],
  ]);
});

test('rollback says what it restores and what it does not, then serves the earlier release; undo reverts it [operators.rollback.announce] [operators.publish.record]', async () => {
  const first = await publish('1', { ...titled('Evening'), build: 'a' });
  const second = await publish('2', { ...titled('Morning'), build: 'b' });
  const back = await run('rollback');
  expect(back.out).toContain(`siam returns to ${first.id} of 2026-11-01 08:01 UTC, from ${second.id}`);
  expect(back.out).toContain('returns    the brand, its texts and its files, and the build of that time');
  expect(back.out).toContain('text-changed: the text brand:banner.home-lanterns.title: Morning becomes Evening');
  expect(back.out).toContain('stays      the gateway, the rules of the platform, accounts and money');
  expect([back.code, served('index.html')]).toEqual([0, page('1')]);
  const again = await run('undo');
  expect([again.code, served('index.html')]).toEqual([0, page('2')]);
});

test('if a release is unknown, or there is none to return to, the live one stays in place [operators.rollback.atomic]', async () => {
  const { id } = await publish('1');
  expect(await run('rollback')).toMatchObject({
    code: 1,
    error: expect.stringContaining('no release before') as unknown,
  });
  const unknown = await run('rollback', id.replace(/.$/, 'x'));
  expect(unknown).toMatchObject({ code: 2, error: expect.stringContaining(`did you mean ${id}?`) as unknown });
  expect(await run('rollback', id)).toMatchObject({ code: 1, error: `${id} is already live.\n` });
  expect(await run('undo')).toMatchObject({ code: 1 });
  expect(served('index.html')).toBe(page('1'));
});

test('while releases are switched, each of 1,000 page loads finds its own script [operators.rollback.atomic]', async () => {
  await publish('1');
  await publish('2');
  // Loads the command in advance, so that it switches during the first requests.
  await run('undo');
  const end = new AbortController();
  const switching = (async () => {
    while (!end.signal.aborted) await run('undo');
  })();
  const seen = new Set<string>();
  for (let request = 0; request < 1000 || seen.size < 2; request += 1) {
    const script = /assets\/app\.(\d)\.js$/.exec(served('index.html'));
    const version = script?.[1] ?? '';
    seen.add(version);
    expect(served(`assets/app.${version}.js`)).toBe(`run(${version})`);
    if (request % 5 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  end.abort();
  await switching;
  expect([...seen].sort()).toEqual(['1', '2']);
});

test('while a release is pinned, each command says so, and publish and further switches are refused until it is unpinned [operators.rollback.pin]', async () => {
  const first = await publish('1');
  await publish('2');
  await run('rollback', '--pin', '--by', 'eve');
  const pinned = `Pinned to ${first.id} since `;
  expect((await run('releases')).error).toContain(pinned);
  expect(await run('undo')).toMatchObject({ code: 1, error: expect.stringContaining(pinned) as unknown });
  await expect(publish('3')).rejects.toThrow(`is pinned to ${first.id}; marquee rollback --unpin --out`);
  expect(served('index.html')).toBe(page('1'));
  expect(await run('rollback', '--unpin')).toMatchObject({ code: 0 });
  await publish('3');
  expect([served('index.html'), (await run('releases')).error]).toEqual([page('3'), '']);
});

test('a release is kept for the given number of days after it was last served [operators.store.open-tabs]', async () => {
  const day = 86_400_000;
  for (const [version, at] of [
    ['1', 0],
    ['2', 1],
    ['3', 20],
    ['4', 40],
  ] as const)
    await publish(version, { keep: 1, keepDays: 30, now: new Date(time + at * day) });
  // The first was last served 39 days before the fourth was published; the second 20 days.
  expect(
    ['1', '2', '3', '4'].filter((version) => existsSync(join(target, `current/assets/app.${version}.js`))),
  ).toEqual(['2', '3', '4']);
});

test('files that the live release has lost or that are damaged are named and restored by the next command [operators.store.repair]', async () => {
  await publish('1');
  const { id } = await publish('2');
  const at = (path: string): string => join(target, 'releases', id, path);
  rmSync(at('index.html'));
  rmSync(at('index.html.br'));
  for (const [path, text] of [
    ['assets/app.2.js', 'other.'],
    ['assets/shared.js', 'short'],
  ] as const) {
    rmSync(at(path));
    writeFileSync(at(path), text);
  }
  const { code, error } = await run('releases');
  expect([code, error.match(/(?<=restored {3})\S+/g)]).toEqual([
    0,
    ['assets/app.2.js', 'assets/shared.js', 'index.html', 'index.html.br'],
  ]);
  expect([served('index.html'), served('assets/app.2.js'), served('assets/shared.js')]).toEqual([
    page('2'),
    'run(2)',
    'the same',
  ]);
  rmSync(at('assets/shared.js'));
  await run('undo');
  expect(readFileSync(at('assets/shared.js'), 'utf8')).toBe('the same');
  expect((await run('releases')).error).toBe('');
});

test('a damaged file of the live release that the store cannot restore is named, and publishing again restores it [operators.store.repair]', async () => {
  const { id } = await publish('1');
  const file = join(target, 'releases', id, 'assets/app.1.js');
  writeFileSync(file, 'RUN(1)');
  expect((await run('releases')).error).toContain(
    'LOST       assets/app.1.js of the live release, also from the store; publish',
  );
  await publish('1', { now: new Date(time + 1) });
  expect([served('assets/app.1.js'), (await run('releases')).error]).toEqual(['run(1)', '']);
});

test('a release is not served if a file of it in the store is damaged', async () => {
  await publish('1');
  await publish('2');
  for (const part of readdirSync(join(target, 'store')))
    for (const name of readdirSync(join(target, 'store', part))) {
      const file = join(target, 'store', part, name);
      if (readFileSync(file, 'utf8') !== 'run(1)') continue;
      rmSync(file);
      writeFileSync(file, 'RUN(1)');
    }
  expect(await run('rollback')).toMatchObject({
    code: 1,
    error: expect.stringContaining('is damaged') as unknown,
  });
  expect(served('index.html')).toBe(page('2'));
});

test('if the store has lost the record of the live release, releases lists it, and rollback returns to another release', async () => {
  const noise = (): Uint8Array => randomBytes(20_000);
  await publish('1', { files: new Map([...siteOf('1'), ['noise.txt', noise()]]) });
  const { id } = await publish('2', { files: new Map([...siteOf('2'), ['noise.txt', noise()]]) });
  const { releases } = await readReleases(target);
  rmSync(join(target, 'store/packs', releases.find((release) => release.id === id)?.pack ?? ''));
  const { code, out, error } = await run('releases');
  expect([code, out, error]).toEqual([
    0,
    expect.stringContaining(id) as unknown,
    expect.stringContaining(`lost the record of ${id}`) as unknown,
  ]);
  expect((await run('rollback')).code).toBe(0);
  expect(served('index.html')).toBe(page('1'));
});

test('a release that cannot be restored is not served', async () => {
  const { id } = await publish('1');
  await publish('2');
  rmSync(join(target, 'releases', id, 'index.html'));
  for (const name of readdirSync(join(target, 'store/packs')))
    writeFileSync(join(target, 'store/packs', name), 'damaged', { flag: 'r+' });
  expect(await run('rollback')).toMatchObject({
    code: 1,
    error: expect.stringContaining('publish the brand again') as unknown,
  });
  expect(served('index.html')).toBe(page('2'));
});

test('a folder written by a later version of Marquee is refused, naming the version, and is not changed [operators.store.newer]', async () => {
  await publish('1');
  const manifest = join(target, 'marquee.json');
  const later = readFileSync(manifest, 'utf8').replace('"version": 2', '"version": 3');
  writeFileSync(manifest, later);
  const before = new Set(readdirSync(target, { recursive: true, encoding: 'utf8' }));
  const refusal =
    /was written by a later Marquee \(version 3 of marquee\.json; this one reads up to 2\); update Marquee/;
  await expect(publish('2')).rejects.toThrow(refusal);
  for (const command of ['releases', 'rollback', 'undo']) {
    const { code, error } = await run(command);
    expect([code, refusal.test(error)]).toEqual([1, true]);
  }
  expect(new Set(readdirSync(target, { recursive: true, encoding: 'utf8' }))).toEqual(before);
  expect(readFileSync(manifest, 'utf8')).toBe(later);
});

test('publish adopts the releases of an earlier Marquee version, and rollback can return to them', async () => {
  const id = '20260101T000000000Z-0123abcd';
  mkdirSync(join(target, 'releases', id, 'assets'), { recursive: true });
  for (const [path, content] of siteOf('1')) writeFileSync(join(target, 'releases', id, path), content);
  symlinkSync(`releases/${id}`, join(target, 'current'));
  writeFileSync(
    join(target, 'marquee.json'),
    JSON.stringify({ brand: 'siam', releases: [{ id, immutable: ['assets/app.1.js'] }] }),
  );
  expect(await run('releases')).toMatchObject({
    code: 1,
    error: expect.stringContaining('publish to it once to take over its releases') as unknown,
  });
  await publish('2');
  expect(served('assets/app.1.js')).toBe('run(1)');
  const back = await run('rollback');
  expect(back.out).toContain('what changes for players is not known');
  expect([back.code, readlinkSync(join(target, 'current'))]).toEqual([0, `releases/${id}`]);
});

test('a clock that is set back changes neither the order of releases nor the live one, and is reported [operators.crash.clock]', async () => {
  await publish('1');
  await publish('2');
  const third = await publish('3', { now: new Date(Date.parse('2026-10-01T00:00:00Z')) });
  expect([third.isClockBehind, served('index.html')]).toEqual([true, page('3')]);
  const listed = (await run('releases')).out.match(/-[0-9a-f]{8} {2}/g);
  const { out } = await run('rollback');
  expect([served('index.html'), listed?.length, out.includes(third.id)]).toEqual([page('2'), 3, true]);
});

test('unchanged files of releases are stored once', async () => {
  const first = await publish('1');
  const second = await publish('2');
  const inode = (id: string): number => statSync(join(target, 'releases', id, 'assets/shared.js')).ino;
  expect(inode(first.id)).toBe(inode(second.id));
});
