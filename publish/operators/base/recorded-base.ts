import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeFile } from '../writes/change-file.ts';
import { nodeFiles, type WriteSystem } from '../writes/write-system.ts';
import { readVersion, textOf } from '../writes/file-version.ts';

/** A folder inside the brand's folder that belongs neither to the brand nor to a Git repository. */
const FOLDER = '.marquee';

const baseFile = (dir: string): string => join(dir, FOLDER, 'base.json');

/** The releases on which a brand's folder is based, keyed by the folder of the published site. */
type Bases = Readonly<Record<string, string>>;

const parse = (text: string | null): Bases => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Bases) : {};
  } catch {
    return {};
  }
};

/** Not flushed to disk: if the record is lost in a power failure, the base is found by comparing releases. */
const UNSYNCED: WriteSystem = { ...nodeFiles, create: (path, content) => writeFileSync(path, content) };

const ignoreByGit = (folder: string): void => {
  const file = join(folder, '.gitignore');
  if (existsSync(file)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, '*\n');
};

/** Returns the last release that was published from a brand's folder or merged into it; `null` if unknown. */
export const recordedBase = (dir: string, target: string): string | null => {
  const base = parse(textOf(readVersion(baseFile(dir))))[realpathSync(target)];
  return typeof base === 'string' ? base : null;
};

/** Records that a brand's folder contains everything in a release. Does nothing without permission to write in the folder. */
export const recordBase = (dir: string, target: string, release: string): void => {
  try {
    ignoreByGit(join(dir, FOLDER));
    changeFile(
      baseFile(dir),
      (version) => {
        const others = Object.entries(parse(textOf(version))).filter(([path]) => existsSync(path));
        const bases = { ...Object.fromEntries(others), [realpathSync(target)]: release };
        return new TextEncoder().encode(`${JSON.stringify(bases, null, 2)}\n`);
      },
      UNSYNCED,
    );
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS') throw error;
  }
};
