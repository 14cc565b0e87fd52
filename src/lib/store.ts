import { useSyncExternalStore } from 'react';

/** A list of change listeners. */
export interface Listeners<Args extends readonly unknown[] = []> {
  /** Returns the unsubscribe function. */
  readonly subscribe: (listener: (...args: Args) => void) => () => void;
  readonly notify: (...args: Args) => void;
}

export const createListeners = <Args extends readonly unknown[] = []>(): Listeners<Args> => {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (...args) => {
      for (const listener of listeners) listener(...args);
    },
  };
};

/** A value that lives outside React. */
export interface Store<Value> {
  readonly get: () => Value;
  /** Notifies every listener, unless the value is unchanged. */
  readonly set: (next: Value) => void;
  readonly subscribe: Listeners['subscribe'];
}

export const createStore = <Value>(initial: Value): Store<Value> => {
  let value = initial;
  const { subscribe, notify } = createListeners();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
    subscribe,
  };
};

/** Subscribes to a store. `getServer` returns the value in prerendered markup if it differs. */
export const useStore = <Value>(
  { get, subscribe }: Pick<Store<Value>, 'get' | 'subscribe'>,
  getServer: () => Value = get,
): Value => useSyncExternalStore(subscribe, get, getServer);
