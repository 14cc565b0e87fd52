import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { FolderInUse, lockFolder } from '../../locks/folder-lock.ts';

/** The file system operations of a write. */
export interface WriteSystem {
  /** Returns the content of a file, or `null` if there is none. */
  readonly read: (path: string) => Uint8Array | null;
  /** Creates a file and flushes it to the disk, with the mode of the file `like` if there is one. */
  readonly create: (path: string, content: Uint8Array, like: string) => void;
  /** Replaces a file atomically. */
  readonly rename: (from: string, to: string) => void;
  /** Adds a second name for a file. Does nothing if the file does not exist or the file system does not support this. */
  readonly link: (from: string, to: string) => void;
  readonly remove: (path: string) => void;
  readonly list: (folder: string) => readonly string[];
  /** Creates a folder. Returns a function that removes what was created, as far as it is empty. */
  readonly makeFolder: (folder: string) => () => void;
  /** Waits until no other process writes in a folder, then locks it. Returns the function that unlocks it. */
  readonly lock: (folder: string) => () => void;
}

/** Thrown if another process writes in a folder for longer than a write should take. */
export class WriteBusy extends Error {
  readonly code = 'EBUSY';

  constructor(folder: string, pid: number) {
    super(`${folder} is being written by process ${pid}. Wait until it ends, then try again`);
    this.name = 'WriteBusy';
  }
}

const LOCK = '.writing.json';
const WAIT_MS = 5;
const MOST_WAITS = 2000;

const sleep = (milliseconds: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
};

const lock = (folder: string): (() => void) => {
  for (let waits = 0; ; waits += 1)
    try {
      return lockFolder(folder, LOCK);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      if (waits === MOST_WAITS) throw new WriteBusy(folder, error.pid);
      sleep(WAIT_MS);
    }
};

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Errors of `link` on a file system without hard links, or for a file that does not exist. */
const UNLINKABLE: ReadonlySet<unknown> = new Set(['ENOENT', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

export const nodeFiles: WriteSystem = {
  read: (path) => {
    try {
      return readFileSync(path);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      // Node's message does not contain the path.
      if (codeOf(error) === 'EISDIR')
        throw Object.assign(new Error(`EISDIR: ${path} is a folder`), { code: 'EISDIR', syscall: 'read' });
      throw error;
    }
  },
  create: (path, content, like) => {
    const file = openSync(path, 'w');
    try {
      // The mode of a created file depends on the umask.
      if (existsSync(like)) fchmodSync(file, statSync(like).mode);
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  },
  rename: renameSync,
  link: (from, to) => {
    try {
      linkSync(from, to);
    } catch (error) {
      if (!UNLINKABLE.has(codeOf(error))) throw error;
    }
  },
  remove: (path) => rmSync(path, { force: true }),
  list: (folder) => readdirSync(folder),
  makeFolder: (folder) => {
    const first = mkdirSync(folder, { recursive: true });
    return () => {
      if (first === undefined) return;
      for (let each = folder; each.length >= first.length; each = dirname(each))
        try {
          rmdirSync(each);
        } catch {
          return;
        }
    };
  },
  lock,
};
