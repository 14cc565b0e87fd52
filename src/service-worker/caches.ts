/** The version of this worker's caches; caches of an older layout are deleted. */
const LAYOUT = 'v1';
export const DOCUMENTS = `documents-${LAYOUT}`;
export const FILES = `files-${LAYOUT}`;
export const ANSWERS = `answers-${LAYOUT}`;
const OWN: readonly string[] = [DOCUMENTS, FILES, ANSWERS];

/**
 * Checks whether the response to a request to this origin may be stored: a success without a redirect. A Wi-Fi network that requires a login answers
 * requests with its own page, or redirects them to it.
 */
export const isOwn = ({ status, redirected }: Response): boolean => status === 200 && !redirected;

/** Stores a copy. If the disk is full or the window is private, nothing is stored and nothing is thrown. */
export const keep = async (cache: string, key: string, response: Response): Promise<void> => {
  try {
    await (await caches.open(cache)).put(key, response);
  } catch {
    // Without a cached copy, later requests go to the network.
  }
};

export const find = async (cache: string, key: string): Promise<Response | undefined> => {
  try {
    return await (await caches.open(cache)).match(key, { ignoreVary: true });
  } catch {
    return undefined;
  }
};

export const forget = async (cache: string): Promise<void> => {
  await caches.delete(cache).catch(() => false);
};

/** Deletes the oldest entries so that at most `most` remain. */
export const trim = async (name: string, most: number): Promise<void> => {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
};

export const deleteOlderLayouts = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !OWN.includes(name)).map((name) => caches.delete(name)));
};
