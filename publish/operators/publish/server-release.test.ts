import { spawn, type ChildProcess } from 'node:child_process';
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BRAND_VERSION } from '#schemas/brand-upgrades.ts';
import { readBrandFolder } from '#publish/brand-folder.ts';
import { createBrandRegistry } from '#publish/server/brand-registry.ts';
import { SILENT_LOG } from '#publish/server/server-log.ts';
import { createSiteServer } from '#publish/server/site-server.ts';
import { openRelease } from '../preview/open-release.ts';
import { restoreBackup, writeBackup } from '../releases/backup.ts';
import { shareStore } from '../releases/shared-store.ts';
import { readReleases, releaseBefore, switchRelease } from '../releases/switch-release.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { TEST_ASSETS, TEST_SVG, testBrand } from '#tests/support/test-brand.ts';
import { testBuild } from '#tests/support/test-server.ts';
import { prepareBrand } from './prepare-brand.ts';
import { publishBrand } from './publish-brand.ts';
import { publishBrands } from './publish-brands.ts';
import { serverFormat, siteFormat, type ReleaseFormat } from './release-format.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marquee-server-release-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** Writes a brand whose name, colour and logo contain a version of one digit. */
const writeBrand = (id: string, version: number, over: object = {}): void => {
  const brand = testBrand({ id, name: `House ${version}`, hosts: [`${id}.localhost`] });
  const { tokens } = brand.theme;
  const canvas = { $value: `#10000${version}` };
  const theme = { ...brand.theme, tokens: { ...tokens, dark: { ...tokens.dark, canvas } } };
  write(`brands/${id}/brand.json`, JSON.stringify({ version: BRAND_VERSION, ...brand, theme, ...over }));
  for (const path of TEST_ASSETS) write(`brands/${id}/${path}`, TEST_SVG.replace('#222222', `#20000${version}`));
};

const publish = (
  id: string,
  target: string,
  format: ReleaseFormat = serverFormat,
  environment: string | null = null,
) => {
  const read = () => readBrandFolder(join(root, 'brands', id), null, { environment });
  return publishBrand(
    target,
    prepareBrand(read()),
    { keep: 3, keepDays: 0, replaceBrand: false, by: 'ann', merge: false, format },
    { read: () => Promise.resolve(read()), progress: () => undefined, afterSwitch: () => Promise.resolve(null) },
  );
};

/** Creates the Node server over a folder of live releases. Every request looks for changes. */
const serve = (brandsDir: string, environment: string | null = null) => {
  let time = 0;
  const registry = createBrandRegistry({ brandsDir, environment, now: () => (time += 1000) });
  const { fetch } = createSiteServer({
    registry,
    build: testBuild(),
    platform: () => Promise.resolve(new Response(null, { status: 404 })),
    development: false,
    log: SILENT_LOG,
  });
  return async (host: string, path = '/'): Promise<string> => {
    const response = await fetch(new Request(`http://${host}${path}`, { headers: { host } }));
    return response.status === 200 ? response.text() : `status ${response.status}`;
  };
};

const rollBack = async (target: string): Promise<void> => {
  const manifest = await readReleases(target);
  const to = releaseBefore(manifest);
  if (to === null) throw new Error('There is no release before');
  await switchRelease(target, manifest, to, { by: 'ann', note: '', now: new Date(), pin: false });
};

test('the Node server serves the live release of a brand, and no edit that is not published; a roll-back returns the one before [operators.scale.publish-all]', async () => {
  const out = join(root, 'out');
  writeBrand('one', 1);
  await publish('one', out);
  const get = serve(join(out, 'brands'));
  expect(await get('one.localhost')).toContain('/index of House 1 in TY');
  writeBrand('one', 2);
  expect(await get('one.localhost')).toContain('House 1');
  await publish('one', out);
  expect(await get('one.localhost')).toContain('House 2');
  await rollBack(out);
  expect(await get('one.localhost')).toContain('House 1');
  expect(readdirSync(join(out, 'current/one')).sort()).toEqual(['assets', 'brand.json']);
});

