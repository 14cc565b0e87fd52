import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { closestMatch } from '#schemas/checks/closest-match.ts';
import { diffBrands } from '../diff/diff-brands.ts';
import type { Difference } from '../diff/difference.ts';
import { changedConfiguration } from './changed-configuration.ts';
import { contentStore } from './content-store.ts';
import { lastTime, readManifest, TargetRefusedError, writeManifest, type Manifest, type Release } from './manifest.ts';
import { carryImmutable } from './publish-release.ts';
import { readDetails, releaseState } from './release-details.ts';
import { damagedFiles, pointTo, releasePath, servedRelease } from './target-folder.ts';

/** Reads the manifest of a folder with releases. Rejects with `TargetRefusedError` if there is none, or only one of an earlier Marquee. */
export const readReleases = async (target: string): Promise<Manifest> => {
  const manifest = await readManifest(target);
  if (manifest === null) throw new TargetRefusedError(`${target} has no releases: marquee publish writes them`);
  if (manifest.version === 1)
    throw new TargetRefusedError(
      `${target} was written by an earlier Marquee: publish into it once, which takes its releases over`,
    );
  return manifest;
};

/** Thrown if a release is not known by a name. */
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

/** Returns the release that was served before the last switch; `null` if there is none or if it is no longer kept. */
export const releaseBefore = ({ releases, switches }: Manifest): Release | null =>
  releases.find(({ id }) => id === switches.at(-1)?.from) ?? null;

/** Returns the newest release that is older than the served one; `null` if there is none. */
export const olderRelease = async (target: string, { releases }: Manifest): Promise<Release | null> => {
  const served = await servedRelease(target);
  return releases[releases.findIndex(({ id }) => id === served) - 1] ?? null;
};

/** What a switch to another release changes. */
export interface SwitchPlan {
  readonly from: Release | null;
  readonly to: Release;
  /** What changes for players; `null` if the brand's files of one of the releases are not known. */
  readonly changes: readonly Difference[] | null;
  readonly isOtherBuild: boolean;
  /** The files that nginx must reload. */
  readonly configuration: readonly string[];
}

/** Returns what a switch to a release will change, without changing anything. */
export const planSwitch = async (target: string, manifest: Manifest, to: Release): Promise<SwitchPlan> => {
  const store = contentStore(target);
  const served = await servedRelease(target);
  const from = manifest.releases.find(({ id }) => id === served) ?? null;
  const details = await readDetails(store, to);
  const before = from === null ? null : await releaseState(store, manifest.brand, await readDetails(store, from));
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
  /** Whether the release stays served until it is unpinned. */
  readonly pin: boolean;
}

export interface Switched {
  /** Files that were gone or damaged, and are restored. */
  readonly restored: readonly string[];
  readonly isClockBehind: boolean;
}

/**
 * Serves another release: brand, texts, files and build change in one step. First restores the files of the release that are gone or damaged, and
 * adds the immutable files of the releases that open tabs may come from. Rejects with `ContentLost` if a file cannot be restored; the served release
 * is then unchanged.
 */
export const switchRelease = async (
  target: string,
  manifest: Manifest,
  to: Release,
  { by, note, now, pin }: SwitchOptions,
): Promise<Switched> => {
  const store = contentStore(target);
  const folder = releasePath(target, to.id);
  const { files } = await readDetails(store, to);
  const restored = await damagedFiles(target, to, files);
  for (const path of restored) {
    const hash = files[path] ?? '';
    await store.read(hash);
    await rm(join(folder, path), { force: true });
    await store.place(hash, join(folder, path));
  }
  const others = manifest.releases.filter(({ id }) => id !== to.id);
  await carryImmutable(store, folder, await Promise.all(others.map((one) => readDetails(store, one))));
  const at = now.toISOString();
  const from = await servedRelease(target);
  const pinned = { ...manifest, pin: pin ? { release: to.id, since: at, by } : manifest.pin };
  // The pin is written first: if this process ends here, nothing is published by accident.
  if (pin) await writeManifest(target, pinned);
  await pointTo(target, to.id);
  await writeManifest(target, { ...pinned, switches: [...manifest.switches, { at, by, note, from, to: to.id }] });
  return { restored, isClockBehind: now.getTime() < lastTime(manifest) };
};

/** Allows publishing again after a pinned roll-back. */
export const unpin = (target: string, manifest: Manifest): Promise<void> =>
  writeManifest(target, { ...manifest, pin: null });
