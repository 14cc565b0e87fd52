import { unread } from '#schemas/calls/common.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useSession } from '#src/session/use-session.ts';

const FRESH_MS = 60_000;

/** Available promotions plus unread messages. */
export const useAccountBadge = (promotions: number): number => {
  const { phase } = useSession();
  const { data } = useCallQuery(unread, {}, { enabled: phase === 'member', staleTime: FRESH_MS });
  return promotions + (data?.count ?? 0);
};
