import { cancelWithdrawal, withdrawals } from '#schemas/calls/cashier.ts';
import { MONEY_STALES } from '#schemas/calls/stales.ts';
import type { WithdrawalOrder } from '#schemas/cashier.ts';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { useProblemToast } from '#src/modals/use-problem-toast.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useCallMutation } from '#src/platform/use-call-mutation.ts';
import { useEndedRows, type EndedRows } from '#src/platform/use-ended-rows.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { ReceiptQuestion } from './receipt-question.tsx';
import { StatusPill, type StatusTone } from '#src/ui/status-pill.tsx';
import { useCashierTexts } from './texts.ts';

const TONES: Readonly<Record<WithdrawalOrder['status'], StatusTone>> = {
  APPLYING: 'wait',
  PROCESSING: 'wait',
  AWAIT_CONFIRMATION: 'wait',
  SUCCESS: 'good',
  REJECTED: 'bad',
  CANCELLED: 'done',
};

/** Polling interval while an order is open. */
const WATCH_EVERY_MS = 5_000;
const isOpen = ({ status }: WithdrawalOrder): boolean =>
  status === 'APPLYING' || status === 'PROCESSING' || status === 'AWAIT_CONFIRMATION';
/** Ended orders refresh the balance, since a rejected withdrawal is refunded. */
const ORDERS: EndedRows<WithdrawalOrder> = {
  keyOf: ({ orderId }) => orderId,
  isOpen,
  stales: MONEY_STALES,
};

function Row({ order, onRefresh }: { readonly order: WithdrawalOrder; readonly onRefresh: () => void }) {
  const t = useCashierTexts();
  const common = useCommonTexts();
  const money = useMoney();
  const { show } = useDialogs();
  const showProblem = useProblemToast();
  const cancel = useCallMutation(cancelWithdrawal, {
    onProblem: (problem) => {
      showProblem(problem);
      onRefresh();
    },
  });
  const { status, receipt, reason, orderId } = order;
  const isReported = status === 'PROCESSING' && receipt === 'NOT_RECEIVED';
  const takeBack = async (): Promise<void> => {
    const chosen = await show({
      title: t('withdrawals.cancel.sure'),
      text: t('withdrawals.cancel.text', { amount: money(order.amount) }),
      actions: [
        { id: 'back', label: common('back'), variant: 'secondary' },
        { id: 'yes', label: t('withdrawals.cancel'), variant: 'danger' },
      ],
    });
    if (chosen === 'yes') cancel.run({ orderId });
  };
  return (
    <li>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2.5">
        <div className="min-w-0 flex-1">
          <p className="text-sm font-semibold tabular-nums">{money(order.amount)}</p>
          <p className="text-xs text-ink-muted wrap-anywhere">
            {order.bankName} {order.accountNumber} · {formatLocalTime(order.createdAt)} · {orderId}
          </p>
          {(isReported || reason !== null || (status === 'SUCCESS' && receipt !== null && receipt !== 'RECEIVED')) && (
            <p className="mt-0.5 text-xs text-pretty">
              {isReported
                ? t('withdrawals.reported', { count: order.proofs })
                : reason !== null
                  ? t(`withdrawals.reason.${reason}`)
                  : t(receipt === 'FORCED' ? 'withdrawals.forced' : 'withdrawals.automatic')}
            </p>
          )}
        </div>
        <StatusPill tone={TONES[status]}>{t(`withdraw.status.${status}`)}</StatusPill>
        {status === 'APPLYING' && (
          <Button size="sm" variant="secondary" busy={cancel.busy} onClick={() => void takeBack()}>
            {t('withdrawals.cancel')}
          </Button>
        )}
      </div>
      {status === 'AWAIT_CONFIRMATION' && <ReceiptQuestion order={order} onLate={onRefresh} />}
    </li>
  );
}

/** The member's latest withdrawals, with status and available actions. */
export function WithdrawalList() {
  const t = useCashierTexts();
  const query = useCallQuery(withdrawals, {}, { refetchInterval: WATCH_EVERY_MS });
  useEndedRows(query.data?.list, ORDERS);
  const refresh = (): void => void query.refetch();
  return (
    <section aria-label={t('withdrawals.title')} className="space-y-3">
      <h4 className="font-display text-base font-semibold">{t('withdrawals.title')}</h4>
      <QueryView
        query={query}
        failed={t('withdrawals.error')}
        bars="h-32"
        empty={
          <p className="rounded-card border border-dashed border-field-line p-4 text-sm text-ink-muted">
            {t('withdrawals.none')}
          </p>
        }
      >
        {({ list }) => (
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {list
              .toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)))
              .map((order) => (
                <Row key={order.orderId} order={order} onRefresh={refresh} />
              ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
