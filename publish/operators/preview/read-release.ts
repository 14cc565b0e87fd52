import type { PublishedSite } from '../../published-site.ts';
import { stateOfBrand, type BrandState } from '../diff/brand-state.ts';
import { siteOrigin } from '../publish/prepare-brand.ts';
import type { ReleaseFormat } from '../publish/release-format.ts';
import { contentStore, type ContentStore } from '../releases/content-store.ts';
import { TargetRefusedError, type Release } from '../releases/manifest.ts';
import { readDetails, withReleaseFolder, type ReleaseDetails } from '../releases/release-details.ts';
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

/**
 * Reads a release into memory. The documents of a release for the Node server are rendered with the build of `format`. Rejects with
 * `TargetRefusedError` if the release has no record of its brand, or with `ContentLost`.
 */
export const readRelease = async (target: string, release: Release, format: ReleaseFormat): Promise<ReadRelease> => {
  const { brand: name, kind } = await readReleases(target);
  const store = contentStore(target);
  const details = await readDetails(store, release);
  const read = await withReleaseFolder(store, name, details, async (folder): Promise<ReadRelease | null> => {
    const { brand } = folder;
    if (brand === null) return null;
    const files =
      kind === 'server'
        ? // As a server with this build would render them.
          await format.files({ folder: { ...folder, brand }, origin: siteOrigin(brand) })
        : await servedFiles(store, details);
    return { state: stateOfBrand(brand, folder), files };
  });
  if (read === null)
    throw new TargetRefusedError(
      `${release.id} cannot be shown, because it has no record of the brand that this version of Marquee can read`,
    );
  return read;
};
