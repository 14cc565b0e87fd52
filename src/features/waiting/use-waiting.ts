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
  /** The key of the member centre page where the member can act. */
  readonly page: string;
  readonly amount: number;
  /** The deadline in Unix milliseconds. */
  readonly until: number;
}

/** Rewards are listed only if they expire within this time. */
const EXPIRING_MS = 86_400_000;
/** Requests only the newest rewards. */
const REWARDS = { pageNo: 1, pageSize: 50 } as const;

/** Returns the member's pending items, the most urgent first; empty for visitors and trial accounts. `refresh` reloads them. */
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
  // Every payout and reward comes with a message, so the items are reloaded when the number of unread messages increases. Unlike polling that number,
  // polling the lists would keep an idle session open.
  const messages = useCallQuery(unread, {}, options).data?.count ?? null;
  const counted = useRef(messages);
  useEffect(() => {
    const before = counted.current;
    counted.current = messages;
    if (messages !== null && before !== null && messages > before) refresh();
  }, [messages, refresh]);
  return { items: items.toSorted((one, other) => one.until - other.until), refresh };
};
