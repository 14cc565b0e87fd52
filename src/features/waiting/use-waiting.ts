import { useCallback, useEffect, useRef } from 'react';
import { confirmations, deposits } from '#schemas/calls/cashier.ts';
import { unread } from '#schemas/calls/common.ts';
import { rewards } from '#schemas/calls/rewards.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useRefreshCalls } from '#src/platform/use-refresh-calls.ts';
import { useSession } from '#src/session/use-session.ts';

/** An action that the member has to take by a deadline. */
export interface WaitingItem {
  readonly id: string;
  readonly kind: 'deposit' | 'receipt' | 'claim';
  /** The page of the member centre for this action. */
  readonly page: string;
  readonly amount: number;
  /** Unix milliseconds. */
  readonly until: number;
}

/** A reward is listed only during its last 24 hours. */
const EXPIRING_MS = 86_400_000;
/** Checks the newest rewards only. */
const REWARDS = { pageNo: 1, pageSize: 50 } as const;

/** Returns the member's pending items, the most urgent first; empty for visitors and trial accounts. `refresh` refetches them. */
export const useWaiting = (): { readonly items: readonly WaitingItem[]; readonly refresh: () => void } => {
  const { phase, member } = useSession();
  const refreshCalls = useRefreshCalls();
  const options = { enabled: phase === 'member' && member.kind !== 'trial' };
  const orders = useCallQuery(deposits, {}, options).data?.list ?? [];
  const paid = useCallQuery(confirmations, {}, options).data?.list ?? [];
  const { data, dataUpdatedAt } = useCallQuery(rewards, REWARDS, options);
  const items = [
    ...orders
      .filter(({ status }) => status === 'PENDING')
      .map(({ orderId, amount, expiresAt }) => ({
        id: orderId,
        kind: 'deposit' as const,
        page: 'depositv2',
        amount,
        until: expiresAt,
      })),
    ...paid.flatMap(({ orderId, payout, confirmBy }) =>
      confirmBy === null
        ? []
        : [{ id: orderId, kind: 'receipt' as const, page: 'withdraw', amount: payout, until: confirmBy }],
    ),
    ...(data?.list ?? []).flatMap(({ id, amount, status, expireTime }) =>
      status === 'CLAIM' && expireTime !== null && expireTime < dataUpdatedAt + EXPIRING_MS
        ? [{ id, kind: 'claim' as const, page: 'rewardCenter', amount, until: expireTime }]
        : [],
    ),
  ];
  const refresh = useCallback(() => refreshCalls([deposits, confirmations, rewards]), [refreshCalls]);
  // Refetch when the unread count rises, because every payout and reward comes with a message. Polling the lists themselves would keep an idle
  // session open; polling the unread count does not.
  const messages = useCallQuery(unread, {}, options).data?.count ?? null;
  const counted = useRef(messages);
  useEffect(() => {
    const before = counted.current;
    counted.current = messages;
    if (messages !== null && before !== null && messages > before) refresh();
  }, [messages, refresh]);
  return { items: items.toSorted((one, other) => one.until - other.until), refresh };
};
