import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBrandFolder } from '#publish/brand-folder.ts';
import { stateOfFolder } from '../diff/brand-state.ts';
import { writeManifest } from '../releases/manifest.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { readFiles } from '../releases/release-details.ts';
import { readReleases, switchRelease } from '../releases/switch-release.ts';
import { recordBase, recordedBase } from './recorded-base.ts';
import {
  mergeLive,
  MergeConflicts,
  requireFreshBase,
  requireLive,
  StaleBase,
  type PublishedFolder,
} from './stale-base.ts';

const SIAM = fileURLToPath(new URL('../../../brands/siam', import.meta.url));
const TITLE = 'brand:banner.home-lanterns.title';

let root: string;
let target: string;
let time: number;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marquee-base-'));
  target = join(root, 'out');
  time = Date.parse('2026-11-01T08:00:00Z');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Copies the sample brand like a clone of a repository. */
const clone = (name: string, from = SIAM): string => {
  const dir = join(root, name, 'siam');
  cpSync(from, dir, { recursive: true });
  rmSync(join(dir, '.marquee'), { recursive: true, force: true });
  return dir;
};
const brandFile = (dir: string): string => readFileSync(join(dir, 'brand.json'), 'utf8');
const replaceIn = (path: string, before: string, after: string): void => {
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(before);
  writeFileSync(path, text.replace(before, after));
};
const rename = (dir: string, name: string): void =>
  replaceIn(join(dir, 'brand.json'), /"name": "[^"]*"/.exec(brandFile(dir))?.[0] ?? '', `"name": "${name}"`);
const title = (dir: string, text: string): void => {
  const path = join(dir, 'texts/EN.json');
  const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  writeFileSync(path, JSON.stringify({ ...texts, [TITLE]: text }, null, 2));
};
const titleOf = (dir: string): unknown =>
  (JSON.parse(readFileSync(join(dir, 'texts/EN.json'), 'utf8')) as Record<string, unknown>)[TITLE];

const folderAt = async (dir: string, base?: string): Promise<PublishedFolder> => ({
  brand: 'siam',
  dir,
  base,
  source: new Map([...(await readFiles(dir))].filter(([path]) => !path.startsWith('.'))),
});
const stateAt = (dir: string) => stateOfFolder(readBrandFolder(dir)) ?? expect.fail('the brand has errors');
const isFresh = async (dir: string, base?: string): Promise<void> =>
  requireFreshBase(target, await folderAt(dir, base), stateAt(dir));

/** Publishes without checking the base, and records the base like the command. */
const publish = async (dir: string, by = 'ann'): Promise<string> => {
  const { source } = await folderAt(dir);
  const now = new Date((time += 60_000));
  const page = new TextEncoder().encode(now.toISOString());
  const files = new Map([['index.html', page]]);
  const { id } = await publishRelease(target, {
    brand: 'siam',
    files,
    source,
    state: stateAt(dir),
    keep: 9,
    replaceBrand: false,
    now,
    by,
  });
  recordBase(dir, target, id);
  return id;
};

/** Two folders of the brand that come from one release; after it, ann has published a new title and `more`. */
const twoFolders = async (more: (ann: string) => void = () => undefined) => {
  const ann = clone('ann');
  const first = await publish(ann);
  const bea = clone('bea', ann);
  recordBase(bea, target, first);
  title(ann, 'Evening');
  more(ann);
  return { bea, first, second: await publish(ann) };
};

test('publishing from an older release is refused, with the changes that would be lost and the options [operators.publish.stale-base] [operators.publish.unattended]', async () => {
  const { bea, first, second } = await twoFolders();
  rename(bea, 'Siam Royal');

  const error = await isFresh(bea).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StaleBase);
  expect(error).toMatchObject({ base: first, live: second, files: ['texts/EN.json'] });
  expect(String(error)).toContain(
    `comes from release ${first}, but ${second} is live, published 2026-11-01 08:02 UTC by ann. It would lose these changes:\n  info     text-changed: the text ${TITLE}: `,
  );
  expect(String(error)).toContain(`Add --merge to take them into the folder and publish both, or --onto ${second} to`);

  // Once the folder has the same change, nothing is lost, whichever release it comes from.
  title(bea, 'Evening');
  await isFresh(bea);
});

test('the base of a fresh clone is worked out from its files unless --base names it [operators.publish.stale-base]', async () => {
  const ann = clone('ann');
  const first = await publish(ann);
  const bea = clone('bea', ann);
  title(ann, 'Evening');
  rename(ann, 'Siam Gold');
  await publish(ann);
  const current = clone('current', ann);
  replaceIn(join(bea, 'brand.json'), '"version": 2', '"version":  2');
  await expect(isFresh(bea)).rejects.toThrow(`is most like release ${first}`);
  await isFresh(bea, 'live');
  rename(current, 'Siam Silver');
  await isFresh(current);
});

