import { readRelease } from '#publish/operators/preview/read-release.ts';
import { TargetRefusedError } from '#publish/operators/releases/manifest.ts';
import { servedRelease } from '#publish/operators/releases/release-paths.ts';
import { readReleases, releaseNamed } from '#publish/operators/releases/switch-release.ts';
import type { Rehearsal } from './run-rehearsal.ts';

/**
 * Reads the live release of a folder; `null` if nothing is live there. Rejects with `TargetRefusedError` if the release belongs to another brand or is
 * for the Node server.
 */
export const readLive = async (target: string, name: string): Promise<Rehearsal['live']> => {
  const id = await servedRelease(target);
  if (id === null) return null;
  const manifest = await readReleases(target);
  if (manifest.brand !== name)
    throw new TargetRefusedError(`${target} contains releases of ${manifest.brand}, not of ${name}`);
  if (manifest.kind === 'server')
    throw new TargetRefusedError(
      `${target} contains releases for the Node server, which cannot be compared in a browser`,
    );
  return { id, ...(await readRelease(target, releaseNamed(manifest, id))) };
};
