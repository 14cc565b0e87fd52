import { rename, rm, symlink, writeFile } from 'node:fs/promises';

/** Moves the staged file or link into place, atomically and without using disk space. */
export type Replace = () => Promise<void>;

/** Runs an action that writes a file. Adds the path to errors that lack it, such as that of a full disk. */
export const writing = async <Result>(path: string, action: () => Promise<Result>): Promise<Result> => {
  try {
    return await action();
  } catch (error) {
    if (error instanceof Error && !('path' in error)) Object.assign(error, { path });
    throw error;
  }
};

const stage = async (path: string, write: (beside: string) => Promise<void>): Promise<Replace> => {
  const beside = `${path}.new`;
  await rm(beside, { force: true });
  try {
    await writing(beside, () => write(beside));
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  return () => rename(beside, path);
};

/** Writes a file's new content beside it. */
export const stageFile = (path: string, text: string): Promise<Replace> =>
  stage(path, (beside) => writeFile(beside, text, { flush: true }));

/** Creates the new symbolic link beside the existing one. */
export const stageLink = (path: string, to: string): Promise<Replace> => stage(path, (beside) => symlink(to, beside));
