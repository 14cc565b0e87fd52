import { createStore, type Store } from '#src/lib/store.ts';

/** What logged in, kept while a forced change of the password is pending and no longer. */
export interface LoginPair {
  readonly username: string;
  readonly password: string;
}

export interface HeldCredentials {
  readonly hold: (pair: LoginPair) => void;
  readonly read: Store<LoginPair | null>['get'];
  readonly wipe: () => void;
  readonly subscribe: Store<LoginPair | null>['subscribe'];
}

const LONGEST_MS = 5 * 60_000;

/** Holds credentials in a closure, at most five minutes; they go at once when the page is hidden or left. */
export const createHeldCredentials = (): HeldCredentials => {
  const held = createStore<LoginPair | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (next: LoginPair | null): void => {
    clearTimeout(timer);
    held.set(next);
  };
  const wipe = (): void => {
    document.removeEventListener('visibilitychange', wipeHidden);
    removeEventListener('pagehide', wipe);
    set(null);
  };
  const wipeHidden = (): void => {
    if (document.visibilityState === 'hidden') wipe();
  };
  return {
    hold: (pair) => {
      set(pair);
      timer = setTimeout(wipe, LONGEST_MS);
      document.addEventListener('visibilitychange', wipeHidden);
      addEventListener('pagehide', wipe);
    },
    read: held.get,
    wipe,
    subscribe: held.subscribe,
  };
};
