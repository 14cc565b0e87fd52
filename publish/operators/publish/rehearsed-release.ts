import { TargetRefusedError } from '../releases/manifest.ts';
import { servedRelease } from '../releases/release-paths.ts';
import type { PublishedSite } from '../../published-site.ts';
import { inheritedSource, sourceOf } from './brand-source.ts';
import type { PreparedBrand } from './prepare-brand.ts';

type Files = ReadonlyMap<string, Uint8Array>;

/** A release that was rehearsed without a lock on its folder, with the state from which it was made. */
export interface RehearsedRelease {
  readonly files: PublishedSite;
  /** The release that was live; `null` for none. */
  readonly live: string | null;
  /** The files of the brand's folder, and of the brands that it extends. */
  readonly sources: readonly [own: Files, inherited: Files];
}

/** Reads the state on which a rehearsal depends. Call it before the rehearsal begins. */
export const beforeRehearsal = async (
  target: string,
  { folder }: Pick<PreparedBrand, 'folder'>,
): Promise<Pick<RehearsedRelease, 'live' | 'sources'>> => ({
  live: await servedRelease(target),
  sources: [await sourceOf(folder.dir), await inheritedSource(folder)],
});

const isSame = (one: Files, other: Files): boolean =>
  one.size === other.size &&
  [...one].every(([path, content]) => Buffer.compare(content, other.get(path) ?? new Uint8Array()) === 0);

/** Rejects with `TargetRefusedError` if the live release or the brand has changed since a rehearsal began. */
export const requireRehearsed = async (
  target: string,
  prepared: Pick<PreparedBrand, 'folder'>,
  rehearsed: RehearsedRelease,
): Promise<void> => {
  const { live, sources } = await beforeRehearsal(target, prepared);
  const changed =
    live !== rehearsed.live
      ? `the live release of ${target}`
      : sources.some((files, index) => !isSame(files, rehearsed.sources[index] ?? new Map()))
        ? prepared.folder.dir
        : null;
  if (changed !== null)
    throw new TargetRefusedError(`${changed} has changed since the rehearsal began, so publish again to rehearse it`);
};
