import { readSession, writeSession } from '#src/lib/browser-storage.ts';

const TIMEOUT_MS = 120_000;
const RELOADED = 'chunk-reload';

/** A part of the site did not arrive: `chunk` names it. */
export class ChunkLoadError extends Error {
  readonly chunk: string;

  constructor(chunk: string, cause: unknown) {
    super(`chunk ${chunk} did not load`, { cause });
    this.name = 'ChunkLoadError';
    this.chunk = chunk;
  }
}

/** Loads a lazy part; fails with its name when it, or its style sheet, cannot be had or takes longer than `timeout` ms. */
export const loadChunk = async <T>(chunk: string, load: () => Promise<T>, timeout = TIMEOUT_MS): Promise<T> => {
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

/** After a deploy old chunks may be gone: reloads the page once, at most once a session. Answers whether it does. */
export const reloadOnce = (reload: () => void): boolean => {
  if (readSession(RELOADED) !== null) return false;
  writeSession(RELOADED, '1');
  reload();
  return true;
};
