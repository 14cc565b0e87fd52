import { useEffect, useEffectEvent } from 'react';
import { depositOrder } from '#schemas/calls/cashier.ts';
import type { DepositOrder } from '#schemas/cashier.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useCashierTexts } from './texts.ts';

/** Loads the order that the URL names and passes it to the parent; shows a message if the member has no such order. */
export function NamedOrder({
  orderId,
  onFound,
  onLeave,
}: {
  readonly orderId: string;
  readonly onFound: (order: DepositOrder) => void;
  readonly onLeave: () => void;
}) {
  const t = useCashierTexts();
  const query = useCallQuery(depositOrder, { orderId });
  const pass = useEffectEvent(onFound);
  useEffect(() => {
    if (query.data !== undefined) pass(query.data);
  }, [query.data]);
  return (
    <QueryView
      query={query}
      failed={t('deposit.order.error')}
      bars="h-40 h-40"
      missing={
        <EmptyState
          icon="warning"
          title={t('deposit.order.none')}
          text={t('deposit.order.none.text')}
          action={<Button onClick={onLeave}>{t('deposit.again')}</Button>}
        />
      }
    >
      {() => null}
    </QueryView>
  );
}
