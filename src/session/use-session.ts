import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { hydrated, isAsleep } from '#src/hydration/hydration.ts';
import type { SessionState, SessionStore } from './session-store.ts';

export const SessionContext = createContext<SessionStore | null>(null);

const useStore = (): SessionStore => {
  const store = use(SessionContext);
  if (store === null) throw new Error('useSession needs a SessionContext');
  return store;
};

/** While the page wakes up, what its markup shows: a part that is asked to change before its code is there would be thrown away and drawn from nothing. */
const shownOf = (store: SessionStore) => ({
  get: (): SessionState => (isAsleep() ? store.getFirst() : store.get()),
  subscribe: (listener: () => void): (() => void) => {
    void hydrated.then(listener);
    return store.subscribe(listener);
  },
});

/** Who is here. */
export const useSession = (): SessionState => {
  const store = useStore();
  const shown = useMemo(() => shownOf(store), [store]);
  return useSyncExternalStore(shown.subscribe, shown.get, store.getFirst);
};

export const useSessionActions = (): Pick<SessionStore, 'start' | 'end' | 'expire' | 'resume'> => useStore();
