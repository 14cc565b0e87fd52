import { spawn, type ChildProcess } from 'node:child_process';
import fs, { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createReleaseBrands,
  rollBackRelease,
  serveReleases,
  type ReleaseBrands,
} from '#tests/support/release-brands.ts';
import { readReleases } from '../releases/switch-release.ts';

let brands: ReleaseBrands;
let root: string;
beforeEach(() => {
  brands = createReleaseBrands();
  ({ root } = brands);
});
afterEach(() => brands.clean());

/** Returns the version in a brand's home page, and in each file that the page loads. */
const versionsOf = async (get: ReturnType<typeof serveReleases>): Promise<readonly string[]> => {
  const page = await get('one.localhost');
  const addresses = [...page.matchAll(/(?:href|src)="(\/(?:sheet|data|brand)[./][^"]+\.(?:css|json|svg))"/g)];
  const files = await Promise.all(addresses.map(([, path]) => get('one.localhost', path)));
  return [page, ...files].map((text) => /(?:House |#[12]0000)(\d)/.exec(text)?.[1] ?? text);
};

/** Runs an action once, after a brand's pictures are read and before its brand.json is. Returns a function that removes this hook. */
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

test('a brand is read again if its release changes during the read, so that files of two releases are never mixed', async () => {
  const out = join(root, 'out');
  for (const version of [0, 1]) {
    brands.writeBrand('one', version);
    await brands.publish('one', out);
  }
  await rollBackRelease(out);
  const [first = '', second = ''] = (await readReleases(out)).releases.map(({ id }) => id);
  const restore = betweenReads(() => {
    rmSync(join(out, 'current'));
    symlinkSync(`releases/${second}`, join(out, 'current'));
    rmSync(join(out, 'releases', first), { recursive: true });
    symlinkSync('../current', join(out, 'releases', first));
  });
  try {
    expect(await versionsOf(serveReleases(join(out, 'brands')))).toEqual(['1', '1', '1', '1']);
  } finally {
    restore();
  }
});

/** Starts a process that publishes a brand and rolls it back, again and again, until it is killed. */
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

test('during publishes and rollbacks, none of 1,000 requests to the Node server gets files of two releases [operators.scale.publish-all] [operators.rollback.atomic]', async () => {
  const out = join(root, 'out');
  for (const version of [0, 1]) {
    brands.writeBrand('one', version);
    await brands.publish('one', out);
    mkdirSync(join(root, `version${version}`));
    renameSync(join(root, 'brands/one'), join(root, `version${version}/one`));
  }
  const get = serveReleases(join(out, 'brands'));
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
