import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { InputOf, ReadCall } from '#schemas/call.ts';
import { useCallQuery, type QueryOptions } from '#src/platform/call-query.ts';
import { useRefreshCalls } from '#src/platform/use-refresh-calls.ts';
import { useSession } from '#src/session/use-session.ts';

/** Queries a call whose response depends on who is logged in. Refetches it after a login or logout, and returns the previous response until then. */
export const useOwnAnswer = <C extends ReadCall>(
  call: C,
  input: InputOf<C>,
  options: Pick<QueryOptions, 'enabled' | 'refetchInterval'> = {},
) => {
  const { phase, member } = useSession();
  const refreshCalls = useRefreshCalls();
  const who = member?.id ?? null;
  const asker = useRef(who);
  useEffect(() => {
    if (asker.current === who) return;
    asker.current = who;
    refreshCalls([call]);
  }, [who, call, refreshCalls]);
  return useCallQuery(call, input, {
    ...options,
    enabled: phase !== 'unknown' && (options.enabled ?? true),
    meta: { token: 'needed' },
    placeholderData: keepPreviousData,
  });
};
