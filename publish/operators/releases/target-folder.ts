import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { FolderInUse } from '../../locks/folder-lock.ts';
import { whileLocked } from '../../locks/while-locked.ts';
import { afterTheSwitch } from './after-the-switch.ts';
import { ContentLost, contentStore, hashOf, STORE, type ContentStore, type FileHashes } from './content-store.ts';
import {
  emptyManifest,
  MANIFEST,
  manifestText,
  readManifest,
  TargetRefusedError,
  writeManifest,
  type EarlierManifest,
  type Manifest,
  type Release,
} from './manifest.ts';
import { stageInclude } from './nginx-include.ts';
import { foldersInUse, recover, removeFolders, type Recovery } from './recover.ts';
import { requireOpen, type PlannedRelease } from './require-open-target.ts';
import { detailsContent, readDetails, readFiles, type ReleaseDetails } from './release-details.ts';
import { forEach, isPacked } from './release-folder.ts';
import { CURRENT, releasePath, RELEASES, servedRelease } from './release-paths.ts';
import { otherManifests, whileStoreLocked } from './shared-store.ts';
import { stageFile, stageLink } from './stage-file.ts';
import { isVariant } from './variants.ts';

const timeOf = (id: string): string =>
  id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z.*$/, '$1-$2-$3T$4:$5:$6.$7Z');

/** The contents of a release as stored. */
export interface StoredRelease {
  readonly details: string;
  readonly pack: string;
}

/** The contents of a release: its files, and those of the folders of the brand and of the brands that it extends. */
interface ReleaseContents {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly source?: ReadonlyMap<string, Uint8Array>;
  readonly inherited?: ReadonlyMap<string, Uint8Array>;
}

/** Adds the contents of a release and its record to the store. `base` is the pack of a similar release. */
export const storeRelease = async (
  store: ContentStore,
  { files, source, inherited }: ReleaseContents,
  record: Pick<ReleaseDetails, 'immutable' | 'changes' | 'kind'>,
  base: string | null,
): Promise<StoredRelease> => {
  const packed = new Map<string, Uint8Array>();
  const stored = new Set<string>();
  /** Adds content once, even if it is both among the files and in the brand's folder. */
  const put = async (body: Uint8Array): Promise<void> => {
    const hash = hashOf(body);
    if (stored.has(hash)) return;
    stored.add(hash);
    await store.put(body);
  };
  const add = async (from: ReadonlyMap<string, Uint8Array>, folder: string): Promise<FileHashes> => {
    await forEach(
      [...from].filter(([path]) => !isPacked(path)),
      ([, body]) => put(body),
    );
    for (const [path, body] of from) if (isPacked(path)) packed.set(folder + path, body);
    return Object.fromEntries([...from].map(([path, body]) => [path, hashOf(body)]));
  };
  const details: ReleaseDetails = {
    files: await add(files, ''),
    sizes: Object.fromEntries([...files].map(([path, body]) => [path, body.length])),
    source: await add(source ?? new Map(), 'source/'),
    ...(inherited !== undefined && inherited.size > 0 && { inherited: await add(inherited, 'inherited/') }),
    ...record,
  };
  const [key, content] = detailsContent(details);
  packed.set(key, content);
  return { details: hashOf(content), pack: await store.putPack(packed, base) };
};

/** Takes over the releases of an earlier Marquee by adding their files to the store. Who published them, and why, is unknown. */
const takeOver = async (target: string, store: ContentStore, earlier: EarlierManifest): Promise<Manifest> => {
  const releases: Release[] = [];
  for (const { id, immutable } of earlier.releases) {
    const found = await readFiles(releasePath(target, id)).catch(() => null);
    if (found === null) continue;
    // Compressed variants are generated again, except those from the build.
    const files = new Map([...found].filter(([path]) => !isVariant(path) || !isPacked(path.replace(/\.[a-z]+$/, ''))));
    const base = releases.at(-1)?.pack ?? null;
    const stored = await storeRelease(
      store,
      { files },
      { immutable: immutable.filter((path) => files.has(path)), changes: [] },
      base === null ? null : ((await store.packsOf(base)).at(-1) ?? null),
    );
    const bytes = [...found.values()].reduce((sum, content) => sum + content.length, 0);
    const changes = { info: 0, warning: 0, error: 0 };
    releases.push({ id, by: '', note: '', at: timeOf(id), build: '', bytes, changes, ...stored });
  }
  const switches = releases.map(({ id, at }, index) => ({
    at,
    by: '',
    note: '',
    from: releases[index - 1]?.id ?? null,
    to: id,
  }));
  return { ...emptyManifest(earlier.brand, 'files'), releases, switches };
};

/** The content and the packs in a store that releases need. */
export interface NeededContent {
  readonly hashes: ReadonlySet<string>;
  readonly packs: ReadonlySet<string>;
}

/** Returns what releases need from a store. Rejects with `ContentLost` if a release's record is lost. */
export const neededContent = async (store: ContentStore, releases: readonly Release[]): Promise<NeededContent> => {
  const hashes = new Set<string>();
  const packs = new Set<string>();
  for (const release of releases) {
    const { files, source, inherited = {} } = await readDetails(store, release);
    for (const hash of [files, source, inherited].flatMap((part) => Object.values(part))) hashes.add(hash);
    for (const name of await store.packsOf(release.pack)) packs.add(name);
  }
  return { hashes, packs };
};

