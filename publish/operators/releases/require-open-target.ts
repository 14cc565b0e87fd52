import { shareOf } from '../canary/canary-state.ts';
import { readManifest, TargetRefusedError, type EarlierManifest, type Manifest, type ReleaseKind } from './manifest.ts';

/** The release that is to be published to a folder. */
export interface PlannedRelease {
  /** The brand as in `ReleaseOptions`. */
  readonly brand: string;
  readonly kind: ReleaseKind;
  readonly replaceBrand: boolean;
}

const KIND_TEXTS: Readonly<Record<ReleaseKind, string>> = { files: 'any web server', server: 'the Node server' };

/**
 * Throws `TargetRefusedError` if a folder has releases of another kind, because a web server must not serve a brand's source files, or of another brand
 * that must not be replaced, or if its live release is pinned or a canary runs.
 */
export const requireOpen = (
  target: string,
  manifest: Manifest | EarlierManifest,
  { brand, kind, replaceBrand }: PlannedRelease,
): void => {
  const existing = manifest.version === 1 ? 'files' : manifest.kind;
  if (existing !== kind)
    throw new TargetRefusedError(
      `${target} contains releases for ${KIND_TEXTS[existing]}; choose another folder for ${KIND_TEXTS[kind]}, or publish with --for ${existing}`,
    );
  if (manifest.brand !== brand && !replaceBrand)
    throw new TargetRefusedError(
      `${target} contains the brand ${manifest.brand}; choose another folder, or add --replace-brand to replace it with ${brand}`,
    );
  if (manifest.version === 1) return;
  const { pin, canary } = manifest;
  if (pin !== null)
    throw new TargetRefusedError(
      `${target} is pinned to ${pin.release}; marquee rollback --unpin --out ${target} allows publishing again`,
    );
  if (canary !== null)
    throw new TargetRefusedError(
      `${shareOf(canary)} % of visitors get ${canary.release} of a canary in ${target}; marquee canary promote --out ${target} makes it live, marquee canary abort --out ${target} rolls it back, and both allow publishing again`,
    );
};

/** Rejects like `requireOpen` for the folder as it is now. The publish itself checks this again, once it has locked the folder. */
export const requireOpenTarget = async (target: string, planned: PlannedRelease): Promise<void> => {
  const manifest = await readManifest(target);
  if (manifest !== null) requireOpen(target, manifest, planned);
};
