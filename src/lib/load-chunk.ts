import { RELOADED_KEY } from './reloaded-key.ts';
import { readSession, writeSession } from './browser-storage.ts';
import { isOffline } from './is-offline.ts';

let chunkTimeout = 120_000;

/** The code of the lazy part `chunk` could not be loaded. */
export class ChunkLoadError extends Error {
  readonly chunk: string;
  /** Whether the site could not be reached; if so, the chunk can be loaded later on the same page. */
  readonly isOffline: boolean;

  constructor(chunk: string, cause: unknown, isOffline = false) {
    super(`chunk ${chunk} did not load`, { cause });
    this.name = 'ChunkLoadError';
    this.chunk = chunk;
    this.isOffline = isOffline;
  }
}

/** Sets how long a lazy part may take to load, in milliseconds: `platform.timeouts.chunk` of the brand. */
export const setChunkTimeout = (timeout: number): void => {
  chunkTimeout = timeout;
};

/** Sends a request to find out whether the site can be reached, because `navigator.onLine` is false on some devices that are online. */
const isCutOff = async (): Promise<boolean> =>
  isOffline() &&
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  );

/**
 * Loads a lazy part. Rejects with a `ChunkLoadError` if it does not load within `timeout` ms. A browser remembers a failed module for the lifetime of
 * the page. So while the site cannot be reached, nothing is loaded unless a service worker may have a cached copy.
 */
export const loadChunk = async <T>(chunk: string, load: () => Promise<T>, timeout = chunkTimeout): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk, new Error(`no answer within ${timeout} ms`))), timeout);
  });
  const loadOnline = async (): Promise<T> => {
    if ((await isCutOff()) && !navigator.serviceWorker?.controller)
      throw new ChunkLoadError(chunk, new Error('offline'), true);
    return load();
  };
  try {
    return await Promise.race([loadOnline(), timedOut]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(chunk, error, await isCutOff());
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Reloads the page, because a deploy removes old chunks. Does nothing if the page has already reloaded in this session, or if the reload cannot be
 * recorded for the next page. Returns whether it reloads.
 */
export const reloadOnce = (reload: () => void): boolean => {
  if (readSession(RELOADED_KEY) !== null || !writeSession(RELOADED_KEY, '1')) return false;
  reload();
  return true;
};
