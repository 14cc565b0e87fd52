import type { ReactNode } from 'react';
import { createStore, useStore } from '#src/lib/store.ts';

// Never in the prerendered page, which has one language for all.
const ready = createStore(typeof document !== 'undefined');

/** The player's language is not there before `change` has ended, well or not. */
export const languageReadyAfter = (change: Promise<unknown>): void => {
  ready.set(false);
  const end = (): void => ready.set(true);
  change.then(end, end);
};

/** Content that the prerendered page leaves out and that asks the platform for something in the player's language. */
export function LanguageReady({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useStore(ready, () => false) ? children : fallback;
}
