import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { depositScreen } from '#machines/deposit/screens.ts';
import { sumOf } from '#schemas/amounts.ts';
import { deposit, depositMethods } from '#schemas/calls/cashier.ts';
import { DEPOSIT_STALES } from '#schemas/calls/stales.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useMutateCall } from '#src/platform/call-mutation.ts';
import { useFetchCall } from '#src/platform/fetch-call.ts';
import { openOperations } from '#src/platform/operation-outcome.ts';
import { useRefreshCalls } from '#src/platform/use-refresh-calls.ts';
import { OperationView } from '#src/parts/operation-view.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { SuccessCard } from '#src/parts/success-card.tsx';
import { useOperationState } from '#src/parts/use-operation.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useMemberUrl } from '#src/session/use-member-url.ts';
import { useMoney } from '#src/session/use-money.ts';
import { usePaymentTexts } from '#src/texts/payment-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { DepositForm } from './deposit-form.tsx';
import { DepositList } from './deposit-list.tsx';
import { createDepositMachine } from './deposit-machine.ts';
import { NamedOrder } from './named-order.tsx';
import { PayCard } from './pay-card.tsx';
import { useCashierTexts } from './texts.ts';

/** Returns the id of the order in the URL, and a function that changes it. The URL names the order so that a reload shows the same step. */
const useOrderInUrl = (): readonly [string | null, (orderId: string | null) => void] => {
  const [query, setQuery] = useSearchParams();
  const name = (orderId: string | null): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (orderId === null) next.delete('record');
        else next.set('record', orderId);
        return next;
      },
      { replace: true },
    );
  return [query.get('record'), name];
};

const DEPOSITED = DEPOSIT_STALES.map((name) => ({ name }));

/** The deposit page: the form, then the order's payment and outcome, above the latest orders. Stories pass their own `machine`. */
export function DepositPanel({ machine: given }: { readonly machine?: ReturnType<typeof createDepositMachine> }) {
  const t = useCashierTexts();
  const payments = usePaymentTexts();
  const memberUrl = useMemberUrl();
  const money = useMoney();
  const { code } = useCurrency();
  const mutateCall = useMutateCall();
  const fetchCall = useFetchCall();
  const refreshCalls = useRefreshCalls();
  const methods = useCallQuery(depositMethods, {});
  const [machine] = useState(
    () =>
      given ??
      createDepositMachine({
        mutateCall,
        fetchCall,
        onSettled: () => refreshCalls(DEPOSITED),
      }),
  );
  const [open] = useState(() => openOperations(deposit));
  const actor = useActorRef(machine, { input: { open } });
  const operation = useOperationState(actor);
  const screen = useSelector(actor, depositScreen);
  const order = useSelector(actor, ({ context }) => context.order);
  const isReady = useSelector(actor, (state) => state.matches('choosing'));
  const [named, nameOrder] = useOrderInUrl();
  // Only an order that is in the URL from the start has to be loaded; all others come from the list or from the form.
  const [wanted, setWanted] = useState(named);
  const orderId = order?.orderId ?? null;
  const nameOpened = useEffectEvent(() => {
    if (orderId !== null) nameOrder(orderId);
  });
  useEffect(() => nameOpened(), [orderId]);
  const leave = (): void => {
    setWanted(null);
    nameOrder(null);
    actor.send({ type: 'order.leave' });
  };

  if (wanted !== null && isReady)
    return (
      <NamedOrder
        orderId={wanted}
        onFound={(found) => {
          setWanted(null);
          actor.send({ type: 'order.open', order: found });
        }}
        onLeave={leave}
      />
    );

  if (screen === 'paying' && order !== null) return <PayCard order={order} onLeave={leave} />;
  if (screen === 'paid' && order !== null)
    return (
      <SuccessCard
        success={{
          title: payments('inWallet'),
          amount: money(sumOf([order.amount, order.bonus], code)),
          split: order.bonus === 0 ? null : { own: money(order.amount), bonus: money(order.bonus) },
          toWager: money(order.turnover),
          number: order.orderId,
        }}
        next="play"
        others={[
          { name: 'order.leave', label: t('deposit.another'), onPress: leave },
          { label: payments('toRecord'), to: memberUrl('transactionHistory', order.orderId) },
        ]}
      />
    );
  if ((screen === 'failed' || screen === 'expired') && order !== null)
    return (
      <EmptyState
        icon={screen === 'failed' ? 'warning' : 'clock'}
        title={t(`deposit.${screen}`)}
        text={t(`deposit.${screen}.text`, { number: order.orderId })}
        action={
          <Button name="order.leave" onClick={leave}>
            {t('deposit.again')}
          </Button>
        }
      />
    );
  return (
    <OperationView operation={operation} nameOf={({ input }) => money(input.amount)}>
      <div className="grid gap-6 @5xl/dialog:grid-cols-[3fr_2fr]">
        <div className="min-w-0">
          <QueryView
            query={methods}
            failed={t('deposit.error')}
            bars="h-40 h-40"
            empty={<EmptyState icon="deposit" title={t('deposit.none')} text={t('deposit.none.text')} />}
          >
            {(data) => <DepositForm methods={data} actor={actor} />}
          </QueryView>
        </div>
        <DepositList onOpen={(pending) => actor.send({ type: 'order.open', order: pending })} />
      </div>
    </OperationView>
  );
}
