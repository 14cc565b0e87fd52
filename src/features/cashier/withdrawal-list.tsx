import { cancelWithdrawal, withdrawals } from '#schemas/calls/cashier.ts';
import { MONEY_STALES } from '#schemas/calls/stales.ts';
import type { WithdrawalOrder } from '#schemas/cashier.ts';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { useProblemToast } from '#src/modals/use-problem-toast.ts';
import { OrderCard, type OrderStep } from '#src/parts/order-card.tsx';
import { OrderList } from '#src/parts/order-list.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useCallMutation } from '#src/platform/use-call-mutation.ts';
import { useEndedRows, type EndedRows } from '#src/platform/use-ended-rows.ts';
import { useMoney } from '#src/session/use-money.ts';
import { usePaymentTexts } from '#src/texts/payment-texts.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { ReceiptQuestion } from './receipt-question.tsx';
import type { StatusTone } from '#src/ui/status-pill.tsx';
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
/** When an order ends, the balance is refreshed, because a rejected withdrawal is refunded. */
const ORDERS: EndedRows<WithdrawalOrder> = {
  keyOf: ({ orderId }) => orderId,
  isOpen,
  stales: MONEY_STALES,
};

const isRefused = ({ status }: WithdrawalOrder): boolean => status === 'REJECTED' || status === 'CANCELLED';

const stepsOf = (order: WithdrawalOrder): readonly OrderStep[] => {
  const { status, createdAt, reviewedAt = null, paidAt, endedAt } = order;
  const placed: OrderStep = { name: 'placed', at: createdAt, isReached: true };
  if (isRefused(order))
    return [
      placed,
      ...(paidAt === null ? [] : [{ name: 'paidOut', at: paidAt, isReached: true } as const]),
      { name: 'ended', at: endedAt, isReached: true },
    ];
  const isReceived = status === 'SUCCESS';
  return [
    placed,
    { name: 'reviewed', at: reviewedAt, isReached: status !== 'APPLYING' },
    { name: 'paidOut', at: paidAt, isReached: paidAt !== null || isReceived },
    { name: 'received', at: isReceived ? endedAt : null, isReached: isReceived },
  ];
};

/** Returns a function that describes an order: what it is waiting for, why it ended, or what happens after it was reported as missing. */
const useOutcome = (): ((order: WithdrawalOrder) => string | null) => {
  const t = useCashierTexts();
  return ({ status, receipt, reason, proofs }) => {
    if (status === 'APPLYING') return t('withdrawals.review');
    if (status === 'PROCESSING')
      return receipt === 'NOT_RECEIVED' ? t('withdrawals.reported', { count: proofs }) : t('withdrawals.onWay');
    if (reason !== null) return t(`withdrawals.reason.${reason}`);
    if (status !== 'SUCCESS' || receipt === null || receipt === 'RECEIVED') return null;
    return t(receipt === 'FORCED' ? 'withdrawals.forced' : 'withdrawals.automatic');
  };
};

function Row({ order, onRefresh }: { readonly order: WithdrawalOrder; readonly onRefresh: () => void }) {
  const t = useCashierTexts();
  const payments = usePaymentTexts();
  const common = useCommonTexts();
  const money = useMoney();
  const outcomeOf = useOutcome();
  const { show } = useDialogs();
  const showProblem = useProblemToast();
  const cancel = useCallMutation(cancelWithdrawal, {
    onProblem: (problem) => {
      showProblem(problem);
      onRefresh();
    },
  });
  const { status, orderId, expectedAt = null } = order;
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
    <OrderCard
      amount={money(order.amount)}
      title={`${order.bankName} ${order.accountNumber}`}
      status={{ tone: TONES[status], text: t(`withdraw.status.${status}`) }}
      steps={stepsOf(order)}
      number={orderId}
      expected={expectedAt === null ? null : { label: payments('expected'), at: expectedAt }}
      note={outcomeOf(order)}
    >
      {status === 'APPLYING' && (
        <Button variant="secondary" block busy={cancel.busy} onClick={() => void takeBack()}>
          {t('withdrawals.cancel')}
        </Button>
      )}
      {status === 'AWAIT_CONFIRMATION' && <ReceiptQuestion order={order} onLate={onRefresh} />}
    </OrderCard>
  );
}

/** A list of the member's latest withdrawals, each with its status and the available actions. */
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
          <OrderList orders={list.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)))}>
            {(order) => <Row key={order.orderId} order={order} onRefresh={refresh} />}
          </OrderList>
        )}
      </QueryView>
    </section>
  );
}
