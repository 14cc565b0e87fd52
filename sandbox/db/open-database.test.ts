import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { snapshotCache } from '#sandbox/seed/snapshot-cache.ts';
import { FolderInUse, lockFolder } from '#publish/locks/folder-lock.ts';
import { openDatabase } from './open-database.ts';
import { countries } from './schema.ts';

let folder = '';
let other: ChildProcess | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-db-'));
});
afterEach(() => {
  other?.kill();
  other = null;
  rmSync(folder, { recursive: true, force: true });
});

/** Starts another process that runs until the test ends. */
const neighbour = (): number => {
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  return other.pid ?? 0;
};

const ownedBy = (pid: number, started: string | null = null): void =>
  writeFileSync(join(folder, 'owner.json'), JSON.stringify({ pid, started }));

test("data survives closing a folder's database and opening it again", async () => {
  const snapshot = await snapshotCache.find(snapshotCache.nameFor(['db/migrations'], 'empty'));
  const first = await openDatabase({ dataDir: folder, snapshot });
  await first.db.insert(countries).values({ countryCode: 'PH', diallingCode: '63', name: 'Philippines', position: 0 });
  await first.close();
  const second = await openDatabase({ dataDir: folder });
  expect(await second.db.select().from(countries)).toHaveLength(1);
  await second.close();
}, 120_000);

test('after an interrupted first start, the next start recreates the database', async () => {
  const snapshot = await snapshotCache.find(snapshotCache.nameFor(['db/migrations'], 'empty'));
  const first = await openDatabase({ dataDir: folder, snapshot });
  await first.close();
  rmSync(join(folder, 'ready'));
  rmSync(join(folder, 'postgres', 'base'), { recursive: true });
  const second = await openDatabase({ dataDir: folder, snapshot });
  expect(await second.db.select().from(countries)).toEqual([]);
  await second.close();
}, 120_000);

test('a second process gets an error that names the first', () => {
  const pid = neighbour();
  ownedBy(pid);
  expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by process ${pid}\\b`));
});

test('one process cannot open a folder twice', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  release();
});

test('a folder can be locked again once its lock is released', () => {
  lockFolder(folder)();
  const release = lockFolder(folder);
  release();
  expect(existsSync(join(folder, 'owner.json'))).toBe(false);
});

test('the lock of a dead process is taken over', async () => {
  const pid = neighbour();
  await new Promise((resolve) => {
    other?.once('exit', resolve);
    other?.kill('SIGKILL');
  });
  ownedBy(pid);
  expect(() => lockFolder(folder)()).not.toThrow();
});

test.runIf(process.platform === 'linux')('the lock of a zombie process is taken over', async () => {
  other = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60']);
  const [pid] = (await once(other.stdout as NonNullable<ChildProcess['stdout']>, 'data')) as [Buffer];
  ownedBy(Number(pid));
  await vi.waitFor(() => expect(() => lockFolder(folder)()).not.toThrow());
});

test.runIf(process.platform === 'linux')('a lock whose pid was reused by a newer process is taken over', () => {
  ownedBy(neighbour(), 'an-earlier-boot:1');
  expect(() => lockFolder(folder)()).not.toThrow();
});

test('an unreadable lock is taken over', () => {
  writeFileSync(join(folder, 'owner.json'), '{"pid":');
  expect(() => lockFolder(folder)()).not.toThrow();
});
