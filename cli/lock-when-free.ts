import { setTimeout as delay } from 'node:timers/promises';
import { FolderInUse, lockFolder } from '#publish/locks/folder-lock.ts';
import { showStep } from './show-step.mjs';

const RETRY_MS = 200;

/**
 * Locks a folder until this process exits; waits while another process holds the lock. `work` describes what that
 * process is doing, such as `builds in this folder`, and is printed while waiting.
 */
export const lockWhenFree = async (folder: string, work: string): Promise<{ readonly hasWaited: boolean }> => {
  let hasWaited = false;
  for (;;) {
    try {
      lockFolder(folder);
      return { hasWaited };
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      if (!hasWaited) showStep(`Waiting for process ${error.pid}, which ${work}`);
      hasWaited = true;
    }
    // oxlint-disable-next-line no-await-in-loop -- polls
    await delay(RETRY_MS);
  }
};
