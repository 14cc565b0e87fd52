/**
 * Creates a cache that removes the least recently used entries when all entries together exceed `limit` bytes. The
 * caller states the size of each entry.
 */
export const createByteLimitedCache = <V>(limit: number) => {
  const entries = new Map<string, { readonly value: V; bytes: number }>();
  let total = 0;

  const remove = (key: string): void => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  const shrink = (): void => {
    for (const key of entries.keys()) {
      if (total <= limit) return;
      remove(key);
    }
  };

  return {
    bytes: (): number => total,
    get: (key: string): V | undefined => {
      const found = entries.get(key);
      if (found === undefined) return undefined;
      entries.delete(key);
      entries.set(key, found);
      return found.value;
    },
    set: (key: string, value: V, bytes: number): void => {
      remove(key);
      entries.set(key, { value, bytes });
      total += bytes;
      shrink();
    },
    /** Adds the bytes by which an entry has grown. Does nothing if the entry has been removed or replaced. */
    grow: (key: string, value: V, bytes: number): void => {
      const found = entries.get(key);
      if (found?.value !== value) return;
      found.bytes += bytes;
      total += bytes;
      shrink();
    },
  };
};
