import type { BrandFolder } from '../../brand-folder.ts';
import { mergeLive, requireFreshBase, requireLive } from '../base/stale-base.ts';
import { stateOfFolder } from '../diff/brand-state.ts';
import { brandName } from '../environments/brand-name.ts';
import { TargetRefusedError } from '../releases/manifest.ts';
import { WriteFailed } from '../writes/write-files.ts';
import { WriteBusy } from '../writes/write-system.ts';
import { sourceOf } from './brand-source.ts';

/** What a publish does if the live release is newer than the brand's folder. */
export interface BaseOptions {
  /** The release on which the folder is based, or `live`; by default, it is detected. */
  readonly base?: string | undefined;
  /** The live release that the folder replaces as it is, without a merge. */
  readonly onto?: string | undefined;
  /** Whether live changes that the folder lacks are merged into the folder. */
  readonly merge: boolean;
}

/** Thrown if the live release cannot be merged into a brand's folder, because the folder cannot be written. Nothing was published. */
export class NotMerged extends TargetRefusedError {}

/**
 * Makes sure that publishing a folder reverts no live changes, unless `onto` names the live release. Resolves to the paths of the folder's files that
 * were merged with those of the live release. Rejects with `TargetRefusedError`.
 */
export const settleBase = async (
  target: string,
  folder: BrandFolder,
  { base, onto, merge }: BaseOptions,
): Promise<readonly string[]> => {
  if (onto !== undefined) {
    await requireLive(target, onto);
    return [];
  }
  const published = { brand: brandName(folder), dir: folder.dir, source: await sourceOf(folder.dir), base };
  if (!merge) {
    await requireFreshBase(target, published, stateOfFolder(folder) ?? undefined);
    return [];
  }
  try {
    return await mergeLive(target, published);
  } catch (error) {
    if (error instanceof WriteFailed || error instanceof WriteBusy)
      throw new NotMerged(`Nothing was published, because ${folder.dir} cannot be written: ${error.message}`);
    throw error;
  }
};
