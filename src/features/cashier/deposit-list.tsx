import { deposits } from '#schemas/calls/cashier.ts';
import type { DepositOrder } from '#schemas/cashier.ts';
import { OrderCard, type OrderStep } from '#src/parts/order-card.tsx';
import { OrderList } from '#src/parts/order-list.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useMoney } from '#src/session/use-money.ts';
import { Button } from '#src/ui/button.tsx';
import type { StatusTone } from '#src/ui/status-pill.tsx';
import { useCashierTexts } from './texts.ts';

const TONES: Readonly<Record<DepositOrder['status'], StatusTone>> = {
  PENDING: 'wait',
  SUCCESS: 'good',
  FAILED: 'bad',
  EXPIRED: 'done',
};

const stepsOf = ({ status, createdAt, expiresAt, settledAt }: DepositOrder): readonly OrderStep[] => [
  { name: 'placed', at: createdAt, isReached: true },
  status === 'FAILED' || status === 'EXPIRED'
    ? { name: 'ended', at: status === 'EXPIRED' ? expiresAt : settledAt, isReached: true }
    : { name: 'paid', at: settledAt, isReached: status === 'SUCCESS' },
];

/** A list of the member's latest deposits. Unpaid ones can be reopened. */
export function DepositList({ onOpen }: { readonly onOpen: (order: DepositOrder) => void }) {
  const t = useCashierTexts();
  const money = useMoney();
  const query = useCallQuery(deposits, {});
  return (
    <section aria-label={t('deposits.title')} className="space-y-3">
      <h4 className="font-display text-base font-semibold">{t('deposits.title')}</h4>
      <QueryView
        query={query}
        failed={t('deposits.error')}
        bars="h-32"
        empty={
          <p className="rounded-card border border-dashed border-field-line p-4 text-sm text-ink-muted">
            {t('deposits.none')}
          </p>
        }
      >
        {({ list }) => (
          <OrderList orders={list}>
            {(order) => (
              <OrderCard
                key={order.orderId}
                amount={money(order.amount)}
                title={order.methodName}
                status={{ tone: TONES[order.status], text: t(`deposit.status.${order.status}`) }}
                steps={stepsOf(order)}
                number={order.orderId}
                expected={order.status === 'PENDING' ? { label: t('deposits.payBy'), at: order.expiresAt } : null}
                note={order.status === 'PENDING' ? t('deposits.arrives') : null}
              >
                {order.status === 'PENDING' && (
                  <Button name="order.open" block onClick={() => onOpen(order)}>
                    {t('deposits.open')}
                  </Button>
                )}
              </OrderCard>
            )}
          </OrderList>
        )}
      </QueryView>
    </section>
  );
}
