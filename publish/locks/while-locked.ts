import { lockFolder } from './folder-lock.ts';

/** Runs an action while no other process changes a folder. Rejects with `FolderInUse` if another process has locked it. */
export const whileLocked = async <Result>(folder: string, action: () => Promise<Result>): Promise<Result> => {
  const unlock = lockFolder(folder);
  try {
    return await action();
  } finally {
    unlock();
  }
};
