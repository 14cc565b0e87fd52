import { AsyncLocalStorage } from 'node:async_hooks';
import type * as files from 'node:fs/promises';

/** Called before each write of a run. It may count the write, fail as on a full disk, or never return, as if the process had been killed. */
export type BeforeWrite = (needsSpace: boolean) => Promise<void>;

/** The action before each write of a run; a module must be mocked with `guardedFiles`. */
export const beforeEachWrite = new AsyncLocalStorage<BeforeWrite>();

const before: BeforeWrite = async (needsSpace) => beforeEachWrite.getStore()?.(needsSpace);

const guarded =
  <Arguments extends unknown[], Result>(write: (...args: Arguments) => Promise<Result>, needsSpace: boolean) =>
  async (...args: Arguments): Promise<Result> => {
    await before(needsSpace);
    return write(...args);
  };

/** The functions of `node:fs/promises`; those that write call `beforeEachWrite` first. */
export const guardedFiles = (real: typeof files) => {
  const open: typeof real.open = async (path, flags, mode) => {
    if (flags === undefined) return real.open(path);
    await before(true);
    const file = await real.open(path, flags, mode);
    const write = file.writeFile.bind(file);
    file.writeFile = async (content: Parameters<typeof write>[0]) => {
      // A process may be killed, or a disk may fill up, when a file is half written.
      const bytes = Buffer.from(content as Uint8Array);
      await write(bytes.subarray(0, bytes.length / 2));
      await before(true);
      await write(bytes.subarray(bytes.length / 2));
    };
    return file;
  };
  return {
    ...real,
    open,
    writeFile: guarded(real.writeFile, true),
    rename: guarded(real.rename, false),
    rm: guarded(real.rm, false),
    mkdir: guarded(real.mkdir, true),
    link: guarded(real.link, true),
    symlink: guarded(real.symlink, true),
  };
};

export const countWrites = async (run: () => Promise<unknown>): Promise<number> => {
  let writes = 0;
  await beforeEachWrite.run(async () => void (writes += 1), run);
  return writes;
};

/** Runs a command up to a write; resolves once the process would have ended there. */
export const runUntil = (run: () => Promise<unknown>, last: number): Promise<void> =>
  new Promise((resolve, reject) => {
    let writes = 0;
    const beforeWrite: BeforeWrite = () => {
      writes += 1;
      if (writes < last) return Promise.resolve();
      // Waits for writes that other threads have started.
      setTimeout(resolve, 5);
      return new Promise(() => undefined);
    };
    beforeEachWrite.run(beforeWrite, run).then(() => resolve(), reject);
  });

/** A disk that is full from a write on. */
export const fullDisk = (from: number): { readonly beforeWrite: BeforeWrite; readonly failures: () => number } => {
  let [count, failures] = [0, 0];
  return {
    beforeWrite: async (needsSpace) => {
      count += 1;
      if (count < from || !needsSpace) return;
      failures += 1;
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    },
    failures: () => failures,
  };
};
