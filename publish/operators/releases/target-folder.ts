import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { contentStore, hashOf, type ContentStore } from './content-store.ts';
import {
  emptyManifest,
  readManifest,
  RELEASE_NAME,
  TargetRefusedError,
  writeManifest,
  type EarlierManifest,
  type Manifest,
  type Release,
} from './manifest.ts';
import { readDetails, readFiles, writeDetails } from './release-details.ts';

/** The name of the symbolic link to the served release. */
export const CURRENT = 'current';
const RELEASES = 'releases';

export const releasePath = (target: string, id: string): string => join(target, RELEASES, id);

/** The served release; `null` before the first one. The link decides, because an interrupted command may not have recorded its switch. */
export const servedRelease = async (target: string): Promise<string | null> => {
  const link = await readlink(join(target, CURRENT)).catch(() => null);
  return link === null ? null : basename(link);
};

const timeOf = (id: string): string =>
  id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z.*$/, '$1-$2-$3T$4:$5:$6.$7Z');

/** Takes over the releases of an earlier Marquee: their files join the store. Who published them and why is not known. */
const takeOver = async (target: string, store: ContentStore, earlier: EarlierManifest): Promise<Manifest> => {
  const releases: Release[] = [];
  for (const { id, immutable } of earlier.releases) {
    const files = await readFiles(releasePath(target, id)).catch(() => null);
    if (files === null) continue;
    const hashes: Record<string, string> = {};
    for (const [path, content] of files) hashes[path] = await store.put(content);
    const details = await writeDetails(store, { files: hashes, immutable, source: {}, changes: [] });
    const bytes = [...files.values()].reduce((sum, content) => sum + content.length, 0);
    const changes = { info: 0, warning: 0, error: 0 };
    releases.push({ id, by: '', note: '', at: timeOf(id), build: '', bytes, changes, details });
  }
  const switches = releases.map(({ id, at }, index) => ({
    at,
    by: '',
    note: '',
    from: releases[index - 1]?.id ?? null,
    to: id,
  }));
  return { ...emptyManifest(earlier.brand), releases, switches };
};

/** Removes releases that the manifest does not list, and content that none of its releases needs. Files that are not releases are left unchanged. */
export const removeUnlisted = async (target: string, { releases }: Manifest): Promise<void> => {
  const listed = new Set(releases.map(({ id }) => id));
  const served = await servedRelease(target);
  for (const name of await readdir(join(target, RELEASES)))
    if (RELEASE_NAME.test(name) && !listed.has(name) && name !== served)
      await rm(releasePath(target, name), { recursive: true });
  const store = contentStore(target);
  const needed = new Set<string>();
  for (const release of releases) {
    const details = await readDetails(store, release).catch(() => null);
    // Nothing is removed while it is unknown what a release needs.
    if (details === null) return;
    for (const hash of [
      release.details,
      ...[details.files, details.source, details.inherited ?? {}].flatMap((files) => Object.values(files)),
    ])
      needed.add(hash);
  }
  await store.keepOnly(needed);
};

/**
 * Prepares a folder for a release of a brand: creates the folder if needed, takes over the releases of an earlier Marquee, and removes what an
 * interrupted publish has left behind. Rejects with `TargetRefusedError` if the folder contains another brand and `replaceBrand` is false, if it
 * contains a `current` or `releases` that `publish` has not created, or if a release is pinned.
 */
export const takeTarget = async (target: string, brand: string, replaceBrand: boolean): Promise<Manifest> => {
  await mkdir(target, { recursive: true });
  const manifest = await readManifest(target);
  if (manifest === null) {
    const taken = (await readdir(target)).filter((name) => name === CURRENT || name === RELEASES);
    if (taken.length > 0)
      throw new TargetRefusedError(
        `${target} contains ${taken.join(' and ')}, which publish has not written; choose another folder`,
      );
  } else if (manifest.brand !== brand && !replaceBrand)
    throw new TargetRefusedError(
      `${target} contains the brand ${manifest.brand}; choose another folder, or add --replace-brand to replace it with ${brand}`,
    );
  const own =
    manifest?.brand !== brand
      ? emptyManifest(brand)
      : manifest.version === 1
        ? await takeOver(target, contentStore(target), manifest)
        : manifest;
  if (own.pin !== null)
    throw new TargetRefusedError(
      `${target} is pinned to ${own.pin.release}; marquee rollback --unpin --out ${target} allows publishing again`,
    );
  // The manifest is written first, so that the next publish recognises what this one leaves behind if it is interrupted.
  await writeManifest(target, own);
  await mkdir(join(target, RELEASES), { recursive: true });
  await removeUnlisted(target, own);
  return own;
};

/** Makes a release the served one by replacing the link `current` atomically. */
export const pointTo = async (target: string, id: string): Promise<void> => {
  const beside = join(target, `${CURRENT}.new`);
  await rm(beside, { force: true });
  await symlink(`${RELEASES}/${id}`, beside);
  await rename(beside, join(target, CURRENT));
};

/** Returns the paths of a release's own files whose content is not that of the release: they are gone or damaged. */
export const damagedFiles = async (
  target: string,
  { id }: Release,
  files: Readonly<Record<string, string>>,
): Promise<readonly string[]> => {
  const there = await readFiles(releasePath(target, id)).catch((): ReadonlyMap<string, Uint8Array> => new Map());
  return Object.entries(files)
    .filter(([path, hash]) => {
      const content = there.get(path);
      return content === undefined || hashOf(content) !== hash;
    })
    .map(([path]) => path);
};
