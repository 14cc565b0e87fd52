import { basename, dirname } from 'node:path';
import { readVersion, type FileVersion } from './file-version.ts';
import { writeFiles } from './write-files.ts';
import { nodeFiles, type WriteSystem } from './write-system.ts';

/**
 * Replaces a file's content with the result of `change` for its current version, or leaves the file unchanged if that
 * is `null`. If the file is changed in the meantime, `change` is called again with the new version. Returns whether the
 * file was written. Throws like `writeFiles`.
 */
export const changeFile = (
  path: string,
  change: (version: FileVersion) => Uint8Array | null,
  files: WriteSystem = nodeFiles,
): boolean => {
  for (;;) {
    const from = readVersion(path, files);
    const content = change(from);
    if (content === null) return false;
    const refused = writeFiles(dirname(path), [{ path: basename(path), from, content }], files);
    if (refused.length === 0) return true;
  }
};
