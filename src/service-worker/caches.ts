/** The caches of this worker; those of an older layout are deleted. */
const LAYOUT = 'v1';
export const DOCUMENTS = `documents-${LAYOUT}`;
export const FILES = `files-${LAYOUT}`;
export const ANSWERS = `answers-${LAYOUT}`;
const OWN: readonly string[] = [DOCUMENTS, FILES, ANSWERS];

/** Keeps a copy; a disk that is full or a private window keeps none, and nothing else fails. */
export const keep = async (cache: string, key: string, response: Response): Promise<void> => {
  try {
    await (await caches.open(cache)).put(key, response);
  } catch {
    // Without the copy the network is asked, as before.
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

/** Deletes the oldest entries beyond `most`. */
export const trim = async (name: string, most: number): Promise<void> => {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
};

export const deleteOlderLayouts = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !OWN.includes(name)).map((name) => caches.delete(name)));
};
