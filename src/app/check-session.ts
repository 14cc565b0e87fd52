import { readSession } from '#src/lib/browser-storage.ts';
import { accountOf, type SessionStore } from '#src/session/session-store.ts';

/**
 * Updates a page whose session ended, or whose member changed, while the page was in the back-forward cache or frozen by the device: such a page
 * receives no messages from other tabs. `fetchAccount` asks the platform whose session it is.
 */
export const checkSession = async (session: SessionStore, fetchAccount: () => Promise<string>): Promise<void> => {
  const { phase } = session.get();
  const account = accountOf(session.get());
  const hasSession = session.token() !== null;
  // An unknown session is resumed elsewhere.
  if (phase === 'unknown' || (phase === 'visitor' && !hasSession)) return;
  if (!hasSession) return session.lapse();
  // Pages in this tab share its sessionStorage; pages in other tabs share only the cookie.
  const isOther =
    readSession('account') !== account ||
    (await fetchAccount().then(
      (current) => current !== account,
      () => false,
    ));
  if (isOther && accountOf(session.get()) === account) await session.resume();
};
