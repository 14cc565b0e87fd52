import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A text that changes when any file below a folder does: names, sizes and times. `null` where there is no folder. */
export const folderSignature = async (folder: string): Promise<string | null> => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
    const facts = await Promise.all(
      files.map(async (file) => {
        const { size, mtimeMs, ino } = await stat(file);
        return `${file}:${size}:${mtimeMs}:${ino}`;
      }),
    );
    return facts.sort().join('\n');
  } catch {
    return null;
  }
};
