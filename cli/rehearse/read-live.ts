import { readRelease } from '#publish/operators/preview/read-release.ts';
import type { ReleaseFormat } from '#publish/operators/publish/release-format.ts';
import { TargetRefusedError } from '#publish/operators/releases/manifest.ts';
import { servedRelease } from '#publish/operators/releases/release-paths.ts';
import { readReleases, releaseNamed } from '#publish/operators/releases/switch-release.ts';
import type { Rehearsal } from './run-rehearsal.ts';

/**
 * Reads the live release of a folder; `null` if nothing is live there. The documents of a release for the Node server are rendered with the build of
 * `format`. Rejects with `TargetRefusedError` if the release belongs to another brand.
 */
export const readLive = async (target: string, name: string, format: ReleaseFormat): Promise<Rehearsal['live']> => {
  const id = await servedRelease(target);
  if (id === null) return null;
  const manifest = await readReleases(target);
  if (manifest.brand !== name)
    throw new TargetRefusedError(`${target} contains releases of ${manifest.brand}, not of ${name}`);
  return { id, ...(await readRelease(target, releaseNamed(manifest, id), format)) };
};
