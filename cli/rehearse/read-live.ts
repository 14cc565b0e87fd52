import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { printable } from '#schemas/checks/finding.ts';
import { readRelease } from '#publish/operators/preview/read-release.ts';
import type { ReleaseFormat } from '#publish/operators/publish/release-format.ts';
import { TargetRefusedError } from '#publish/operators/releases/manifest.ts';
import { CURRENT, servedRelease } from '#publish/operators/releases/release-paths.ts';
import { readReleases, releaseNamed } from '#publish/operators/releases/switch-release.ts';
import { wrongUsage } from '../frame/command-error.ts';
import type { Rehearsal } from './run-rehearsal.ts';

/**
 * Throws a `CommandError` if `--out` cannot be the folder to which a brand is published, because a rehearsal would then compare the brand with nothing.
 * The folder may be empty before the first publish.
 */
export const checkOut = (out: string, name: string): void => {
  if (!existsSync(out))
    throw wrongUsage(
      'unusable-value',
      `--out ${printable(out)} does not exist; name the folder that publish has written, or leave out --out.`,
    );
  const own = join(out, name);
  if (!existsSync(join(out, CURRENT)) && existsSync(join(own, CURRENT)))
    throw wrongUsage(
      'unusable-value',
      `--out ${printable(out)} contains the folders of several brands; write --out ${printable(own)}.`,
    );
};

interface ReadOptions {
  /** Renders the documents of a release for the Node server. */
  readonly format: ReleaseFormat;
  /** Whether the live release may belong to another brand, which counts as none. */
  readonly replaceBrand?: boolean;
}

/** Reads the live release of a folder; `null` if nothing is live there. Rejects with `TargetRefusedError` if it belongs to another brand. */
export const readLive = async (
  target: string,
  name: string,
  { format, replaceBrand = false }: ReadOptions,
): Promise<Rehearsal['live']> => {
  const id = await servedRelease(target);
  if (id === null) return null;
  const manifest = await readReleases(target);
  if (manifest.brand !== name) {
    if (replaceBrand) return null;
    throw new TargetRefusedError(
      `${target} contains releases of ${manifest.brand}; name the folder of ${name}, or leave out --out`,
    );
  }
  return { id, ...(await readRelease(target, releaseNamed(manifest, id), format)) };
};
