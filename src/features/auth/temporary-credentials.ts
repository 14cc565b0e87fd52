import { createStore, type Store } from '#src/lib/store.ts';

/** The name and password of a login, kept only while a forced password change is pending. */
export interface LoginPair {
  readonly username: string;
  readonly password: string;
  /** The new password of the last attempt to change it. Its answer may have been lost, so that it may have replaced `password`. */
  readonly tried?: string;
}

export interface TemporaryCredentials extends Pick<Store<LoginPair | null>, 'get' | 'subscribe'> {
  readonly set: (pair: LoginPair) => void;
  readonly clear: () => void;
}

const LONGEST_MS = 5 * 60_000;

/** Keeps credentials in a closure for at most five minutes after they were set; they are cleared immediately when the page is hidden or left. */
export const createTemporaryCredentials = (): TemporaryCredentials => {
  const { get, set, subscribe } = createStore<LoginPair | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (next: LoginPair | null): void => {
    clearTimeout(timer);
    set(next);
  };
  const clear = (): void => {
    document.removeEventListener('visibilitychange', clearHidden);
    removeEventListener('pagehide', clear);
    change(null);
  };
  const clearHidden = (): void => {
    if (document.visibilityState === 'hidden') clear();
  };
  return {
    get,
    subscribe,
    clear,
    set: (pair) => {
      change(pair);
      timer = setTimeout(clear, LONGEST_MS);
      document.addEventListener('visibilitychange', clearHidden);
      addEventListener('pagehide', clear);
    },
  };
};
