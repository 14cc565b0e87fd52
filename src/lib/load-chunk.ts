import { RELOADED_KEY } from './reloaded-key.ts';
import { readSession, writeSession } from './browser-storage.ts';
import { isOffline } from './is-offline.ts';

let chunkTimeout = 120_000;

/** The code of a lazy part, `chunk`, could not be loaded. */
export class ChunkLoadError extends Error {
  readonly chunk: string;
  /** The browser was offline: it can be loaded again on the same page. */
  readonly isOffline: boolean;

  constructor(chunk: string, cause: unknown, isOffline = false) {
    super(`chunk ${chunk} did not load`, { cause });
    this.name = 'ChunkLoadError';
    this.chunk = chunk;
    this.isOffline = isOffline;
  }
}

/** How long a lazy part may take to load, in milliseconds: `platform.timeouts.chunk` of the brand. */
export const setChunkTimeout = (timeout: number): void => {
  chunkTimeout = timeout;
};

/**
 * Loads a lazy part. Rejects with a `ChunkLoadError` when it cannot be loaded within `timeout` ms.
 * Offline only a service worker is asked, which may have kept it: a browser keeps the failure of a module for as long as the page lives.
 */
export const loadChunk = async <T>(chunk: string, load: () => Promise<T>, timeout = chunkTimeout): Promise<T> => {
  if (isOffline() && !navigator.serviceWorker?.controller) throw new ChunkLoadError(chunk, new Error('offline'), true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk, new Error(`no answer within ${timeout} ms`))), timeout);
  });
  try {
    return await Promise.race([load(), timedOut]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(chunk, error, isOffline());
  } finally {
    clearTimeout(timer);
  }
};

/** Reloads the page, since a deploy removes old chunks: at most once a session, not offline, and not where the next page could not know of it. Returns whether it does. */
export const reloadOnce = (reload: () => void): boolean => {
  if (isOffline() || readSession(RELOADED_KEY) !== null || !writeSession(RELOADED_KEY, '1')) return false;
  reload();
  return true;
};
