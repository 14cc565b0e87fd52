import { use } from 'react';
import { trackPromise } from './track-promise.ts';

/** A value whose code loads when it is first needed. */
export interface LazyValue<Value> {
  /** Returns `null` until the value is loaded. */
  readonly get: () => Value | null;
  /** Rejects if the value cannot be loaded; a later call retries. */
  readonly load: () => Promise<Value>;
}

export const createLazyValue = <Value>(source: () => Promise<Value>): LazyValue<Value> => {
  let value: Value | null = null;
  let loading: Promise<Value> | null = null;
  return {
    get: () => value,
    load: () => {
      loading ??= trackPromise(
        source().then(
          (loaded) => (value = loaded),
          (error: unknown) => {
            loading = null;
            throw error;
          },
        ),
      );
      return loading;
    },
  };
};

/** Returns the value; suspends until it is loaded. */
export const useLazyValue = <Value>(lazy: LazyValue<Value>): Value => use(lazy.load());
