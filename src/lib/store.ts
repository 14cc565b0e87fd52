import { useSyncExternalStore } from 'react';

/** Who is told of a change. */
export interface Listeners<Args extends readonly unknown[] = []> {
  /** Returns the function that ends the subscription. */
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

/** A value that outlives the components that show it. */
export interface Store<Value> {
  readonly get: () => Value;
  /** Notifies every listener, unless the value is the one that is held. */
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

/** The value that a store holds; `getServer` is what prerendered markup shows, where that is another one. */
export const useStore = <Value>(
  { get, subscribe }: Pick<Store<Value>, 'get' | 'subscribe'>,
  getServer: () => Value = get,
): Value => useSyncExternalStore(subscribe, get, getServer);
