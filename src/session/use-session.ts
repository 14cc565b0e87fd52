import { useStoreAfterHydration } from '#src/hydration/use-store-after-hydration.ts';
import { serviceKey, useService } from '#src/lib/services.tsx';
import type { SessionState, SessionStore } from './session-store.ts';

export const sessionService = serviceKey<SessionStore>('session');

/** Who is here; while the page hydrates, whom its markup was made for. */
export const useSession = (): SessionState => {
  const store = useService(sessionService);
  return useStoreAfterHydration(store, store.getFirst);
};

export const useSessionActions = (): Pick<SessionStore, 'start' | 'end' | 'expire' | 'resume'> =>
  useService(sessionService);
