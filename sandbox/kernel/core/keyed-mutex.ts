export type RunExclusive = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Runs work that shares a key strictly in sequence, so that a hundred parallel guesses are still counted one by one. */
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
