import { useSyncExternalStore } from 'react';

/** A value that outlives the components that show it. */
export interface Store<Value> {
  readonly get: () => Value;
  /** Tells every listener, unless the value is the one that is held. */
  readonly set: (next: Value) => void;
  /** Answers the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

export const createStore = <Value>(initial: Value): Store<Value> => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** The value that a store holds; `getServer` is what prerendered markup shows, where that is another one. */
export const useStore = <Value>(
  { get, subscribe }: Pick<Store<Value>, 'get' | 'subscribe'>,
  getServer: () => Value = get,
): Value => useSyncExternalStore(subscribe, get, getServer);