test('a release for the Node server contains the brands that its brand extends, and no later edit of them', async () => {
  const out = join(root, 'out');
  const { theme: _theme, ...child } = testBrand({ id: 'two', name: 'House Two', hosts: ['two.localhost'] });
  writeBrand('one', 1);
  write('brands/two/brand.json', JSON.stringify({ version: BRAND_VERSION, ...child, extends: 'one' }));
  for (const path of TEST_ASSETS) write(`brands/two/${path}`, TEST_SVG);
  await publish('two', out);
  writeBrand('one', 2);
  const get = serve(join(out, 'brands'));
  const page = await get('two.localhost');
  expect(page).toContain('House Two');
  const sheet = /href="(\/sheet\.[0-9a-f]+\.css)"/.exec(page)?.[1];
  expect(await get('two.localhost', sheet)).toContain('--c-canvas:#100001');
  expect(await get('one.localhost')).toBe('status 404');
});

test('an environment is published for a server that runs in it', async () => {
  const out = join(root, 'out');
  writeBrand('one', 1);
  write('brands/one/environments/staging.json', JSON.stringify({ hosts: ['staging.localhost'] }));
  write('brands/one/environments/other.json', JSON.stringify({ hosts: ['other.localhost'] }));
  write('brands/one/notes.md', 'Not part of the brand');
  await publish('one', out, serverFormat, 'staging');
  expect(readdirSync(join(out, 'current/one/environments'))).toEqual(['staging.json']);
  expect(existsSync(join(out, 'current/one/notes.md'))).toBe(false);
  const get = serve(join(out, 'brands@staging'), 'staging');
  expect(await get('staging.localhost')).toContain('House 1');
});

test('several brands share a store and one folder of brands, and each is rolled back alone', async () => {
  const out = join(root, 'out');
  for (const id of ['one', 'two']) {
    writeBrand(id, 1);
    await publish(id, await shareStore(out, id));
    writeBrand(id, 2);
    await publish(id, await shareStore(out, id));
  }
  expect(readlinkSync(join(out, 'brands/one'))).toBe('../one/current/one');
  await rollBack(join(out, 'one'));
  const get = serve(join(out, 'brands'));
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
  for (const id of ['one', 'two']) writeBrand(id, 1);
  await publishAll();
  for (const id of ['one', 'two']) writeBrand(id, 2, id === 'two' ? { name: 7 } : {});
  const outcomes = await publishAll();
  expect(outcomes).toMatchObject([
    { id: 'one', made: { report: (await readReleases(join(out, 'one'))).releases.at(-1)?.id } },
    { id: 'two', made: null, error: { code: 'brand-has-errors' } },
  ]);
  expect(readFileSync(join(out, 'one/current/index.html'), 'utf8')).toContain('House 2');
  expect(readFileSync(join(out, 'two/current/index.html'), 'utf8')).toContain('House 1');
});

test('a folder has releases for the Node server or for web servers, and refuses the other kind with the remedy', async () => {
  writeBrand('one', 1);
  await publish('one', join(root, 'served'));
  await expect(publish('one', join(root, 'served'), siteFormat(testBuild()))).rejects.toThrow(
    'contains releases for the Node server; choose another folder for any web server, or publish with --for server',
  );
  await publish('one', join(root, 'files'), siteFormat(testBuild()));
  await expect(publish('one', join(root, 'files'))).rejects.toThrow('or publish with --for files');
  expect(existsSync(join(root, 'files/brands'))).toBe(false);
  await expect(publish('one', root)).rejects.toThrow(
    `${join(root, 'brands/one')} is not a link that publish has written; choose another folder`,
  );
});

test('the releases of a server are listed, compared, previewed, pinned and backed up like those of files', async () => {
  const out = join(root, 'out');
  writeBrand('one', 1);
  await publish('one', out);
  writeBrand('one', 2);
  await publish('one', out);
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
  await expect(publish('one', out)).rejects.toThrow('is pinned to');
  await writeBackup(out, join(root, 'backup.tar'), new Date());
  await restoreBackup(join(root, 'backup.tar'), join(root, 'restored'));
  const get = serve(join(root, 'restored/brands'));
  expect(await get('one.localhost')).toContain('House 1');
});

