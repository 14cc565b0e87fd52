import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Owner {
  readonly pid: number;
  /** When the process began, where the system tells; a pid alone may be another process by now. */
  readonly started: string | null;
}

/** Another process, or this one a second time, has the folder. */
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

const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

const startOf = (pid: number): string | null => {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === null) return null;
  const boot = read('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
};

const isAlive = ({ pid, started }: Owner): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return started === null || now === null || now === started;
};

const ownerIn = (text: string | null): Owner | null => {
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
 * Takes `folder` for this process and returns what gives it back; the process gives it back at its exit too.
 * Throws `FolderInUse` while its owner lives; takes over from one that died.
 */
export const lockFolder = (folder: string): (() => void) => {
  const path = join(folder, 'owner.json');
  const mine = join(folder, `owner.${process.pid}.json`);
  const aside = `${mine}.stale`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }));
  try {
    for (;;) {
      try {
        linkSync(mine, path);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const owner = ownerIn(read(path));
      if (owner && isAlive(owner)) throw new FolderInUse(resolve(folder), owner.pid);
      setAside(path, aside);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  const release = (): void => {
    process.off('exit', release);
    if (ownerIn(read(path))?.pid === process.pid) rmSync(path, { force: true });
  };
  process.on('exit', release);
  return release;
};

/** Moves a dead owner's lock away. If somebody took it over in between, theirs goes back and the next round meets it. */
const setAside = (path: string, aside: string): void => {
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const owner = ownerIn(read(aside));
  if (owner && isAlive(owner)) {
    try {
      linkSync(aside, path);
    } catch {
      // A third process was quicker: it is met in the next round.
    }
  }
  rmSync(aside, { force: true });
};
