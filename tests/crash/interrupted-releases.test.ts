import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { onTarget } from '#cli/releases/on-target.ts';
import { restoreBackup, writeBackup } from '#publish/operators/releases/backup.ts';
import { publishRelease, type ReleaseOptions } from '#publish/operators/releases/publish-release.ts';
import { abortCanary, advanceCanary, promoteCanary } from '#publish/operators/releases/run-canary.ts';
import {
  olderRelease,
  readReleases,
  releaseBefore,
  switchRelease,
} from '#publish/operators/releases/switch-release.ts';
import { settle } from '#publish/operators/releases/target-folder.ts';
import type { PublishedSite } from '#publish/published-site.ts';
import { isFull } from '../support/full-run.ts';
import { runCommand } from '../support/run-command.ts';
import { beforeEachWrite, countWrites, fullDisk, runUntil } from './guarded-files.ts';

vi.mock('node:fs/promises', async (original) => (await import('./guarded-files.ts')).guardedFiles(await original()));

const PAGE = '<!doctype html>'.repeat(50);
const siteOf = (version: string): PublishedSite =>
  new Map(
    [
      ['index.html', `${PAGE}/assets/app.${version}.js`],
      ['rng.html', `${PAGE}${version}`],
      [`assets/app.${version}.js`, `run(${version})`],
      ['nginx-release.conf', `# ${version}`],
    ].map(([path = '', text]) => [path, new TextEncoder().encode(text)] as const),
  );
const publish = (target: string, version: string, canary?: ReleaseOptions['canary']) =>
  publishRelease(target, {
    canary,
    brand: 'one',
    files: siteOf(version),
    keep: 3,
    replaceBrand: false,
    now: new Date(Date.UTC(2026, 0, Number(version))),
  });

const CANARY = { steps: [5, 25, 100], minutes: 10 };

let folder: string;
const at = (name: string): string => join(folder, name);
const target = (): string => at('site');
beforeAll(async () => {
  folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'marquee-crash-'));
  for (const version of ['1', '2']) await publish(at('start'), version);
  await settle(at('start'), 0);
  await writeBackup(at('start'), at('start.tar'), new Date(0));
  cpSync(at('start'), at('canary'), { recursive: true, verbatimSymlinks: true });
  await publish(at('canary'), '3', CANARY);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const switchTo = async (find: typeof olderRelease): Promise<void> => {
  const manifest = await readReleases(target());
  const to = await find(target(), manifest);
  if (to === null) throw new Error('There is no such release');
  await switchRelease(target(), manifest, to, { by: 'eve', note: '', now: new Date(), pin: false });
};

/** The commands that write, and the version that is live afterwards; the second version is live before. */
const COMMANDS: Readonly<Record<string, readonly [() => Promise<unknown>, string]>> = {
  publish: [() => publish(target(), '3'), '3'],
  rollback: [() => switchTo(olderRelease), '1'],
  undo: [() => switchTo(async (_target, manifest) => releaseBefore(manifest)), '1'],
  backup: [() => writeBackup(target(), at('site.tar'), new Date(0)), '2'],
};

const startAgain = (from = 'start'): void => {
  rmSync(target(), { recursive: true, force: true });
  rmSync(at('site.tar'), { force: true });
  cpSync(at(from), target(), { recursive: true, verbatimSymlinks: true });
};

/** Returns the version of the live site, and expects it to be complete. */
const liveVersion = (): string => {
  const served = (path: string): Buffer => readFileSync(join(target(), 'current', path));
  const page = served('index.html').toString();
  const [, version = 'none'] = /app\.(\d)\.js$/.exec(page) ?? [];
  expect(served(`assets/app.${version}.js`).toString()).toBe(`run(${version})`);
  expect(served('rng.html').toString()).toBe(PAGE + version);
  expect([
    brotliDecompressSync(served('index.html.br')).toString(),
    brotliDecompressSync(served('rng.html.br')).toString(),
  ]).toEqual([page, PAGE + version]);
  return version;
};

/** The ordinary run interrupts every fourth write, so that each phase of a command is covered. */
const pointsOf = (writes: number): readonly number[] =>
  Array.from({ length: writes }, (_write, index) => index + 1).filter(
    (point) => isFull || point % 4 === 0 || point > writes - 8,
  );

/** Expects a folder that has no partial files and whose commands work. */
const expectWhole = async (): Promise<void> => {
  const listed = await runCommand(['releases', '--out', target(), '--json']);
  expect(listed.code).toBe(0);
  const { releases } = JSON.parse(listed.out) as { releases: { id: string; live: boolean }[] };
  expect(releases.filter(({ live }) => live)).toHaveLength(1);
  // A release whose publish was interrupted before the switch is not listed.
  expect(releases).toHaveLength(liveVersion() === '3' ? 3 : 2);
  expect(readdirSync(join(target(), 'releases')).filter((name) => !releases.some(({ id }) => id === name))).toEqual([]);
  expect(readFileSync(join(target(), 'nginx-release.conf'), 'utf8')).toBe(
    `root $marquee_one_folder/releases/${releases.find(({ live }) => live)?.id ?? ''};\n# ${liveVersion()}`,
  );
};

