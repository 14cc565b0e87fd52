import { compareValues } from '../diff/compare-values.ts';
import type { ContentStore, FileHashes } from '../releases/content-store.ts';
import type { Release } from '../releases/manifest.ts';
import { readDetails } from '../releases/release-details.ts';
import { textOf, versionOf, type FileVersion } from '../writes/file-version.ts';
import { changedPaths, hashesOf, sourceVersion, type Source } from './release-source.ts';

/** The number of recent releases that are compared with a folder. */
const MOST_COMPARED = 50;

const jsonIn = (version: FileVersion): unknown => {
  try {
    return JSON.parse(textOf(version) ?? '');
  } catch {
    return undefined;
  }
};

/** Returns the number of places in which two versions of a file differ. */
const differencesIn = (one: FileVersion, other: FileVersion): number => {
  const [before, after] = [jsonIn(one), jsonIn(other)];
  return before === undefined || after === undefined
    ? 1
    : compareValues(before, after, [], (_list, entry) => JSON.stringify(entry)).length;
};

const distance = async (store: ContentStore, release: FileHashes, folder: Source): Promise<number> => {
  let count = 0;
  for (const path of changedPaths(release, hashesOf(folder)))
    count += differencesIn(await sourceVersion(store, release, path), versionOf(folder.get(path) ?? null));
  return count;
};

/**
 * Returns the release on which a brand's folder is probably based: the one whose files differ from it in the fewest
 * places; if there are several, the newest. Returns `null` if no release has a record of the brand's files.
 */
export const nearestRelease = async (
  store: ContentStore,
  releases: readonly Release[],
  folder: Source,
): Promise<Release | null> => {
  let nearest: { readonly release: Release; readonly far: number } | null = null;
  for (const release of releases.slice(-MOST_COMPARED).toReversed()) {
    const { source } = await readDetails(store, release);
    if (Object.keys(source).length === 0) continue;
    const far = await distance(store, source, folder);
    if (nearest === null || far < nearest.far) nearest = { release, far };
  }
  return nearest?.release ?? null;
};
