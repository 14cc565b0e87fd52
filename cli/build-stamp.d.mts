/** What is built, from what: folders and files of the project, but those that the build does not read. */
export interface Built {
  readonly stamp: string;
  readonly folders: readonly string[];
  readonly files: readonly string[];
  readonly unread: RegExp;
}

export const SITE: Built;
export const STORYBOOK: Built;

export const sourceHash: (built: Built) => string;
export const isFresh: (built: Built) => boolean;
export const clearStamp: (built: Built) => void;
export const writeStamp: (built: Built, hash: string) => void;
