import { deposits } from '#schemas/calls/cashier.ts';
import type { DepositOrder } from '#schemas/cashier.ts';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { StatusPill, type StatusTone } from '#src/ui/status-pill.tsx';
import { useCashierTexts } from './texts.ts';

const TONES: Readonly<Record<DepositOrder['status'], StatusTone>> = {
  PENDING: 'wait',
  SUCCESS: 'good',
  FAILED: 'bad',
  EXPIRED: 'done',
};

/** The member's latest deposits; one that waits for its payment can be opened again. */
export function DepositList({ onOpen }: { readonly onOpen: (order: DepositOrder) => void }) {
  const t = useCashierTexts();
  const common = useCommonTexts();
  const money = useMoney();
  const { data, isError, refetch } = useCallQuery(deposits, {});
  return (
    <section aria-label={t('deposits.title')} className="space-y-3">
      <h4 className="font-display text-base font-semibold">{t('deposits.title')}</h4>
      {data === undefined ? (
        isError ? (
          <LoadError text={t('deposits.error')} retryLabel={common('retry')} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-32 w-full" />
        )
      ) : data.list.length === 0 ? (
        <p className="rounded-card border border-dashed border-field-line p-4 text-sm text-ink-muted">
          {t('deposits.none')}
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {data.list.map((order) => (
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
    </section>
  );
}
