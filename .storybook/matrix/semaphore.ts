/** Runs at most `limit` callers at once; the rest wait in order. */
export interface Semaphore {
  /** Calls `go` once a slot is free. The returned function releases the slot, or leaves the queue. */
  readonly acquire: (go: () => void) => () => void;
}

export const createSemaphore = (limit: number): Semaphore => {
  const waiting: (() => void)[] = [];
  let going = 0;
  const next = (): void => {
    while (going < limit) {
      const go = waiting.shift();
      if (go === undefined) return;
      going += 1;
      go();
    }
  };
  return {
    acquire: (go) => {
      let state: 'waiting' | 'going' | 'over' = 'waiting';
      const begin = (): void => {
        state = 'going';
        go();
      };
      waiting.push(begin);
      next();
      return () => {
        if (state === 'waiting') waiting.splice(waiting.indexOf(begin), 1);
        if (state === 'going') going -= 1;
        state = 'over';
        next();
      };
    },
  };
};
