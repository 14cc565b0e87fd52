import { readSession, writeSession } from './browser-storage.ts';

let patience = 120_000;
const RELOADED = 'chunk-reload';

/** A part of the site did not arrive: `chunk` names it. */
export class ChunkLoadError extends Error {
  readonly chunk: string;
  /** The browser had no line: it can be asked for again on the same page. */
  readonly isOffline: boolean;

  constructor(chunk: string, cause: unknown, isOffline = false) {
    super(`chunk ${chunk} did not load`, { cause });
    this.name = 'ChunkLoadError';
    this.chunk = chunk;
    this.isOffline = isOffline;
  }
}

/** The browser knows that it has no line; where nobody knows there is one. */
export const hasNoLine = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;

/** From now on a lazy part has this long to come, in milliseconds: `platform.timeouts.chunk` of the brand. */
export const setChunkTimeout = (timeout: number): void => {
  patience = timeout;
};

/**
 * Loads a lazy part; fails with its name when it, or its style sheet, cannot be had or takes longer than `timeout` ms.
 * Without a line nothing is tried: a browser remembers a module that failed for as long as the page lives.
 */
export const loadChunk = async <T>(chunk: string, load: () => Promise<T>, timeout = patience): Promise<T> => {
  if (hasNoLine()) throw new ChunkLoadError(chunk, new Error('no line'), true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk, new Error(`no answer within ${timeout} ms`))), timeout);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(chunk, error);
  } finally {
    clearTimeout(timer);
  }
};

/** After a deploy old chunks may be gone: reloads the page once, at most once a session, and not while there is no line. Answers whether it does. */
export const reloadOnce = (reload: () => void): boolean => {
  if (hasNoLine() || readSession(RELOADED) !== null) return false;
  writeSession(RELOADED, '1');
  reload();
  return true;
};
