/** Runs work under one key one after the other, so that a hundred guesses at once are still counted one by one. */
export const createTurns = () => {
  const tails = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const turn = (tails.get(key) ?? Promise.resolve()).then(work, work);
    tails.set(key, turn);
    try {
      return await turn;
    } finally {
      if (tails.get(key) === turn) tails.delete(key);
    }
  };
};
