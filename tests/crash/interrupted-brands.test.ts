import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ReleaseFormat } from '#publish/operators/publish/release-format.ts';
import { readReleases } from '#publish/operators/releases/switch-release.ts';
import { isFull } from '../support/full-run.ts';
import {
  createReleaseBrands,
  publishSeveralBrands,
  smallFormat,
  type ReleaseBrands,
} from '../support/release-brands.ts';
import { beforeEachWrite, countWrites, fullDisk, runUntil } from './guarded-files.ts';

vi.mock('node:fs/promises', async (original) => (await import('./guarded-files.ts')).guardedFiles(await original()));

const IDS = ['one', 'two', 'three'] as const;

let brands: ReleaseBrands;
const at = (name: string): string => join(brands.root, name);
/** The last brand has more files, so that the others are already live while it is being written. */
const format: ReleaseFormat = {
  ...smallFormat,
  files: async (prepared) => {
    const { id, name } = prepared.folder.brand;
    const more = id === 'three' ? Array.from({ length: 30 }, (_file, index) => `assets/part-${index}.js`) : [];
    return new Map([
      ...(await smallFormat.files(prepared)),
      ...more.map((path) => [path, Buffer.from(path + name)] as const),
    ]);
  },
};
const publish = (out: string) => publishSeveralBrands(brands, out, IDS, { format }, () => Promise.resolve(null));

beforeAll(async () => {
  brands = createReleaseBrands(existsSync('/dev/shm') ? '/dev/shm' : tmpdir());
  for (const id of IDS) brands.writeBrand(id, 1);
  await publish(at('start'));
  for (const id of IDS) brands.writeBrand(id, 2);
});
afterAll(() => brands.clean());

const startIn = (name: string): string => {
  cpSync(at('start'), at(name), { recursive: true, verbatimSymlinks: true });
  return at(name);
};

/** Returns the version of a live site, and expects the site to be complete. */
const liveVersion = (out: string, id: string): string => {
  const served = (path: string): Buffer => readFileSync(join(out, id, 'current', path));
  const page = served('index.html').toString();
  const [, name = '', asset = ''] = /(House \d) (\S+)$/.exec(page) ?? [];
  const rng = served('rng.html').toString();
  expect(rng.endsWith(`${name} rng`)).toBe(true);
  expect(served(asset).toString()).toBe(name);
  const compressed = ['index.html.br', 'rng.html.br'].map((path) => brotliDecompressSync(served(path)).toString());
  expect(compressed).toEqual([page, rng]);
  return name.slice('House '.length);
};
const liveVersions = (out: string): string => IDS.map((id) => liveVersion(out, id)).join();

/** Publishes all brands again, and expects all to be live afterwards, with no partial files left. */
const expectSecondRun = async (out: string): Promise<void> => {
  const { outcomes } = await publish(out);
  expect(outcomes.filter(({ made }) => made === null)).toEqual([]);
  expect(liveVersions(out)).toBe('2,2,2');
  for (const id of IDS) {
    const listed = (await readReleases(join(out, id))).releases.map((release) => release.id);
    expect(readdirSync(join(out, id, 'releases')).filter((name) => !listed.includes(name))).toEqual([]);
  }
  const stored = readdirSync(join(out, 'store'), { recursive: true, encoding: 'utf8' });
  expect(stored.filter((name) => /\.\d+\.\d+$/.test(name))).toEqual([]);
};

/** Rewrites the locks in a folder as if their owner had ended. */
const endOwners = (out: string): void => {
  for (const folder of readdirSync(out)) {
    const lock = join(out, folder, 'owner.json');
    if (existsSync(lock)) writeFileSync(lock, JSON.stringify({ pid: process.pid, started: 'an earlier boot' }));
  }
};

/** The ordinary run tries only some of the writes, with more towards the end, where the brands are switched. */
const pointsOf = (writes: number): readonly number[] =>
  Array.from({ length: writes }, (_write, index) => index + 1).filter(
    (point) => isFull || point % 50 === 0 || (point > writes - 100 && point % 20 === 0),
  );

test('after kill -9 at any write of a publish of several brands, each brand is live in its old or its new version, and a second run publishes all [operators.crash.kill] [operators.scale.publish-all]', async () => {
  const points = pointsOf(await countWrites(() => publish(startIn('counted'))));
  expect(points.length).toBeGreaterThan(5);
  const seen = new Set<string>();
  const killed: string[] = [];
  for (const point of points) {
    const out = startIn(`running-${point}`);
    await runUntil(() => publish(out), point);
    // Moved, because this process still waits for the stores of the killed publishes under their old paths.
    renameSync(out, at(`killed-${point}`));
    endOwners(at(`killed-${point}`));
    killed.push(at(`killed-${point}`));
    seen.add(liveVersions(at(`killed-${point}`)));
  }
  expect([...seen].filter((versions) => !/^[12],[12],[12]$/.test(versions))).toEqual([]);
  expect([...seen].sort()).toEqual(expect.arrayContaining(['1,1,1', '2,2,1']));
  await Promise.all(killed.map(expectSecondRun));
});

test('if the disk is full at any write of a publish of several brands, the published ones stay live, the others are unchanged, and a second run publishes all [operators.crash.disk-full] [operators.scale.publish-all]', async () => {
  const points = pointsOf(await countWrites(() => publish(startIn('counted-too'))));
  const results = await Promise.all(
    points.map(async (point) => {
      const out = startIn(`full-${point}`);
      const { outcomes } = await beforeEachWrite.run(fullDisk(point).beforeWrite, () => publish(out));
      for (const outcome of outcomes) {
        expect(liveVersion(out, outcome.id)).toBe(outcome.made === null ? '1' : '2');
        if (outcome.made === null) expect(outcome.error).toMatchObject({ code: 'ENOSPC' });
      }
      await expectSecondRun(out);
      return outcomes.filter(({ made }) => made !== null).length;
    }),
  );
  expect(new Set(results)).toContain(0);
  expect(results.some((made) => made > 0)).toBe(true);
});