test('after a rollback, the folder from which the newer release was published can be published again [operators.publish.stale-base]', async () => {
  const ann = clone('ann');
  await publish(ann);
  title(ann, 'Evening');
  await publish(ann);
  const manifest = await readReleases(target);
  const [first] = manifest.releases;
  await switchRelease(target, manifest, first ?? expect.fail(), {
    by: 'ann',
    note: '',
    now: new Date(time),
    pin: false,
  });
  await isFresh(ann);
});

test('nothing is merged while a canary runs, because its publish would be refused [operators.publish.stale-base]', async () => {
  const { bea } = await twoFolders();
  const manifest = await readReleases(target);
  const [one, two] = manifest.releases.map(({ id }) => id);
  const canary = {
    release: one ?? '',
    live: two ?? '',
    steps: [5, 100],
    step: 0,
    since: '',
    minutes: 1,
    by: '',
    note: '',
  };
  await writeManifest(target, { ...manifest, canary: { ...canary, reportsTo: null } });
  expect(await mergeLive(target, await folderAt(bea))).toEqual([]);
  await writeManifest(target, manifest);
  expect(await mergeLive(target, await folderAt(bea))).toEqual(['texts/EN.json']);
});

test('if the record of a release is lost, a publish says how to go on without comparing [operators.publish.stale-base]', async () => {
  const { bea, second } = await twoFolders();
  rmSync(join(target, 'store/packs'), { recursive: true });
  await expect(isFresh(bea)).rejects.toThrow(`add --onto ${second} to publish without comparing`);
});

test('a merge adds the live changes to the folder without touching anything else in its files [operators.publish.stale-base]', async () => {
  const { bea } = await twoFolders((ann) => {
    replaceIn(join(ann, 'brand.json'), '"minimumAge": 20', '"minimumAge": 21');
    writeFileSync(join(ann, 'assets/new.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  });
  rename(bea, 'Siam Royal');
  const format = brandFile(bea);

  expect(await mergeLive(target, await folderAt(bea))).toEqual(['assets/new.svg', 'brand.json', 'texts/EN.json']);
  expect(titleOf(bea)).toBe('Evening');
  expect(brandFile(bea)).toBe(format.replace('"minimumAge": 20', '"minimumAge": 21'));
  expect(statSync(join(bea, 'assets/new.svg')).size).toBeGreaterThan(0);
  await isFresh(bea);
  expect(await mergeLive(target, await folderAt(bea))).toEqual([]);
});

test('a merge with conflicts lists them by pointer and changes nothing [operators.publish.stale-base]', async () => {
  const { bea } = await twoFolders((ann) => rename(ann, 'Siam Gold'));
  rename(bea, 'Siam Royal');
  const before = await readFiles(bea);
  const error = await mergeLive(target, await folderAt(bea)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(MergeConflicts);
  expect(String(error)).toContain('brand.json#/name: "Siam Royal" in the folder, "Siam Gold" live, "Siam" before');
  expect(await readFiles(bea)).toEqual(before);
});

test('--onto is refused if another release has gone live in the meantime [operators.publish.stale-base]', async () => {
  const ann = clone('ann');
  const first = await publish(ann);
  await requireLive(target, first);
  title(ann, 'Evening');
  const second = await publish(ann);
  await expect(requireLive(target, first)).rejects.toThrow(`${first} is not live any more, but ${second}`);
  await expect(requireLive(target, 'none')).rejects.toThrow('There is no release "none"');
});

test('the base is recorded for each folder of releases that still exists, in a folder that Git ignores [operators.publish.stale-base]', () => {
  const dir = clone('ann');
  const [one, other] = [join(root, 'one'), join(root, 'other')];
  for (const folder of [one, other]) mkdirSync(folder);
  recordBase(dir, one, 'r1');
  recordBase(dir, other, 'r2');
  expect([recordedBase(dir, one), recordedBase(dir, other)]).toEqual(['r1', 'r2']);
  rmSync(one, { recursive: true });
  recordBase(dir, other, 'r3');
  expect(JSON.parse(readFileSync(join(dir, '.marquee/base.json'), 'utf8'))).toEqual({ [other]: 'r3' });
  expect(readFileSync(join(dir, '.marquee/.gitignore'), 'utf8')).toBe('*\n');
});
