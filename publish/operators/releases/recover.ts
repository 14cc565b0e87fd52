import { readdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutCanary } from '../canary/canary-state.ts';
import { ContentLost, contentStore } from './content-store.ts';
import { RELEASE_NAME, writeManifest, type Manifest, type Release } from './manifest.ts';
import { stageInclude } from './nginx-include.ts';
import { readDetails, type ReleaseDetails } from './release-details.ts';
import { missingFiles, restoreFiles } from './release-folder.ts';
import { CURRENT, releasePath, RELEASES, servedRelease } from './release-paths.ts';

/** What a command found and repaired in a folder before its own work. */
export interface Recovery {
  /** Files of the live release that were missing or damaged and have been restored. */
  readonly restored: readonly string[];
  /** Files that could not be restored, because they are also missing from the store. */
  readonly lost: readonly string[];
  /** What interrupted commands left behind: partial or unlisted folders in `releases/`, and a release that was never live. All of it is removed. */
  readonly removed: readonly string[];
  /** The release that an interrupted command made live without recording it; `null` if there is none. */
  readonly recorded: string | null;
  /** Whether the nginx include did not match the live release and was rewritten. */
  readonly isIncludeWritten: boolean;
}

export const detailsOf = async (
  store: ReturnType<typeof contentStore>,
  releases: readonly Release[],
): Promise<readonly ReleaseDetails[]> => {
  const details = await Promise.all(releases.map((one) => readDetails(store, one).catch(() => null)));
  return details.filter((one) => one !== null);
};

/** Ends a canary whose release an interrupted command has made live. */
const recordPromotion = (manifest: Manifest, served: string, now: Date): Manifest => {
  const { canary } = manifest;
  return canary?.release === served
    ? withoutCanary(manifest, canary, 'live', { by: canary.by, now, reasons: [] })
    : manifest;
};

const recordSwitch = (manifest: Manifest, served: string, now: Date): Manifest => {
  const last = manifest.switches.at(-1) ?? null;
  const release = manifest.releases.find(({ id }) => id === served);
  if (release === undefined || last?.to === served) return manifest;
  const isPublish = !manifest.switches.some(({ to }) => to === served);
  const { at, by, note } = isPublish ? release : { at: now.toISOString(), by: '', note: '' };
  return { ...manifest, switches: [...manifest.switches, { at, by, note, from: last?.to ?? null, to: served }] };
};

/** Removes the newest release if no visitor has ever received it, because its publish was interrupted. */
const dropUnserved = (manifest: Manifest): Manifest => {
  const newest = manifest.releases.at(-1);
  const hasServed = (id: string): boolean =>
    manifest.switches.some(({ from, to }) => from === id || to === id) ||
    [manifest.canary, ...manifest.endedCanaries].some((canary) => canary?.release === id);
  return newest === undefined || hasServed(newest.id)
    ? manifest
    : { ...manifest, releases: manifest.releases.slice(0, -1) };
};

const removePartial = async (target: string, kept: ReadonlySet<string>): Promise<readonly string[]> => {
  const names = await readdir(join(target, RELEASES)).catch((): string[] => []);
  const partial = names.filter((name) => RELEASE_NAME.test(name) && !kept.has(name));
  for (const name of partial) await rm(releasePath(target, name), { recursive: true, force: true });
  return partial;
};

/**
 * Removes the folders of all releases except those given; the store has their content. The folder of a kept release is
 * replaced by a link to the live one, for web servers that are still configured to use it.
 */
