import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BRAND_VERSION } from '#schemas/brand-upgrades.ts';
import { SILENT_LOG } from '#publish/server/server-log.ts';
import {
  createReleaseBrands,
  rollBackRelease,
  serveReleases,
  type ReleaseBrands,
} from '#tests/support/release-brands.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { TEST_ASSETS, TEST_SVG, testBrand } from '#tests/support/test-brand.ts';
import { testBuild } from '#tests/support/test-server.ts';
import { openRelease } from '../preview/open-release.ts';
import { restoreBackup, writeBackup } from '../releases/backup.ts';
import { readReleases } from '../releases/switch-release.ts';
import { serverFormat, siteFormat } from './release-format.ts';

let brands: ReleaseBrands;
let root: string;
beforeEach(() => {
  brands = createReleaseBrands();
  ({ root } = brands);
});
afterEach(() => brands.clean());

test("the Node server serves a brand's live release without unpublished edits; a rollback restores the previous release [operators.scale.publish-all]", async () => {
  const out = join(root, 'out');
  brands.writeBrand('one', 1);
  await brands.publish('one', out);
  const get = serveReleases(join(out, 'brands'));
  expect(await get('one.localhost')).toContain('/index of House 1 in TY');
  brands.writeBrand('one', 2);
  expect(await get('one.localhost')).toContain('House 1');
  await brands.publish('one', out);
  expect(await get('one.localhost')).toContain('House 2');
  await rollBackRelease(out);
  expect(await get('one.localhost')).toContain('House 1');
  expect(readdirSync(join(out, 'current/one')).sort()).toEqual(['assets', 'brand.json']);
});

test('a release for the Node server contains the brands that its brand extends, without later edits to them', async () => {
  const out = join(root, 'out');
  const { theme: _theme, ...child } = testBrand({ id: 'two', name: 'House Two', hosts: ['two.localhost'] });
  brands.writeBrand('one', 1);
  brands.write('brands/two/brand.json', JSON.stringify({ version: BRAND_VERSION, ...child, extends: 'one' }));
  for (const path of TEST_ASSETS) brands.write(`brands/two/${path}`, TEST_SVG);
  await brands.publish('two', out);
  brands.writeBrand('one', 2);
  const get = serveReleases(join(out, 'brands'));
  const page = await get('two.localhost');
  expect(page).toContain('House Two');
  const sheet = /href="(\/sheet\.[0-9a-f]+\.css)"/.exec(page)?.[1];
  expect(await get('two.localhost', sheet)).toContain('--c-canvas:#100001');
  expect(await get('one.localhost')).toBe('status 404');
});

test('a brand published in an environment is served by a server that runs in that environment', async () => {
  const out = join(root, 'out');
  brands.writeBrand('one', 1);
  brands.write('brands/one/environments/staging.json', JSON.stringify({ hosts: ['staging.localhost'] }));
  brands.write('brands/one/environments/other.json', JSON.stringify({ hosts: ['other.localhost'] }));
  brands.write('brands/one/notes.md', 'Not part of the brand');
  await brands.publish('one', out, serverFormat, 'staging');
  expect(readdirSync(join(out, 'current/one/environments'))).toEqual(['staging.json']);
  expect(existsSync(join(out, 'current/one/notes.md'))).toBe(false);
  const get = serveReleases(join(out, 'brands@staging'), 'staging');
  expect(await get('staging.localhost')).toContain('House 1');
});

test('a folder contains releases of one kind, for the Node server or for web servers; the other kind is refused with the remedy', async () => {
  brands.writeBrand('one', 1);
  await brands.publish('one', join(root, 'served'));
  await expect(brands.publish('one', join(root, 'served'), siteFormat(testBuild()))).rejects.toThrow(
    'contains releases for the Node server; choose another folder for any web server, or publish with --for server',
  );
  await brands.publish('one', join(root, 'files'), siteFormat(testBuild()));
  await expect(brands.publish('one', join(root, 'files'))).rejects.toThrow('or publish with --for files');
  expect(existsSync(join(root, 'files/brands'))).toBe(false);
  await expect(brands.publish('one', root)).rejects.toThrow(
    `${join(root, 'brands/one')} is not a link that publish has written; choose another folder`,
  );
});

test('the releases of a server are listed, compared, previewed, pinned and backed up like those of files', async () => {
  const out = join(root, 'out');
  brands.writeBrand('one', 1);
  await brands.publish('one', out);
  brands.writeBrand('one', 2);
  await brands.publish('one', out);
  const [first = '', second = ''] = (await readReleases(out)).releases.map(({ id }) => id);
  expect((await runCommand(['releases', '--out', out])).out).toContain(second);
  expect((await runCommand(['diff', first, 'live', '--out', out])).out).toContain('House 2');
  const site = await openRelease(out, first, {
    localPort: 4000,
    port: 5000,
    build: () => Promise.resolve(testBuild()),
    log: SILENT_LOG,
  });
  const preview = await site.fetch(new Request('http://127.0.0.1:5000/'));
  expect(await preview.text()).toContain('House 1');
  site.end();
  expect(await runCommand(['rollback', '--pin', '--out', out])).toMatchObject({ code: 0 });
  await expect(brands.publish('one', out)).rejects.toThrow('is pinned to');
  await writeBackup(out, join(root, 'backup.tar'), new Date());
  await restoreBackup(join(root, 'backup.tar'), join(root, 'restored'));
  const get = serveReleases(join(root, 'restored/brands'));
  expect(await get('one.localhost')).toContain('House 1');
});
