import { rename, rm, symlink, writeFile } from 'node:fs/promises';

/** Puts what was staged in its place, in one step that needs no space on the disk. */
export type Replace = () => Promise<void>;

/** Runs an action that writes a file. Adds the path to an error that lacks it, as that of a full disk does. */
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

/** Writes the new content of a file beside it. */
export const stageFile = (path: string, text: string): Promise<Replace> =>
  stage(path, (beside) => writeFile(beside, text, { flush: true }));

/** Makes the new symbolic link beside an existing one. */
export const stageLink = (path: string, to: string): Promise<Replace> => stage(path, (beside) => symlink(to, beside));