/**
 * Removes content from a folder's store that is needed neither by its releases nor by those of other brands that share
 * the store. Removes nothing while it is unknown what a release needs.
 */
export const collect = (target: string): Promise<void> =>
  whileStoreLocked(target, async () => {
    const own = await readManifest(target);
    const others = await otherManifests(target);
    if (own?.version !== 2 || others === null) return;
    const { releases } = own;
    const store = contentStore(target);
    try {
      const needed = await neededContent(store, [...releases, ...others.flatMap((other) => other.releases)]);
      await store.keepOnly(needed.hashes, needed.packs);
    } catch (error) {
      if (!(error instanceof ContentLost)) throw error;
    }
  });

/** How long after a switch a web server may still open files of the previously live release, in milliseconds. */
const GRACE_MS = 2000;

/** Waits until web servers no longer open files of the releases that they served before a switch. */
export const waitForReaders = (): Promise<void> => delay(GRACE_MS);

/**
 * Runs a reload of nginx for a folder that this process has locked, and records which release nginx serves: after
 * success the new one, otherwise still the previous one, `from`. Resolves to the result of the reload.
 */
export const recordReload = async <Result extends { readonly isReloaded: boolean }>(
  target: string,
  from: string | null,
  reload: () => Result,
): Promise<Result> => {
  const manifest = await readManifest(target);
  if (manifest?.version !== 2) return reload();
  const record = (reloaded: string | null) => afterTheSwitch(() => writeManifest(target, { ...manifest, reloaded }));
  if (manifest.reloaded === null) await record(from);
  const result = reload();
  if (result.isReloaded) await record(await servedRelease(target));
  return result;
};

/** Runs an action on a folder that this process then has locked, unless another command is changing the releases. */
const unlessInUse = async (target: string, action: () => Promise<void>): Promise<void> => {
  try {
    await whileLocked(target, action);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
  }
};

/**
 * Runs one reload of nginx for several folders whose releases have been published with `awaitsReload`, and records what nginx then serves. A folder that
 * another command is changing keeps its record, which names an earlier release. Resolves to the result of the reload.
 */
export const recordReloads = async <Result extends { readonly isReloaded: boolean }>(
  targets: readonly string[],
  reload: () => Result,
): Promise<Result> => {
  const served = await Promise.all(targets.map(servedRelease));
  const result = reload();
  if (!result.isReloaded) return result;
  for (const [index, target] of targets.entries())
    await unlessInUse(target, async () => {
      const manifest = await readManifest(target);
      if (manifest?.version === 2) await writeManifest(target, { ...manifest, reloaded: served[index] ?? null });
    });
  return result;
};

/**
 * Ends a switch in a folder that this process has locked, after web servers have been notified: removes the folder of
 * the previously live release, unless nginx still serves it.
 */
export const settle = async (target: string, graceMs: number = GRACE_MS): Promise<void> => {
  const manifest = await readManifest(target);
  const served = await servedRelease(target);
  if (manifest?.version !== 2 || served === null) return;
  await delay(graceMs);
  await removeFolders(target, manifest, foldersInUse(manifest, served));
};

/** Removes the folder of the previously live release. If another command is changing the releases, leaves this to that command. */
export const settleUnlessInUse = (target: string): Promise<void> => unlessInUse(target, () => settle(target, 0));

/**
 * Prepares a folder for a brand's release: creates the folder if needed, takes over the releases of an earlier Marquee,
 * and repairs what an interrupted command has left behind. Rejects with `TargetRefusedError` if the folder contains
 * another brand and `replaceBrand` is false, releases of another kind, or a `current` or `releases` that `publish` did
 * not create, or if a release is pinned. Resolves to the folder's manifest, which names another brand if that is to be replaced.
 */
export const takeTarget = async (
  target: string,
  { now, ...planned }: PlannedRelease & { readonly now: Date },
): Promise<{ readonly manifest: Manifest; readonly recovery: Recovery }> => {
  await mkdir(target, { recursive: true });
  const manifest = await readManifest(target);
  if (manifest === null) {
    const taken = (await readdir(target, { withFileTypes: true }))
      .filter(
        (entry) =>
          entry.name === CURRENT || entry.name === RELEASES || (entry.name === STORE && !entry.isSymbolicLink()),
      )
      .map(({ name }) => name);
    if (taken.length > 0)
      throw new TargetRefusedError(
        `${target} contains ${taken.join(' and ')}, which publish has not written; choose another folder`,
      );
  } else requireOpen(target, manifest, planned);
  const own =
    manifest === null
      ? emptyManifest(planned.brand, planned.kind)
      : manifest.version === 1
        ? await takeOver(target, contentStore(target), manifest)
        : manifest;
  // The manifest is written first, so that if this publish is interrupted, the next one recognises what it left behind.
  await writeManifest(target, own);
  await mkdir(join(target, RELEASES), { recursive: true });
  return recover(target, own, now);
};

/**
 * Makes a release live by replacing the link `current`, the nginx include and the manifest, each atomically. All three
 * are written beside their targets first, so that nothing changes if the disk is full.
 */
export const serveRelease = async (target: string, id: string, manifest: Manifest): Promise<void> => {
  const staged = [
    await stageLink(join(target, CURRENT), `${RELEASES}/${id}`),
    await stageInclude(target, manifest, id),
    await stageFile(join(target, MANIFEST), manifestText(manifest)),
  ];
  for (const replace of staged) await replace?.();
};
