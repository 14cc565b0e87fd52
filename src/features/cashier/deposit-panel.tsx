import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
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
import { useOperationState } from '#src/parts/use-operation.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { DepositForm } from './deposit-form.tsx';
import { DepositList } from './deposit-list.tsx';
import { createDepositMachine } from './deposit-machine.ts';
import { DoneCard } from '#src/ui/done-card.tsx';
import { PayCard } from './pay-card.tsx';
import { useCashierTexts } from './texts.ts';

const DEPOSITED = DEPOSIT_STALES.map((name) => ({ name }));

/** Deposits: the form, the order that is being paid, its end, and the latest orders. `machine` replaces the wired one in stories. */
export function DepositPanel({ machine: given }: { readonly machine?: ReturnType<typeof createDepositMachine> }) {
  const t = useCashierTexts();
  const common = useCommonTexts();
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
  const leave = (): void => actor.send({ type: 'order.leave' });

  if (screen === 'paying' && order !== null) return <PayCard order={order} onLeave={leave} />;
  if (screen === 'paid' && order !== null)
    return (
      <DoneCard
        title={t('deposit.paid', { amount: money(sumOf([order.amount, order.bonus], code)) })}
        text={t('deposit.paid.text', { turnover: money(order.turnover), number: order.orderId })}
      >
        <Button variant="secondary" onClick={leave}>
          {t('deposit.another')}
        </Button>
      </DoneCard>
    );
  if ((screen === 'failed' || screen === 'expired') && order !== null)
    return (
      <EmptyState
        icon={screen === 'failed' ? 'warning' : 'clock'}
        title={t(`deposit.${screen}`)}
        text={t(`deposit.${screen}.text`, { number: order.orderId })}
        action={<Button onClick={leave}>{t('deposit.again')}</Button>}
      />
    );
  return (
    <OperationView operation={operation} nameOf={({ input }) => money(input.amount)}>
      <div className="grid gap-6 @5xl/dialog:grid-cols-[3fr_2fr]">
        <div className="min-w-0">
          {methods.data === undefined ? (
            methods.isError ? (
              <LoadError
                text={t('deposit.error')}
                retryLabel={common('retry')}
                onRetry={() => void methods.refetch()}
              />
            ) : (
              <output className="block space-y-4">
                <span className="sr-only">{common('loading')}</span>
                <Skeleton className="h-40 w-full" />
                <Skeleton className="h-40 w-full" />
              </output>
            )
          ) : methods.data.list.length === 0 ? (
            <EmptyState icon="deposit" title={t('deposit.none')} text={t('deposit.none.text')} />
          ) : (
            <DepositForm methods={methods.data} actor={actor} />
          )}
        </div>
        <DepositList onOpen={(pending) => actor.send({ type: 'order.open', order: pending })} />
      </div>
    </OperationView>
  );
}
