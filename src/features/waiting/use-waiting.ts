import { useCallback, useEffect, useRef } from 'react';
import { confirmations, deposits } from '#schemas/calls/cashier.ts';
import { unread } from '#schemas/calls/common.ts';
import { rewards } from '#schemas/calls/rewards.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useRefreshCalls } from '#src/platform/use-refresh-calls.ts';
import { useSession } from '#src/session/use-session.ts';

/** Something that the member has to do by a deadline. */
export interface WaitingItem {
  readonly id: string;
  readonly kind: 'deposit' | 'receipt' | 'claim';
  /** The page of the member centre that does it. */
  readonly page: string;
  readonly amount: number;
  /** Unix milliseconds. */
  readonly until: number;
}

/** A reward waits here on its last day. */
const EXPIRING_MS = 86_400_000;
/** The rewards that are looked at, the newest. */
const REWARDS = { pageNo: 1, pageSize: 50 } as const;

/** What waits for the member, the most urgent first; nothing for visitors and trial accounts. `refresh` asks again. */
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
  // A payout and a reward come with a message. Asking for them again and again would keep an idle session open, which counting messages does not.
  const messages = useCallQuery(unread, {}, options).data?.count ?? null;
  const counted = useRef(messages);
  useEffect(() => {
    const before = counted.current;
    counted.current = messages;
    if (messages !== null && before !== null && messages > before) refresh();
  }, [messages, refresh]);
  return { items: items.toSorted((one, other) => one.until - other.until), refresh };
};