test.each(Object.entries(COMMANDS))(
  'after kill -9 at each write of %s, the live release is complete, and the next command repairs the folder [operators.crash.kill]',
  async (name, [run, after]) => {
    startAgain();
    const writes = await countWrites(run);
    expect(writes).toBeGreaterThan(name === 'backup' ? 5 : 20);
    const said = new Set<string>();
    for (const last of pointsOf(writes)) {
      startAgain();
      await runUntil(run, last);
      expect(['2', after]).toContain(liveVersion());
      const { error } = await runCommand(['releases', '--out', target()]);
      for (const [word] of error.matchAll(/^ {2}\w+/gm)) said.add(word.trim());
      await expectWhole();
    }
    expect([...said].sort()).toEqual(name === 'backup' ? [] : ['recorded', 'removed', 'written']);
    await publish(target(), '4');
    expect(liveVersion()).toBe('4');
  },
);

test.each(Object.entries(COMMANDS))(
  'a full disk at any write of %s leaves the live release unchanged, and the error names the path [operators.crash.disk-full]',
  async (name, [run, after]) => {
    startAgain();
    const writes = await countWrites(run);
    for (const full of pointsOf(writes)) {
      startAgain();
      const disk = fullDisk(full);
      const error = await beforeEachWrite.run(disk.beforeWrite, () =>
        onTarget(target(), run).then(
          () => null,
          (one: unknown) => one,
        ),
      );
      expect([error === null, liveVersion()]).toEqual([disk.failures() === 0, disk.failures() === 0 ? after : '2']);
      if (error !== null)
        expect(error).toMatchObject({
          exit: 1,
          code: 'disk-full',
          message: expect.stringContaining(`write ${folder}`) as unknown,
        });
      await expectWhole();
      expect(existsSync(at('site.tar'))).toBe(name === 'backup' && error === null);
    }
  },
);

const change = async (run: typeof abortCanary | typeof advanceCanary): Promise<unknown> =>
  run(target(), await readReleases(target()), { by: 'eve', now: new Date(), reasons: [] });

/** The commands that change a canary, the folder they start with, and the version that is live afterwards; the second is live before. */
const CANARY_COMMANDS: Readonly<Record<string, readonly [string, () => Promise<unknown>, string]>> = {
  'publish --canary': ['start', () => publish(target(), '3', CANARY), '2'],
  'a step': ['canary', () => change(advanceCanary), '2'],
  'canary abort': ['canary', () => change(abortCanary), '2'],
  'canary promote': ['canary', () => change(promoteCanary), '3'],
};

test.each(Object.entries(CANARY_COMMANDS))(
  "after kill -9 at each write of %s, the live release is complete, and nginx's file matches the folder [operators.crash.kill] [operators.canary.share]",
  async (_name, [from, run, after]) => {
    startAgain(from);
    const writes = await countWrites(run);
    for (const last of pointsOf(writes)) {
      startAgain(from);
      await runUntil(run, last);
      expect(['2', after]).toContain(liveVersion());
      const { releases } = JSON.parse((await runCommand(['releases', '--out', target(), '--json'])).out) as {
        releases: { id: string; live: boolean; share: number | null }[];
      };
      const live = releases.find((release) => release.live)?.id ?? '';
      const canary = releases.find(({ share }) => share !== null);
      const include = readFileSync(join(target(), 'nginx-release.conf'), 'utf8');
      expect(include.startsWith(`root $marquee_one_folder/releases/${live};`)).toBe(canary === undefined);
      if (canary === undefined) continue;
      expect(include).toContain(
        `# one: a canary. ${canary.share} % of visitors get the release ${canary.id}, all others ${live}.`,
      );
      expect(readFileSync(join(target(), 'releases', canary.id, 'index.html'), 'utf8')).toBe(`${PAGE}/assets/app.3.js`);
    }
  },
);

test('after kill -9 at each write of restore, there is either no folder or a complete one, and the next restore works [operators.crash.kill]', async () => {
  const restore = () => restoreBackup(at('start.tar'), target());
  rmSync(target(), { recursive: true, force: true });
  const writes = await countWrites(restore);
  let leftovers = 0;
  for (const last of pointsOf(writes)) {
    rmSync(target(), { recursive: true, force: true });
    await runUntil(restore, last);
    if (!existsSync(target())) leftovers += (await restore()).hasLeftover ? 1 : 0;
    expect(liveVersion()).toBe('2');
  }
  expect(leftovers).toBeGreaterThan(0);
});