/** The version in each file of a brand's home page, and in the page itself. */
const versionsOf = async (get: ReturnType<typeof serve>): Promise<readonly string[]> => {
  const page = await get('one.localhost');
  const addresses = [...page.matchAll(/(?:href|src)="(\/(?:sheet|data|brand)[./][^"]+\.(?:css|json|svg))"/g)];
  const files = await Promise.all(addresses.map(([, path]) => get('one.localhost', path)));
  return [page, ...files].map((text) => /(?:House |#[12]0000)(\d)/.exec(text)?.[1] ?? text);
};

/** Runs an action after the pictures of a brand have been read, before its brand.json is. Returns a function that ends this. */
const betweenReads = (action: () => void): (() => void) => {
  const read = fs.readFileSync;
  let isReading = false;
  const restore = (): void => {
    fs.readFileSync = read;
    syncBuiltinESMExports();
  };
  fs.readFileSync = ((...args: Parameters<typeof read>) => {
    const path = String(args[0]);
    if (path.endsWith('logo.svg')) isReading = true;
    else if (isReading && path.endsWith('brand.json')) {
      restore();
      action();
    }
    return read(...args);
  }) as typeof read;
  syncBuiltinESMExports();
  return restore;
};

test('a brand is read again if its release changes while it is read, so that no files of two releases are mixed', async () => {
  const out = join(root, 'out');
  for (const version of [0, 1]) {
    writeBrand('one', version);
    await publish('one', out);
  }
  await rollBack(out);
  const [first = '', second = ''] = (await readReleases(out)).releases.map(({ id }) => id);
  const restore = betweenReads(() => {
    rmSync(join(out, 'current'));
    symlinkSync(`releases/${second}`, join(out, 'current'));
    rmSync(join(out, 'releases', first), { recursive: true });
    symlinkSync('../current', join(out, 'releases', first));
  });
  try {
    expect(await versionsOf(serve(join(out, 'brands')))).toEqual(['1', '1', '1', '1']);
  } finally {
    restore();
  }
});

/** Publishes and rolls back a brand in another process until it is killed. */
const startSwitching = (out: string): ChildProcess => {
  const module = (path: string): string => JSON.stringify(import.meta.resolve(path));
  const code = `
    const { prepareBrand } = await import(${module('./prepare-brand.ts')});
    const { publishRelease } = await import(${module('../releases/publish-release.ts')});
    const { readReleases, olderRelease, switchRelease } = await import(${module('../releases/switch-release.ts')});
    const { settle } = await import(${module('../releases/target-folder.ts')});
    const { serverFormat } = await import(${module('./release-format.ts')});
    const { readBrandFolder } = await import(${module('../../brand-folder.ts')});
    const out = ${JSON.stringify(out)};
    for (let turn = 0; ; turn += 1) {
      const folder = readBrandFolder(process.cwd() + '/version' + (turn % 2) + '/one');
      const files = await serverFormat.files(prepareBrand(folder));
      await publishRelease(out, { brand: 'one', kind: 'server', files, keep: 2, replaceBrand: false, now: new Date() });
      await settle(out, 0);
      const manifest = await readReleases(out);
      const to = await olderRelease(out, manifest);
      await switchRelease(out, manifest, to, { by: 'ann', note: '', pin: false, now: new Date() });
      await settle(out, 0);
    }`;
  return spawn(process.execPath, ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', code], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

const REQUESTS = 1000;
const SWITCHES = 10;

test('of 1,000 requests to the Node server during publishes and roll-backs none gets files of two releases [operators.scale.publish-all] [operators.rollback.atomic]', async () => {
  const out = join(root, 'out');
  for (const version of [0, 1]) {
    writeBrand('one', version);
    await publish('one', out);
    mkdirSync(join(root, `version${version}`));
    renameSync(join(root, 'brands/one'), join(root, `version${version}/one`));
  }
  const get = serve(join(out, 'brands'));
  const child = startSwitching(out);
  try {
    const seen: string[] = [];
    const switches = (): number => seen.filter((version, at) => version !== seen[at - 1]).length;
    let requests = 0;
    while (requests < REQUESTS || switches() < SWITCHES) {
      expect(child.exitCode).toBeNull();
      const versions = await versionsOf(get);
      requests += versions.length;
      expect(versions.length).toBeGreaterThan(2);
      expect(new Set(versions)).toEqual(new Set([versions[0]]));
      seen.push(versions[0] ?? '');
    }
  } finally {
    child.kill('SIGKILL');
  }
});
