import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Owner {
  readonly pid: number;
  /** The start time of the process, because its pid may be reused; `null` if the system does not report it. */
  readonly started: string | null;
}

/** Thrown if a folder is already locked, by another process or by this one. */
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

/** Returns the fields of `/proc/<pid>/stat`, beginning with the state of the process. Empty if the system has no such file. */
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
  // A zombie process has ended, but its parent has not collected its exit status. If the parent is the first process of
  // a container, it may never do so.
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

/** The locks of this process. A single listener removes them all, because Node warns about many listeners. */
const held = new Set<() => void>();

const releaseAll = (): void => {
  for (const release of held) release();
};

const releaseAtExit = (release: () => void): void => {
  if (held.size === 0) process.on('exit', releaseAll);
  held.add(release);
};

const forget = (release: () => void): void => {
  held.delete(release);
  if (held.size === 0) process.off('exit', releaseAll);
};

/**
 * Locks a folder for this process with a file in it, and returns the function that unlocks it. The folder is also
 * unlocked when the process exits. Throws `FolderInUse` if the process that holds the lock is running; a lock whose
 * process has ended is taken over.
 */
export const lockFolder = (folder: string, name = 'owner.json'): (() => void) => {
  const path = join(folder, name);
  const mine = `${path}.${process.pid}`;
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
    forget(release);
    if (parseOwner(readIfExists(path))?.pid === process.pid) rmSync(path, { force: true });
  };
  releaseAtExit(release);
  return release;
};

/**
 * Removes the lock of a process that has ended. If another process has locked the folder in the meantime, its lock is
 * restored, and the next attempt finds it.
 */
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
      // A third process has locked the folder; the next attempt finds its lock.
    }
  }
  rmSync(aside, { force: true });
};
