import { shareOf } from '../canary/canary-state.ts';
import { readManifest, TargetRefusedError, type ReleaseKind } from './manifest.ts';

/** The release that is to be published to a folder. */
export interface PlannedRelease {
  /** The brand as in `ReleaseOptions`. */
  readonly brand: string;
  readonly kind: ReleaseKind;
  readonly replaceBrand: boolean;
}

/**
 * Rejects with `TargetRefusedError` if a folder allows no publish of a release: it has releases of another brand or of another kind, or its live release
 * is pinned or tried out by a canary. Changes nothing. The publish itself checks this again, once it has locked the folder.
 */
export const requireOpenTarget = async (
  target: string,
  { brand, kind, replaceBrand }: PlannedRelease,
): Promise<void> => {
  const manifest = await readManifest(target);
  if (manifest === null) return;
  const existing = manifest.version === 1 ? 'files' : manifest.kind;
  const refuse = (why: string): never => {
    throw new TargetRefusedError(`${target} ${why}`);
  };
  if (existing !== kind)
    refuse(`contains releases of another kind; choose another folder, or publish with --for ${existing}`);
  if (manifest.brand !== brand) {
    if (replaceBrand) return;
    refuse(
      `contains the brand ${manifest.brand}; choose another folder, or add --replace-brand to replace it with ${brand}`,
    );
  }
  if (manifest.version === 1) return;
  const { pin, canary } = manifest;
  if (pin !== null)
    refuse(`is pinned to ${pin.release}; marquee rollback --unpin --out ${target} allows publishing again`);
  if (canary !== null)
    refuse(
      `gives ${canary.release} of a canary to ${shareOf(canary)} % of visitors; marquee canary promote --out ${target} makes it live, marquee canary abort --out ${target} rolls it back, and both allow publishing again`,
    );
};