export const removeFolders = async (
  target: string,
  { releases }: Manifest,
  kept: ReadonlySet<string>,
): Promise<void> => {
  const listed = new Set(releases.map(({ id }) => id));
  for (const entry of await readdir(join(target, RELEASES), { withFileTypes: true })) {
    const { name } = entry;
    if (!RELEASE_NAME.test(name) || kept.has(name) || (entry.isSymbolicLink() && listed.has(name))) continue;
    const path = releasePath(target, name);
    const removed = `${path.replace(/\.partial$/, '')}.partial`;
    if (path !== removed) await rename(path, removed);
    // On a full disk, there is no space for the link until the folder is removed.
    const isLinked =
      listed.has(name) &&
      (await symlink(`../${CURRENT}`, path).then(
        () => true,
        () => false,
      ));
    await rm(removed, { recursive: true, force: true });
    if (listed.has(name) && !isLinked) await symlink(`../${CURRENT}`, path);
  }
};

/** The releases whose folders web servers may be serving: the live one, a canary's, and the one with which nginx was last reloaded. */
export const foldersInUse = ({ canary, reloaded }: Manifest, served: string): ReadonlySet<string> =>
  new Set([served, canary?.release ?? served, reloaded ?? served]);

/** After this time, no web server opens files of the release that was live before a switch, or of an ended canary. */
const AFTER_SWITCH_MS = 60_000;

/** Removes the folders of releases that rollbacks and canaries have left behind. */
const removeEarlier = async (target: string, manifest: Manifest, served: string | null, now: Date): Promise<void> => {
  const { switches, endedCanaries } = manifest;
  const isRecent = [switches.at(-1), endedCanaries.at(-1)].some(
    (last) => last !== undefined && Math.abs(now.getTime() - Date.parse(last.at)) <= AFTER_SWITCH_MS,
  );
  if (served !== null && !isRecent) await removeFolders(target, manifest, foldersInUse(manifest, served));
};

/** Finds a release's files that are missing from its folder or damaged: `missingFiles` checks sizes, `damagedFiles` checks content. */
export type FileCheck = typeof missingFiles;

const restoreServed = async (
  target: string,
  release: Release,
  check: FileCheck,
): Promise<Pick<Recovery, 'restored' | 'lost'>> => {
  const store = contentStore(target);
  const details = await readDetails(store, release).catch(() => null);
  if (details === null) return { restored: [], lost: [] };
  const folder = releasePath(target, release.id);
  const restored: string[] = [];
  const lost: string[] = [];
  for (const path of await check(folder, details))
    try {
      await restoreFiles(folder, { store, details, others: [], earlier: null, quality: 'best' }, [path]);
      restored.push(path);
    } catch (error) {
      if (!(error instanceof ContentLost)) throw error;
      lost.push(path);
    }
  return { restored, lost };
};

/**
 * Repairs a folder while its live release is served: finishes or removes what interrupted commands have left behind,
 * and restores files of the live release that are missing or damaged.
 */
export const recover = async (
  target: string,
  manifest: Manifest,
  now: Date,
  check: FileCheck = missingFiles,
): Promise<{ readonly manifest: Manifest; readonly recovery: Recovery }> => {
  const served = await servedRelease(target);
  const recorded = served === null ? manifest : recordPromotion(recordSwitch(manifest, served, now), served, now);
  const complete = dropUnserved(recorded);
  const dropped = recorded.releases.length > complete.releases.length ? recorded.releases.at(-1) : undefined;
  if (complete !== manifest) await writeManifest(target, complete);
  const kept = new Set([served ?? '', complete.reloaded ?? '', ...complete.releases.map(({ id }) => id)]);
  const folders = await removePartial(target, kept);
  const known = complete.releases.find(({ id }) => id === served);
  await removeEarlier(target, complete, served, now);
  const repaired = known === undefined ? { restored: [], lost: [] } : await restoreServed(target, known, check);
  const include = known === undefined ? null : await stageInclude(target, complete, known.id);
  await include?.();
  return {
    manifest: complete,
    recovery: {
      ...repaired,
      removed: [...new Set([...(dropped === undefined ? [] : [dropped.id]), ...folders])],
      recorded: recorded === manifest ? null : served,
      isIncludeWritten: include !== null,
    },
  };
};
