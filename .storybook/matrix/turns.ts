/** Lets so many at once, the rest in the order in which they came. */
export interface Turns {
  /** Calls back when it is this one's turn; what it returns gives the turn up, or the place in the queue. */
  readonly take: (go: () => void) => () => void;
}

export const createTurns = (atOnce: number): Turns => {
  const waiting: (() => void)[] = [];
  let going = 0;
  const next = (): void => {
    while (going < atOnce) {
      const go = waiting.shift();
      if (go === undefined) return;
      going += 1;
      go();
    }
  };
  return {
    take: (go) => {
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
