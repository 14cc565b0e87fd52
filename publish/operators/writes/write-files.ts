import { dirname, join } from 'node:path';
import { readVersion, versionOf, type FileVersion } from './file-version.ts';
import { mergeFiles, type MergedFile } from './merge-files.ts';
import { nodeFiles, type WriteSystem } from './write-system.ts';

/** New content for a file. */
export interface FileEdit {
  /** The path in the folder. */
  readonly path: string;
  /** The version on which the edit is based. */
  readonly from: FileVersion;
  /** `null` removes the file. */
  readonly content: Uint8Array | null;
}

/** An edit that is not based on the file's current version. */
export interface RefusedEdit {
  readonly path: string;
  readonly current: FileVersion;
  /** The edit, merged with what was written in the meantime. To accept the merge, write its content from `current`. */
  readonly merge: MergedFile;
}

/** Thrown if files could not be written. The message says whether any of them has changed. */
export class WriteFailed extends Error {
  /** The error code of the file system, such as ENOSPC. */
  readonly code: unknown;

  constructor(cause: unknown, changed: readonly string[]) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const state = changed.length === 0 ? 'No file was changed' : `Changed and not restored: ${changed.join(', ')}`;
    super(`${reason}. ${state}.`, { cause });
    this.name = 'WriteFailed';
    this.code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  }
}

/** The prefix of temporary files. They are directly in the folder, where no code that reads brands or languages mistakes them for content. */
const TEMPORARY = '.writing-';

interface StagedEdit extends FileEdit {
  readonly at: string;
  readonly fresh: string;
  /** A second name for the former file, through which anything that an editor writes into it is still visible. */
  readonly former: string;
}

const hasVersion = (files: WriteSystem, path: string, { revision }: FileVersion): boolean =>
  readVersion(path, files).revision === revision;

/**
 * Replaces a file if it still has the version on which the edit is based; returns false if it does not. Editors take no
 * lock, so the file is read again right before it is replaced, and the former file right after.
 */
const replace = (files: WriteSystem, { at, fresh, former, from, content }: StagedEdit): boolean => {
  // Renaming a file to a second name of itself would do nothing.
  if (content !== null) files.link(at, former);
  if (!hasVersion(files, at, from)) return false;
  if (content === null) files.rename(at, former);
  else files.rename(fresh, at);
  const before = files.read(former);
  if (before === null || versionOf(before).revision === from.revision) return true;
  if (hasVersion(files, at, versionOf(content))) files.rename(former, at);
  return false;
};

/** Restores a file's former content, unless somebody has changed the file since. Returns whether the file has its former content. */
const restore = (files: WriteSystem, { at, fresh, content, from }: StagedEdit): boolean => {
  try {
    if (!hasVersion(files, at, versionOf(content))) return false;
    if (from.content === null) files.remove(at);
    else {
      files.create(fresh, from.content, at);
      files.rename(fresh, at);
    }
    return true;
  } catch {
    return false;
  }
};

const refusals = (files: WriteSystem, edits: readonly StagedEdit[]): readonly RefusedEdit[] =>
  edits.flatMap(({ path, at, from, content }) => {
    const current = readVersion(at, files);
    return current.revision === from.revision
      ? []
      : [{ path, current, merge: mergeFiles(path, from, versionOf(content), current) }];
  });

const removeTemporary = (files: WriteSystem, folder: string): void => {
  for (const name of files.list(folder)) if (name.startsWith(TEMPORARY)) files.remove(join(folder, name));
};

const ignoring = (action: () => void): void => {
  try {
    action();
  } catch {
    // The next write removes leftover temporary files.
  }
};

const writeLocked = (files: WriteSystem, folder: string, staged: readonly StagedEdit[]): readonly RefusedEdit[] => {
  const done: StagedEdit[] = [];
  const undo = (): readonly string[] => done.filter((edit) => !restore(files, edit)).map(({ at }) => at);
  try {
    removeTemporary(files, folder);
    const early = refusals(files, staged);
    if (early.length > 0) return early;
    for (const { at, fresh, content } of staged) if (content !== null) files.create(fresh, content, at);
    for (const edit of staged) {
      if (replace(files, edit)) {
        done.push(edit);
        continue;
      }
      const late = refusals(files, [edit]);
      undo();
      return late;
    }
    return [];
  } catch (error) {
    throw new WriteFailed(error, undo());
  }
};

/**
 * Writes edits of files in a folder, either all or none. Returns the edits that are not based on the current version of
 * their file, each with a merge; if there are any, nothing is written. Each file is replaced atomically, because a
 * server may read it at any time. Throws `WriteFailed`, or `WriteBusy` if another process keeps writing in the folder.
 */
export const writeFiles = (
  folder: string,
  edits: readonly FileEdit[],
  files: WriteSystem = nodeFiles,
): readonly RefusedEdit[] => {
  const unmake: (() => void)[] = [];
  let isWritten = false;
  try {
    for (const place of new Set([folder, ...edits.map(({ path }) => dirname(join(folder, path)))]))
      unmake.unshift(files.makeFolder(place));
    const unlock = files.lock(folder);
    try {
      const staged = edits.map((edit, index) => ({
        ...edit,
        at: join(folder, edit.path),
        fresh: join(folder, `${TEMPORARY}${index}`),
        former: join(folder, `${TEMPORARY}${index}-former`),
      }));
      const refused = writeLocked(files, folder, staged);
      isWritten = refused.length === 0;
      return refused;
    } finally {
      ignoring(() => removeTemporary(files, folder));
      unlock();
    }
  } finally {
    if (!isWritten) for (const each of unmake) each();
  }
};
