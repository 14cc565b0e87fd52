import { readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createReleaseBrands,
  rollBackRelease,
  serveReleases,
  type ReleaseBrands,
} from '#tests/support/release-brands.ts';
import { testBuild } from '#tests/support/test-server.ts';
import { readBrandFolder } from '../../brand-folder.ts';
import { shareStore } from '../releases/shared-store.ts';
import { readReleases } from '../releases/switch-release.ts';
import { publishBrands } from './publish-brands.ts';
import { siteFormat } from './release-format.ts';

let brands: ReleaseBrands;
let root: string;
beforeEach(() => {
  brands = createReleaseBrands();
  ({ root } = brands);
});
afterEach(() => brands.clean());

test('several brands share a store and one folder of brands, and each is rolled back alone', async () => {
  const out = join(root, 'out');
  for (const id of ['one', 'two']) {
    brands.writeBrand(id, 1);
    await brands.publish(id, await shareStore(out, id));
    brands.writeBrand(id, 2);
    await brands.publish(id, await shareStore(out, id));
  }
  expect(readlinkSync(join(out, 'brands/one'))).toBe('../one/current/one');
  await rollBackRelease(join(out, 'one'));
  const get = serveReleases(join(out, 'brands'));
  expect(await get('one.localhost')).toContain('House 1');
  expect(await get('two.localhost')).toContain('House 2');
  await expect(shareStore(out, 'brands')).rejects.toThrow('publish brands alone into another folder');
});

test('several brands are published as static files at once; one with errors is skipped, and its live release stays [operators.scale.publish-all]', async () => {
  const out = join(root, 'out');
  const publishAll = () =>
    publishBrands(
      out,
      ['one', 'two'].map((id) => {
        const read = async () => readBrandFolder(join(root, 'brands', id));
        return { id, read, readAgain: read };
      }),
      { keep: 3, keepDays: 0, replaceBrand: false, by: 'ann', merge: false, format: siteFormat(testBuild()) },
      { progress: () => undefined, afterSwitch: (_target, { to }) => Promise.resolve(to) },
    );
  for (const id of ['one', 'two']) brands.writeBrand(id, 1);
  await publishAll();
  for (const id of ['one', 'two']) brands.writeBrand(id, 2, id === 'two' ? { name: 7 } : {});
  const outcomes = await publishAll();
  expect(outcomes).toMatchObject([
    { id: 'one', made: { report: (await readReleases(join(out, 'one'))).releases.at(-1)?.id } },
    { id: 'two', made: null, error: { code: 'brand-has-errors' } },
  ]);
  expect(readFileSync(join(out, 'one/current/index.html'), 'utf8')).toContain('House 2');
  expect(readFileSync(join(out, 'two/current/index.html'), 'utf8')).toContain('House 1');
});
