import { join } from 'node:path';
import { shareOf, withoutCanary, type CanaryChange } from '../canary/canary-state.ts';
import { TargetRefusedError, MANIFEST, manifestText, type Canary, type Manifest } from './manifest.ts';
import { stageInclude } from './nginx-include.ts';
import { removeFolders } from './recover.ts';
import { stageFile } from './stage-file.ts';
import { serveRelease } from './target-folder.ts';

/**
 * Writes the state of a canary: first the manifest, then the nginx include, each atomically. The manifest is
 * authoritative; if this process ends between the two writes, the next command writes the include.
 */
export const writeCanary = async (target: string, live: string, manifest: Manifest): Promise<void> => {
  const staged = [
    await stageFile(join(target, MANIFEST), manifestText(manifest)),
    await stageInclude(target, manifest, live),
  ];
  for (const replace of staged) await replace?.();
};

/** Returns a folder's canary. Throws `TargetRefusedError` if there is none. */
export const runningCanary = (target: string, { canary }: Manifest): Canary => {
  if (canary === null)
    throw new TargetRefusedError(`There is no canary in ${target}: marquee publish --canary 5,25,100 starts one`);
  return canary;
};

/**
 * Returns all visitors to the live release. The folder of the canary's release stays until `settle` or, if nginx is reloaded by a command, until the
 * next successful reload.
 */
export const abortCanary = (target: string, manifest: Manifest, change: CanaryChange): Promise<void> => {
  const canary = runningCanary(target, manifest);
  const reloaded = manifest.reloaded === null ? null : canary.release;
  return writeCanary(target, canary.live, { ...withoutCanary(manifest, canary, 'taken-back', change), reloaded });
};

/** Makes the canary's release live, with the same switch as `publish`. The folder of the previous release stays until `settle`. */
export const promoteCanary = async (target: string, manifest: Manifest, change: CanaryChange): Promise<void> => {
  const canary = runningCanary(target, manifest);
  const at = change.now.toISOString();
  const { release: to, live: from, by, note } = canary;
  const promoted = withoutCanary(manifest, canary, 'live', change);
  await serveRelease(target, to, { ...promoted, switches: [...manifest.switches, { at, by, note, from, to }] });
  await removeFolders(target, promoted, new Set([to, from, manifest.reloaded ?? to]));
};

/** Gives the canary's release to the next share of visitors; after the last share, to all. Resolves to the new share. */
export const advanceCanary = async (target: string, manifest: Manifest, change: CanaryChange): Promise<number> => {
  const canary = runningCanary(target, manifest);
  const next: Canary = { ...canary, step: canary.step + 1, since: change.now.toISOString() };
  await (shareOf(next) === 100
    ? promoteCanary(target, manifest, change)
    : writeCanary(target, canary.live, { ...manifest, canary: next }));
  return shareOf(next);
};
