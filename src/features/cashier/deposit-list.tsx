import { deposits } from '#schemas/calls/cashier.ts';
import type { DepositOrder } from '#schemas/cashier.ts';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useMoney } from '#src/session/use-money.ts';
import { Button } from '#src/ui/button.tsx';
import { StatusPill, type StatusTone } from '#src/ui/status-pill.tsx';
import { useCashierTexts } from './texts.ts';

const TONES: Readonly<Record<DepositOrder['status'], StatusTone>> = {
  PENDING: 'wait',
  SUCCESS: 'good',
  FAILED: 'bad',
  EXPIRED: 'done',
};

/** The member's latest deposits; unpaid ones can be reopened. */
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
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {list.map((order) => (
              <li key={order.orderId} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2.5">
                <div className="min-w-0 flex-1">
                  <p className="text-sm font-semibold tabular-nums">{money(order.amount)}</p>
                  <p className="text-xs text-ink-muted wrap-anywhere">
                    {order.methodName} · {formatLocalTime(order.createdAt)} · {order.orderId}
                  </p>
                </div>
                <StatusPill tone={TONES[order.status]}>{t(`deposit.status.${order.status}`)}</StatusPill>
                {order.status === 'PENDING' && (
                  <Button size="sm" variant="secondary" onClick={() => onOpen(order)}>
                    {t('deposits.open')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
