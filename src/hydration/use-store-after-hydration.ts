import { useMemo } from 'react';
import { useStore, type Store } from '#src/lib/store.ts';
import { isHydrating, whenHydrated } from './hydration-state.ts';

type Readable<State> = Pick<Store<State>, 'get' | 'subscribe'>;

/**
 * Returns the state of a store, but `prerendered` while the page hydrates: React discards the markup of a boundary that has to change before it is
 * hydrated.
 */
export const useStoreAfterHydration = <State>(store: Readable<State>, prerendered: () => State): State => {
  const shown = useMemo(
    () => ({
      get: () => (isHydrating() ? prerendered() : store.get()),
      subscribe: (listener: () => void) => {
        void whenHydrated.then(listener);
        return store.subscribe(listener);
      },
    }),
    [store, prerendered],
  );
  return useStore(shown, prerendered);
};
