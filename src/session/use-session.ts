import { useMemo } from 'react';
import { hydrated, isAsleep } from '#src/hydration/hydration.ts';
import { serviceKey, useService } from '#src/lib/services.tsx';
import { useStore } from '#src/lib/store.ts';
import type { SessionState, SessionStore } from './session-store.ts';

export const sessionService = serviceKey<SessionStore>('session');

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
  const store = useService(sessionService);
  return useStore(
    useMemo(() => shownOf(store), [store]),
    store.getFirst,
  );
};

export const useSessionActions = (): Pick<SessionStore, 'start' | 'end' | 'expire' | 'resume'> =>
  useService(sessionService);
