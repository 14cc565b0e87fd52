import { FolderInUse } from '#publish/locks/folder-lock.ts';
import { NotMerged } from '#publish/operators/publish/settle-base.ts';
import { ContentLost } from '#publish/operators/releases/content-store.ts';
import { TargetRefusedError } from '#publish/operators/releases/manifest.ts';
import { ArchiveDamaged } from '#publish/operators/releases/tar.ts';
import { refused, type CommandError } from './frame/command-error.ts';

/** Returns the refusal for an error that means that a published site's folder cannot be used, or `null` for any other error. */
export const targetFault = (error: unknown, out: string): CommandError | null => {
  if (error instanceof NotMerged) return refused('not-merged', error.message);
  if (error instanceof TargetRefusedError) return refused('folder-refused', `${error.message}.`);
  if (error instanceof FolderInUse)
    return refused('folder-in-use', `${out} is being changed by process ${error.pid}. Wait until it ends.`);
  if (error instanceof ContentLost)
    return refused('content-lost', `${error.message}. The live release is unchanged; publish the brand again.`);
  if (error instanceof ArchiveDamaged) return refused('archive-damaged', `${error.message}. ${out} is unchanged.`);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const path = error instanceof Error && 'path' in error ? String(error.path) : out;
  if (code === 'ENOSPC')
    return refused('disk-full', `There is no space left to write ${path}. The live release is complete.`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return refused('not-writable', `${path} cannot be written: ${code}. The live release is complete.`);
  if (code === 'ENOENT') return refused('no-folder', `${out} does not exist.`);
  if (code === 'ENOTDIR' || code === 'EEXIST') return refused('no-folder', `${out} is not a folder.`);
  return null;
};

/** Printed by commands that switch releases if the clock is behind the time of the last switch. */
export const CLOCK_WARNING =
  'The clock of this machine shows an earlier time than at an earlier switch. The order of releases is not affected.';
