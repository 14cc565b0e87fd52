/** A build's stamp file and its sources: folders and files, without the ignored ones. */
export interface BuildTarget {
  readonly stamp: string;
  readonly folders: readonly string[];
  readonly files: readonly string[];
  readonly ignored: RegExp;
}

export const SITE: BuildTarget;
export const STORYBOOK: BuildTarget;

export const sourceHash: (built: BuildTarget) => string;
export const isFresh: (built: BuildTarget) => boolean;
export const clearStamp: (built: BuildTarget) => void;
export const writeStamp: (built: BuildTarget, hash: string) => void;
