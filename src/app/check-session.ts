import { readSession } from '#src/lib/browser-storage.ts';
import { accountOf, type SessionStore } from '#src/session/session-store.ts';

/**
 * Brings a page up to date whose session ended, or whose member changed, while it was away: a page in the back-forward cache, or one that the device
 * has frozen, receives no messages from other tabs. `fetchAccount` asks the platform whose session it is.
 */
export const checkSession = async (session: SessionStore, fetchAccount: () => Promise<string>): Promise<void> => {
  const { phase } = session.get();
  const account = accountOf(session.get());
  const hasSession = session.token() !== null;
  // A session that is still unknown resumes by itself.
  if (phase === 'unknown' || (phase === 'visitor' && !hasSession)) return;
  if (!hasSession) return session.lapse();
  // Pages of this tab share its storage; those of other tabs only have the cookie in common.
  const isOther =
    readSession('account') !== account ||
    (await fetchAccount().then(
      (current) => current !== account,
      () => false,
    ));
  if (isOther && accountOf(session.get()) === account) await session.resume();
};
