import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrandFiles } from './new-brand.ts';

const PREFIX = '.new-';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Removes the temporary folders of processes that were killed while writing a brand. */
const removeLeftovers = (brandsDir: string): void => {
  for (const name of readdirSync(brandsDir))
    if (name.startsWith(PREFIX) && !isRunning(Number(name.slice(PREFIX.length))))
      rmSync(join(brandsDir, name), { recursive: true, force: true });
};

/**
 * Writes a brand's files to a temporary folder next to `brandsDir/id`, calls `check` with that folder, and renames it,
 * so that a server never reads half a brand. If `check` or the file system throws, nothing is left behind.
 */
export const writeBrand = async (
  brandsDir: string,
  id: string,
  files: BrandFiles,
  check: (dir: string) => Promise<void>,
): Promise<string> => {
  const made = join(brandsDir, `${PREFIX}${process.pid}`);
  const dir = join(brandsDir, id);
  mkdirSync(brandsDir, { recursive: true });
  removeLeftovers(brandsDir);
  try {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(made, id, path)), { recursive: true });
      writeFileSync(join(made, id, path), content);
    }
    await check(join(made, id));
    if (existsSync(dir)) throw new Error(`There is already a folder ${dir}.`);
    renameSync(join(made, id), dir);
    return dir;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
};
