import { useStoreAfterHydration } from '#src/hydration/use-store-after-hydration.ts';
import { serviceKey, useService } from '#src/lib/services.tsx';
import type { SessionState, SessionStore } from './session-store.ts';

export const sessionService = serviceKey<SessionStore>('session');

/** Returns the current session; while the page hydrates, the session that the markup was rendered for. */
export const useSession = (): SessionState => {
  const store = useService(sessionService);
  return useStoreAfterHydration(store, store.getInitial);
};

export const useSessionActions = (): Pick<SessionStore, 'start' | 'end' | 'expire' | 'resume' | 'changeDue'> =>
  useService(sessionService);

/**
 * Hides prerendered members-only content from visitors. Until the session is known, this depends on `data-session`, an attribute that the bootstrap
 * script sets from a cookie.
 */
export const MEMBERS_ONLY = '[:root:not([data-session=in])_&]:hidden';
