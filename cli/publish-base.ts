import { readFiles } from '#publish/operators/releases/release-details.ts';
import { mergeLive, requireFreshBase, requireLive } from '#publish/operators/base/stale-base.ts';
import { brandName } from '#publish/operators/environments/brand-name.ts';
import { stateOfFolder } from '#publish/operators/diff/brand-state.ts';
import { WriteFailed } from '#publish/operators/writes/write-files.ts';
import { WriteBusy } from '#publish/operators/writes/write-system.ts';
import type { BrandFolder } from '#publish/brand-folder.ts';
import { refused, wrongUsage } from './frame/command-error.ts';

/** How `publish` treats a live release that is newer than the brand's folder. */
export interface BaseValues {
  readonly base?: string | undefined;
  readonly onto?: string | undefined;
  readonly merge: boolean;
}

/** Throws a `CommandError` for options that contradict each other. */
export const checkBaseValues = ({ base, onto, merge }: BaseValues): void => {
  if (onto !== undefined && (merge || base !== undefined))
    throw wrongUsage(
      'contradicting-options',
      `--onto publishes the folder as it is; leave out ${merge ? '--merge' : '--base'}, or --onto.`,
    );
};

/** The files of a brand's folder, without those whose names begin with a dot. */
export const sourceOf = async (dir: string): Promise<ReadonlyMap<string, Uint8Array>> =>
  new Map([...(await readFiles(dir))].filter(([path]) => !/(?:^|\/)\./.test(path)));

/**
 * Makes sure that publishing a folder takes back nothing of the live release. Resolves to the files of the folder that were merged with those of the live
 * release. Rejects with `TargetRefusedError`.
 */
export const settleBase = async (
  target: string,
  folder: BrandFolder,
  { base, onto, merge }: BaseValues,
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
      throw refused('not-merged', `Nothing was published, because ${folder.dir} cannot be written: ${error.message}`);
    throw error;
  }
};
