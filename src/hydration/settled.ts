import { createStore, useStore } from '#src/lib/store.ts';

// What is written on a server is never settled.
const settled = createStore(typeof document !== 'undefined');

/** Says that the page is not what it will be before `work` has ended, well or not: such as its language. */
export const settles = (work: Promise<unknown>): void => {
  settled.set(false);
  const end = (): void => settled.set(true);
  work.then(end, end);
};

/** False in the prerendered page, and until it woke up in the language of its player. */
export const useSettled = (): boolean => useStore(settled, () => false);
