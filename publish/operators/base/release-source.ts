import type { ContentStore, FileHashes } from '../releases/content-store.ts';
import { versionOf, type FileVersion } from '../writes/file-version.ts';

/** The files of a brand's folder, keyed by path. */
export type Source = ReadonlyMap<string, Uint8Array>;

export const hashesOf = (source: Source): FileHashes =>
  Object.fromEntries([...source].map(([path, content]) => [path, versionOf(content).revision]));

/** Returns the paths whose content differs between two folders. */
export const changedPaths = (before: FileHashes, after: FileHashes): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((path) => before[path] !== after[path]).sort();

/** Reads a file of the folder from which a release was made. Rejects with `ContentLost` if the file is missing or damaged. */
export const sourceVersion = async (store: ContentStore, source: FileHashes, path: string): Promise<FileVersion> => {
  const hash = source[path];
  return versionOf(hash === undefined ? null : await store.read(hash));
};
