export type RunExclusive = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Creates a mutex that runs work with the same key strictly in sequence, so that even a hundred parallel guesses are counted one by one. */
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
