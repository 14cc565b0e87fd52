import { lstat, rename, rm } from 'node:fs/promises';
import { closestMatch } from '#schemas/checks/closest-match.ts';
import type { BrandState } from '../diff/brand-state.ts';
import { diffBrands } from '../diff/diff-brands.ts';
import type { Difference } from '../diff/difference.ts';
import { ContentLost, contentStore, type ContentStore } from './content-store.ts';
import { lastTime, readManifest, TargetRefusedError, writeManifest, type Manifest, type Release } from './manifest.ts';
import { changedConfiguration } from './nginx-include.ts';
import { detailsOf, removeFolders } from './recover.ts';
import { readDetails, releaseState } from './release-details.ts';
import {
  carryImmutable,
  damagedFiles,
  lendImmutable,
  restoreFiles,
  writeFolder,
  type FolderSource,
} from './release-folder.ts';
import { releasePath, servedRelease } from './release-paths.ts';
import { serveRelease } from './target-folder.ts';

/** Reads the manifest of a folder with releases. Rejects with `TargetRefusedError` if there is none, or if an earlier version of Marquee wrote it. */
export const readReleases = async (target: string): Promise<Manifest> => {
  const manifest = await readManifest(target);
  if (manifest === null) throw new TargetRefusedError(`${target} has no releases: marquee publish writes them`);
  if (manifest.version === 1)
    throw new TargetRefusedError(
      `${target} was written by an earlier Marquee: publish to it once to take over its releases`,
    );
  return manifest;
};

/** Thrown if no release has a given name. */
export class UnknownRelease extends Error {
  constructor(name: string, { releases }: Manifest) {
    const ids = releases.map(({ id }) => id);
    const meant = closestMatch(name, ids);
    super(
      `There is no release ${JSON.stringify(name)}; ${meant === null ? `there are ${ids.toReversed().join(', ')}` : `did you mean ${meant}?`}`,
    );
    this.name = 'UnknownRelease';
  }
}

/** Returns the release with an id, or with the part of an id after the time. Throws `UnknownRelease` if there is none. */
export const releaseNamed = (manifest: Manifest, name: string): Release => {
  const found = manifest.releases.findLast(({ id }) => id === name || id.endsWith(`-${name}`));
  if (found === undefined) throw new UnknownRelease(name, manifest);
  return found;
};

/** Returns the release that was live before the last switch; `null` if there is none or if it is no longer kept. */
export const releaseBefore = ({ releases, switches }: Manifest): Release | null =>
  releases.find(({ id }) => id === switches.at(-1)?.from) ?? null;

/** Returns the newest release that is older than the live one and was once live; `null` if there is none. */
export const olderRelease = async (
  target: string,
  { releases, endedCanaries, switches }: Manifest,
): Promise<Release | null> => {
  const served = await servedRelease(target);
  const takenBack = new Set(
    endedCanaries
      .filter(({ outcome, release }) => outcome === 'taken-back' && !switches.some(({ to }) => to === release))
      .map(({ release }) => release),
  );
  const older = releases.slice(
    0,
    Math.max(
      0,
      releases.findIndex(({ id }) => id === served),
    ),
  );
  return older.findLast(({ id }) => !takenBack.has(id)) ?? null;
};

/** What a switch to another release changes. */
export interface SwitchPlan {
  readonly from: Release | null;
  readonly to: Release;
  /** What changes for players; `null` if the brand's files are unknown for either release. */
  readonly changes: readonly Difference[] | null;
  readonly isOtherBuild: boolean;
  /** The files that nginx must reload. */
  readonly configuration: readonly string[];
}

/** The state of a release; `null` also if the store has lost its record, which must not prevent a switch to another release. */
const recordedState = async (store: ContentStore, brand: string, release: Release): Promise<BrandState | null> => {
  try {
    return await releaseState(store, brand, await readDetails(store, release));
  } catch (error) {
    if (error instanceof ContentLost) return null;
    throw error;
  }
};

/** Returns what a switch to a release will change, without changing anything. */
export const planSwitch = async (target: string, manifest: Manifest, to: Release): Promise<SwitchPlan> => {
  const store = contentStore(target);
  const served = await servedRelease(target);
  const from = manifest.releases.find(({ id }) => id === served) ?? null;
  const details = await readDetails(store, to);
  const before = from === null ? null : await recordedState(store, manifest.brand, from);
  const after = await releaseState(store, manifest.brand, details);
  const configuration = await Promise.all(
    Object.entries(details.files)
      .filter(([path]) => path.endsWith('.conf'))
      .map(async ([path, hash]) => [path, await store.read(hash)] as const),
  );
  return {
    from,
    to,
    changes: before === null || after === null ? null : diffBrands(before, after),
    isOtherBuild: from?.build !== to.build,
    configuration: await changedConfiguration(target, new Map(configuration)),
  };
};

export interface SwitchOptions {
  readonly by: string;
  readonly note: string;
  readonly now: Date;
  /** Whether the release stays live until it is unpinned. */
  readonly pin: boolean;
}

export interface Switched {
  /** Files that were missing or damaged and have been restored. */
  readonly restored: readonly string[];
  readonly isClockBehind: boolean;
}

/** Completes a release's folder. Resolves to the files that were missing or damaged. */
const prepareFolder = async (target: string, id: string, source: FolderSource): Promise<readonly string[]> => {
  const folder = releasePath(target, id);
  const isFolder = await lstat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder) {
    const damaged = await damagedFiles(folder, source.details);
    await restoreFiles(folder, source, damaged);
    await carryImmutable(folder, source);
    return damaged;
  }
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await writeFolder(partial, source);
  await restoreFiles(partial, source, await damagedFiles(partial, source.details));
  // A link to the live release may be in its place.
  await rm(folder, { force: true });
  await rename(partial, folder);
  return [];
};

/**
 * Serves another release: brand, texts, files and build change in one step. First writes its folder from the store, or
 * restores missing and damaged files in it, and adds the immutable files of the releases that open tabs may still show.
 * Rejects with `ContentLost` if a file cannot be restored; the live release is then unchanged.
 */
export const switchRelease = async (
  target: string,
  manifest: Manifest,
  to: Release,
  { by, note, now, pin }: SwitchOptions,
): Promise<Switched> => {
  const store = contentStore(target);
  const from = await servedRelease(target);
  const details = await readDetails(store, to);
  const others = manifest.releases.filter(({ id }) => id !== to.id);
  const earlier = from === null ? null : releasePath(target, from);
  const restored = await prepareFolder(target, to.id, {
    store,
    details,
    others: await detailsOf(store, others),
    earlier,
    quality: 'quick',
  });
  if (earlier !== null && from !== to.id) await lendImmutable(releasePath(target, to.id), earlier, details);
  const at = now.toISOString();
  const pinned = { ...manifest, pin: pin ? { release: to.id, since: at, by } : manifest.pin };
  // The pin is written first, so that nothing is published by accident if this process ends here.
  if (pin) await writeManifest(target, pinned);
  await serveRelease(target, to.id, {
    ...pinned,
    switches: [...manifest.switches, { at, by, note, from, to: to.id }],
  });
  await removeFolders(target, manifest, new Set([to.id, from ?? to.id, manifest.reloaded ?? to.id]));
  return { restored, isClockBehind: now.getTime() < lastTime(manifest) };
};

/** Allows publishing again after a rollback that pinned a release. */
export const unpin = (target: string, manifest: Manifest): Promise<void> =>
  writeManifest(target, { ...manifest, pin: null });
