import { lockFolder } from './folder-lock.ts';

/** Runs an action while the folder is locked, so that no other process changes it. Rejects with `FolderInUse` if another process holds the lock. */
export const whileLocked = async <Result>(folder: string, action: () => Promise<Result>): Promise<Result> => {
  const unlock = lockFolder(folder);
  try {
    return await action();
  } finally {
    unlock();
  }
};
