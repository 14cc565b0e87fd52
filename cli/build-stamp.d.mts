/** A build's stamp file and its sources: folders and files, except those that match `unread`. */
export interface BuildTarget {
  readonly stamp: string;
  readonly folders: readonly string[];
  readonly files: readonly string[];
  readonly unread: RegExp;
}

export const SITE: BuildTarget;
export const STORYBOOK: BuildTarget;
export const ANSWERS: BuildTarget;

export const sourceHash: (built: BuildTarget) => string;
export const isFresh: (built: BuildTarget) => boolean;
export const clearStamp: (built: BuildTarget) => void;
export const writeStamp: (built: BuildTarget, hash: string) => void;
