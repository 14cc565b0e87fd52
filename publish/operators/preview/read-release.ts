import type { PublishedSite } from '../../published-site.ts';
import type { BrandState } from '../diff/brand-state.ts';
import { contentStore, type ContentStore } from '../releases/content-store.ts';
import { TargetRefusedError, type Release } from '../releases/manifest.ts';
import { readDetails, releaseState, type ReleaseDetails } from '../releases/release-details.ts';
import { readReleases } from '../releases/switch-release.ts';

/** A release in memory. */
export interface ReadRelease {
  readonly state: BrandState;
  /** The files, without their compressed variants. */
  readonly files: PublishedSite;
}

/** Reads the files of a release, without their compressed variants. Rejects with `ContentLost`. */
export const servedFiles = async (
  store: ContentStore,
  { files }: Pick<ReleaseDetails, 'files'>,
): Promise<PublishedSite> => {
  const read = new Map<string, Uint8Array>();
  for (const [path, hash] of Object.entries(files))
    if (!/\.(?:br|gz)$/.test(path)) read.set(path, await store.read(hash));
  return read;
};

/** Reads a release into memory. Rejects with `TargetRefusedError` if it has no record of its brand, or with `ContentLost`. */
export const readRelease = async (target: string, release: Release): Promise<ReadRelease> => {
  const { brand } = await readReleases(target);
  const store = contentStore(target);
  const details = await readDetails(store, release);
  const state = await releaseState(store, brand, details);
  if (state === null)
    throw new TargetRefusedError(
      `${release.id} cannot be shown, because it has no record of the brand that this version of Marquee can read`,
    );
  return { state, files: await servedFiles(store, details) };
};
