import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { snapshotCache } from './snapshot-cache.ts';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/marquee', import.meta.url));

/** Saves a dump under a unique name and returns the name. */
const kept = async (content: string): Promise<string> => {
  const name = `trial-${randomUUID()}.tar`;
  await snapshotCache.save(name, new Blob([content]));
  onTestFinished(() => rmSync(join(CACHE, name)));
  return name;
};

test('a dump stays readable while another process replaces it', async () => {
  const name = await kept('one');
  const found = await snapshotCache.find(name);
  await snapshotCache.save(name, new Blob(['another, longer']));
  expect(await found?.text()).toBe('one');
  expect(await (await snapshotCache.find(name))?.text()).toBe('another, longer');
});

test('a missing dump is not found, and a dump without a name is neither saved nor found', async () => {
  await snapshotCache.save(null, new Blob(['one']));
  await expect(
    Promise.all([snapshotCache.find(null), snapshotCache.find(`trial-${randomUUID()}.tar`)]),
  ).resolves.toEqual([undefined, undefined]);
});
