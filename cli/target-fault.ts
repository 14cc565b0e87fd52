import { FolderInUse, lockFolder } from '#publish/locks/folder-lock.ts';
import { ContentLost } from '#publish/operators/releases/content-store.ts';
import { TargetRefusedError } from '#publish/operators/releases/manifest.ts';

/** Returns the message for an error that means that the folder of a published site cannot be used, or `null` for any other error. */
export const targetFault = (error: unknown, out: string): string | null => {
  if (error instanceof TargetRefusedError) return `${error.message}.`;
  if (error instanceof FolderInUse) return `${out} is being changed by process ${error.pid}. Wait until it ends.`;
  if (error instanceof ContentLost)
    return `${error.message}. The served release is unchanged; publish the brand again.`;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC') return `There is no space left for ${out}. The served release is unchanged.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${out} cannot be written: ${code}. The served release is unchanged.`;
  if (code === 'ENOENT') return `${out} does not exist.`;
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${out} is not a folder.`;
  return null;
};

/** Runs an action while no other process changes the folder of a published site. */
export const whileLocked = async <Result>(target: string, action: () => Promise<Result>): Promise<Result> => {
  const unlock = lockFolder(target);
  try {
    return await action();
  } finally {
    unlock();
  }
};

/** Printed by a command that switches releases while the clock shows an earlier time than at the last switch. */
export const CLOCK_WARNING =
  'The clock of this machine shows an earlier time than at an earlier switch. The order of releases is not affected.';
