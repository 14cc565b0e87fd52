import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Owner {
  readonly pid: number;
  /** Start time of the process, if the system reports it; the pid alone may have been reused. */
  readonly started: string | null;
}

/** Thrown if the folder is locked by another process, or by this one. */
export class FolderInUse extends Error {
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `The folder ${folder} is in use by process ${pid}. End that process, or choose another folder or DATABASE_URL.`,
    );
    this.name = 'FolderInUse';
    this.pid = pid;
  }
}

const readIfExists = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** The fields of `/proc/<pid>/stat` from the state on; empty where the system has no such file. */
const statusOf = (pid: number): readonly string[] => {
  const stat = readIfExists(`/proc/${pid}/stat`);
  return stat === null ? [] : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

const processStart = (pid: number): string | null => {
  const started = statusOf(pid)[19];
  if (started === undefined) return null;
  const boot = readIfExists('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return `${boot}:${started}`;
};

const isAlive = ({ pid, started }: Owner): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // A zombie has ended, though its parent has not noticed; the first process of a container may never do so.
  if (statusOf(pid)[0] === 'Z') return false;
  const now = processStart(pid);
  return started === null || now === null || now === started;
};

const parseOwner = (text: string | null): Owner | null => {
  try {
    const { pid, started } = JSON.parse(text ?? '') as Partial<Owner>;
    return typeof pid === 'number' && Number.isInteger(pid) && pid > 0
      ? { pid, started: typeof started === 'string' ? started : null }
      : null;
  } catch {
    return null;
  }
};

/**
 * Locks `folder` for this process and returns the function that unlocks it; the folder is also unlocked at exit. Throws `FolderInUse` if the owner of
 * the lock is running; takes over the lock of a dead process.
 */
export const lockFolder = (folder: string): (() => void) => {
  const path = join(folder, 'owner.json');
  const mine = join(folder, `owner.${process.pid}.json`);
  const aside = `${mine}.stale`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, started: processStart(process.pid) }));
  try {
    for (;;) {
      try {
        linkSync(mine, path);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const owner = parseOwner(readIfExists(path));
      if (owner && isAlive(owner)) throw new FolderInUse(resolve(folder), owner.pid);
      removeStaleLock(path, aside);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  const release = (): void => {
    process.off('exit', release);
    if (parseOwner(readIfExists(path))?.pid === process.pid) rmSync(path, { force: true });
  };
  process.on('exit', release);
  return release;
};

/** Removes a dead owner's lock. If another process has locked the folder meanwhile, restores that lock for the next attempt to find. */
const removeStaleLock = (path: string, aside: string): void => {
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const owner = parseOwner(readIfExists(aside));
  if (owner && isAlive(owner)) {
    try {
      linkSync(aside, path);
    } catch {
      // A third process locked the folder first; the next attempt finds its lock.
    }
  }
  rmSync(aside, { force: true });
};
