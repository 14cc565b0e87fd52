import { readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createReleaseBrands,
  publishSeveralBrands,
  rollBackRelease,
  serveReleases,
  smallFormat,
  type ReleaseBrands,
} from '#tests/support/release-brands.ts';
import { testBuild } from '#tests/support/test-server.ts';
import { shareStore } from '../releases/shared-store.ts';
import { readReleases } from '../releases/switch-release.ts';
import { siteFormat, type ReleaseFormat } from './release-format.ts';

let brands: ReleaseBrands;
let root: string;
beforeEach(() => {
  brands = createReleaseBrands();
  ({ root } = brands);
});
afterEach(() => brands.clean());

test('several brands share a store and a folder of brands, and each is rolled back independently', async () => {
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

test('several brands are published as static files at once; one with errors is skipped, and its live release stays live [operators.scale.publish-all]', async () => {
  const out = join(root, 'out');
  const publishAll = () =>
    publishSeveralBrands(brands, out, ['one', 'two'], { format: siteFormat(testBuild()) }, (made) =>
      Promise.resolve(made.map(({ brand, to }) => `${brand} ${to}`)),
    );
  for (const id of ['one', 'two']) brands.writeBrand(id, 1);
  await publishAll();
  for (const id of ['one', 'two']) brands.writeBrand(id, 2, id === 'two' ? { name: 7 } : {});
  const { outcomes, report } = await publishAll();
  const live = (await readReleases(join(out, 'one'))).releases.at(-1)?.id ?? '';
  expect(outcomes).toMatchObject([
    { id: 'one', made: { published: { id: live } } },
    { id: 'two', made: null, error: { code: 'brand-has-errors' } },
  ]);
  expect(report).toEqual([`one ${live}`]);
  expect(readFileSync(join(out, 'one/current/index.html'), 'utf8')).toContain('House 2');
  expect(readFileSync(join(out, 'two/current/index.html'), 'utf8')).toContain('House 1');
});

test('a brand that is edited while it is published is skipped, and publishing again publishes the edit', async () => {
  const out = join(root, 'out');
  brands.writeBrand('one', 1);
  let edits = 0;
  const format: ReleaseFormat = {
    ...smallFormat,
    files: async (brand) => {
      const files = await smallFormat.files(brand);
      if (edits === 1) brands.writeBrand('one', 3);
      edits += 1;
      return files;
    },
  };
  const publishOne = () => publishSeveralBrands(brands, out, ['one'], { format }, () => Promise.resolve(null));
  const page = (): string => readFileSync(join(out, 'one/current/index.html'), 'utf8');
  await publishOne();
  const { outcomes } = await publishOne();
  expect(outcomes).toMatchObject([
    { made: null, error: { message: expect.stringContaining('has changed while it was published, so publish again') } },
  ]);
  expect(page()).toContain('House 1');
  await publishOne();
  expect(page()).toContain('House 3');
});

test('a brand is live and its switch is reported, even if its base cannot be recorded', async () => {
  const out = join(root, 'out');
  brands.writeBrand('one', 1);
  brands.write('brands/one/.marquee/base.json/blocked', '');
  const { outcomes, report } = await publishSeveralBrands(brands, out, ['one'], { format: smallFormat }, (made) =>
    Promise.resolve(made.map(({ brand }) => brand)),
  );
  expect([outcomes[0]?.made?.published.from, report]).toEqual([null, ['one']]);
});
