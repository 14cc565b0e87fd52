import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The space that a folder takes on disk, in bytes. */
export interface FolderSize {
  readonly all: number;
  /** The same without the files and folders that are left out, and without hard links to them. */
  readonly counted: number;
}

/** Measures the space of files and folders below a folder. A file with several hard links counts once. */
export const folderSize = (folder: string, isLeftOut: (path: string) => boolean): FolderSize => {
  const sizes = new Map<number, number>();
  const leftOut = new Set<number>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const { ino, blocks } = lstatSync(path);
    sizes.set(ino, blocks * 512);
    if (isLeftOut(path)) leftOut.add(ino);
  }
  const sum = (inodes: Iterable<number>): number =>
    [...inodes].reduce((total, ino) => total + (sizes.get(ino) ?? 0), 0);
  const all = sum(sizes.keys());
  return { all, counted: all - sum(leftOut) };
};
