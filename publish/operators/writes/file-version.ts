import { createHash } from 'node:crypto';
import { nodeFiles, type WriteSystem } from './write-system.ts';

/** A file's content at one time. */
export interface FileVersion {
  /** The SHA-256 of the content in hexadecimal; `absent` if there is no file. */
  readonly revision: string;
  /** `null` if there is no file. */
  readonly content: Uint8Array | null;
}

export const versionOf = (content: Uint8Array | null): FileVersion => ({
  revision: content === null ? 'absent' : createHash('sha256').update(content).digest('hex'),
  content,
});

/** Reads a file with its revision, as the version on which an edit is based. */
export const readVersion = (path: string, files: WriteSystem = nodeFiles): FileVersion => versionOf(files.read(path));

/** Returns the text of a file without a byte order mark; `null` if there is no file. */
export const textOf = ({ content }: FileVersion): string | null =>
  content === null ? null : new TextDecoder().decode(content);
