/** A cache that drops what was used least recently once its entries exceed `limit` bytes. The caller says how large an entry is. */
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
    /** Counts what an entry has grown by; nothing if it has been dropped or replaced. */
    grow: (key: string, value: V, bytes: number): void => {
      const found = entries.get(key);
      if (found?.value !== value) return;
      found.bytes += bytes;
      total += bytes;
      shrink();
    },
  };
};
