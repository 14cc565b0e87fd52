import type { ReactNode } from 'react';
import { createStore, useStore } from '#src/lib/store.ts';

// Never true in the prerendered page, which has the same language for all users.
const ready = createStore(typeof document !== 'undefined');

/** Treats the player's language as not ready until `change` settles, successfully or not. */
export const languageReadyAfter = (change: Promise<unknown>): void => {
  ready.set(false);
  const end = (): void => ready.set(true);
  change.then(end, end);
};

/** Content that is not in the prerendered page and that requests data in the player's language. */
export function LanguageReady({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useStore(ready, () => false) ? children : fallback;
}
