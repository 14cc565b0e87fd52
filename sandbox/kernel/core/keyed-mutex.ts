export type RunExclusive = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Creates a mutex that runs work with the same key one at a time. For example, a hundred parallel password guesses are counted one at a time. */
export const createKeyedMutex = (): RunExclusive => {
  const tails = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const turn = (tails.get(key) ?? Promise.resolve()).then(work, work);
    tails.set(key, turn);
    try {
      return await turn;
    } finally {
      if (tails.get(key) === turn) tails.delete(key);
    }
  };
};
