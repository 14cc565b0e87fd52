import { useSyncExternalStore } from 'react';

// What is written on a server is never settled.
let isSettled = typeof document !== 'undefined';
const listeners = new Set<() => void>();

/** Says that the page is not what it will be before `work` has ended, well or not: such as its language. */
export const settles = (work: Promise<unknown>): void => {
  isSettled = false;
  const end = (): void => {
    isSettled = true;
    for (const tell of listeners) tell();
  };
  work.then(end, end);
};

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** False in the prerendered page, and until it woke up in the language of its player. */
export const useSettled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isSettled,
    () => false,
  );
