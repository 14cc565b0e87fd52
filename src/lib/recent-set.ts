/** A set that keeps its newest `limit` values. */
export const recentSet = <T>(
  limit: number,
): { has: (value: T) => boolean; add: (value: T) => void; readonly size: number } => {
  const values = new Set<T>();
  return {
    has: (value) => values.has(value),
    add: (value) => {
      values.delete(value);
      values.add(value);
      for (const oldest of values) {
        if (values.size <= limit) break;
        values.delete(oldest);
      }
    },
    get size() {
      return values.size;
    },
  };
};
