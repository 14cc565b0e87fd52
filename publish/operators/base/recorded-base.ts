import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { changeFile } from '../writes/change-file.ts';
import { readVersion, textOf } from '../writes/file-version.ts';

/** A folder in the folder of a brand, which is neither part of the brand nor of a Git repository. */
const FOLDER = '.marquee';

const baseFile = (dir: string): string => join(dir, FOLDER, 'base.json');

/** The releases from which a brand's folder comes, by the folder of the published site. */
type Bases = Readonly<Record<string, string>>;

const parse = (text: string | null): Bases => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Bases) : {};
  } catch {
    return {};
  }
};

/** Returns the release that was published from a brand's folder, or merged into it, last; `null` if that is not known. */
export const recordedBase = (dir: string, target: string): string | null => {
  const base = parse(textOf(readVersion(baseFile(dir))))[realpathSync(target)];
  return typeof base === 'string' ? base : null;
};

/** Records that a brand's folder contains everything of a release. Without permission to write in the folder, nothing is recorded. */
export const recordBase = (dir: string, target: string, release: string): void => {
  const write = (path: string, text: (before: string | null) => string): boolean =>
    changeFile(path, (version) => new TextEncoder().encode(text(textOf(version))));
  try {
    write(join(dir, FOLDER, '.gitignore'), () => '*\n');
    write(baseFile(dir), (before) => {
      const others = Object.entries(parse(before)).filter(([path]) => existsSync(path));
      return `${JSON.stringify({ ...Object.fromEntries(others), [realpathSync(target)]: release }, null, 2)}\n`;
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS') throw error;
  }
};
