import { createContext, use, useSyncExternalStore } from 'react';
import { visitorState, type SessionState, type SessionStore } from './session-store.ts';

export const SessionContext = createContext<SessionStore | null>(null);

const useStore = (): SessionStore => {
  const store = use(SessionContext);
  if (store === null) throw new Error('useSession needs a SessionContext');
  return store;
};

/** Who is here. */
export const useSession = (): SessionState => {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.get, visitorState);
};

export const useSessionActions = (): Pick<SessionStore, 'start' | 'end' | 'expire' | 'resume'> => useStore();
