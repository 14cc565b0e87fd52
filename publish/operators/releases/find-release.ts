import type { BrandState } from '../diff/brand-state.ts';
import { contentStore } from './content-store.ts';
import { TargetRefusedError, type Release } from './manifest.ts';
import { readDetails, releaseState } from './release-details.ts';
import { servedRelease } from './release-paths.ts';
import { readReleases, releaseNamed, UnknownRelease } from './switch-release.ts';

/** A name for the live release, in addition to its id. */
const LIVE = 'live';

/** Returns the release with an id, or the live one for `live`; `null` if the folder has none. Rejects with `TargetRefusedError`. */
const findRelease = async (target: string, name: string): Promise<Release | null> => {
  const manifest = await readReleases(target);
  try {
    return releaseNamed(manifest, name === LIVE ? ((await servedRelease(target)) ?? name) : name);
  } catch (error) {
    if (error instanceof UnknownRelease) return null;
    throw error;
  }
};

/**
 * Returns the state of the brand from which a release was made; `null` if the folder has no release of that name.
 * Rejects with `TargetRefusedError`, also if the release has no record of its brand that this version of Marquee can
 * read.
 */
export const stateOfRelease = async (target: string, name: string): Promise<BrandState | null> => {
  const release = await findRelease(target, name);
  if (release === null) return null;
  const { brand } = await readReleases(target);
  const store = contentStore(target);
  const state = await releaseState(store, brand, await readDetails(store, release));
  if (state === null)
    throw new TargetRefusedError(`${release.id} has no record of its brand that this version of Marquee can read`);
  return state;
};
