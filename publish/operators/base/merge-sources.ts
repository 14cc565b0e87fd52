import type { Conflict } from '../merge/merge-values.ts';
import type { ContentStore, FileHashes } from '../releases/content-store.ts';
import { versionOf } from '../writes/file-version.ts';
import { mergeFiles } from '../writes/merge-files.ts';
import type { FileEdit } from '../writes/write-files.ts';
import { changedPaths, sourceVersion, type Source } from './release-source.ts';

/** A place in a file that the folder and the live release have changed differently. */
export interface FileConflict extends Conflict {
  /** The path in the brand's folder. */
  readonly file: string;
}

/** The changes that merging a release makes in a brand's folder. */
export interface SourceMerge {
  readonly edits: readonly FileEdit[];
  readonly conflicts: readonly FileConflict[];
}

/** Merges the changes between two releases into the files of a brand's folder. */
export const mergeSources = async (
  store: ContentStore,
  base: FileHashes,
  live: FileHashes,
  folder: Source,
): Promise<SourceMerge> => {
  const edits: FileEdit[] = [];
  const conflicts: FileConflict[] = [];
  for (const path of changedPaths(base, live)) {
    const from = versionOf(folder.get(path) ?? null);
    const [before, theirs] = [await sourceVersion(store, base, path), await sourceVersion(store, live, path)];
    const { content, conflicts: found } = mergeFiles(path, before, from, theirs);
    conflicts.push(...found.map((conflict) => ({ file: path, ...conflict })));
    if (content !== undefined && versionOf(content).revision !== from.revision) edits.push({ path, from, content });
  }
  return { edits, conflicts };
};
