import { useActorRef, useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { withdrawalScreen } from '#machines/withdrawal/screens.ts';
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { balance } from '#schemas/calls/account.ts';
import { withdraw, withdrawOptions } from '#schemas/calls/cashier.ts';
import type { WithdrawalOrder } from '#schemas/cashier.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useMutateCall } from '#src/platform/call-mutation.ts';
import { openOperations, operationActors } from '#src/platform/operation-outcome.ts';
import { OperationView } from '#src/parts/operation-view.tsx';
import { joinedQueries } from '#src/parts/joined-queries.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { SuccessCard } from '#src/parts/success-card.tsx';
import { useOperationState } from '#src/parts/use-operation.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useMemberUrl } from '#src/session/use-member-url.ts';
import { useMoney } from '#src/session/use-money.ts';
import { usePaymentTexts } from '#src/texts/payment-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { useKeptFocus } from '#src/ui/use-kept-focus.ts';
import { AccountForm } from './account-form.tsx';
import { BalanceCard } from './balance-card.tsx';
import { PaymentPasswordStep } from './payment-password-step.tsx';
import { useCashierTexts } from './texts.ts';
import { MAIN_WALLET } from './use-wallets.ts';
import { WithdrawalConfirmation } from './withdrawal-confirmation.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';

type Actor = ActorRefFrom<typeof withdrawalMachine>;

function Step({ actor, placed }: { readonly actor: Actor; readonly placed: WithdrawalOrder | null }) {
  const t = useCashierTexts();
  const payments = usePaymentTexts();
  const memberUrl = useMemberUrl();
  const money = useMoney();
  const { code } = useCurrency();
  const options = useCallQuery(withdrawOptions, {});
  const wallet = useCallQuery(balance, {});
  const screen = useSelector(actor, withdrawalScreen);
  const back = (): void => actor.send({ type: 'step.back' });
  if (screen === 'placed' && placed !== null)
    return (
      <div className="space-y-6">
        <SuccessCard
          success={{
            title: t('withdraw.placed'),
            text: placed.status === 'APPLYING' ? t('withdrawals.review') : null,
            amount: money(placed.amount),
            facts: [
              { label: t('withdraw.account'), value: `${placed.bankName} ${placed.accountNumber}` },
              ...(placed.fee === 0 ? [] : [{ label: t('withdraw.feeName'), value: money(placed.fee) }]),
              { label: payments('receive'), value: money(placed.payout) },
            ],
            expectedAt: placed.expectedAt ?? null,
            number: placed.orderId,
          }}
          next={{ label: payments('toRecord'), to: memberUrl('transactionHistory', placed.orderId) }}
          others={[{ name: 'step.back', label: t('withdraw.another'), onPress: back }]}
        />
        <WithdrawalList />
      </div>
    );
  return (
    <QueryView query={joinedQueries(options, wallet)} failed={t('withdraw.error')} bars="h-28 h-64">
      {([data, { wallets }]) => {
        if (screen === 'account') return <AccountForm options={data} onDone={back} onBack={back} />;
        if (screen === 'password')
          return <PaymentPasswordStep isSet={data.hasPaymentPassword} onDone={back} onBack={back} />;
        if (screen === 'confirmation') return <WithdrawalConfirmation options={data} currency={code} actor={actor} />;
        const main = wallets.find(({ accountTypeId }) => accountTypeId === MAIN_WALLET)?.balance ?? 0;
        return (
          <div className="grid gap-6 @5xl/dialog:grid-cols-[3fr_2fr]">
            <div className="min-w-0 space-y-5">
              <BalanceCard
                label={t('withdraw.held')}
                amount={main}
                knownAt={wallet.dataUpdatedAt}
                updating={wallet.isFetching}
                onRefresh={() => void wallet.refetch()}
              />
              <WithdrawalForm options={data} balance={main} actor={actor} />
              {data.hasPaymentPassword && (
                <Button
                  name="password.set"
                  size="sm"
                  variant="quiet"
                  icon="lock"
                  onClick={() => actor.send({ type: 'password.set' })}
                >
                  {payments('password.change')}
                </Button>
              )}
            </div>
            <WithdrawalList />
          </div>
        );
      }}
    </QueryView>
  );
}

/** The withdrawal page: the steps of a withdrawal, above the latest orders. Stories pass their own `machine`. */
export function WithdrawalPanel({ machine: given }: { readonly machine?: typeof withdrawalMachine }) {
  const money = useMoney();
  const mutateCall = useMutateCall();
  const [machine] = useState(
    () => given ?? withdrawalMachine.provide({ actors: operationActors<typeof withdraw>(mutateCall) }),
  );
  const [open] = useState(() => openOperations(withdraw));
  const actor = useActorRef(machine, { input: { open } });
  const operation = useOperationState(actor);
  const t = useCashierTexts();
  const step = useRef<HTMLElement>(null);
  // The form's title is elsewhere on the page, so after a step back the whole form gets the focus.
  const part = useKeptFocus(step);
  return (
    <div ref={part}>
      <section ref={step} aria-label={t('withdraw.title')} tabIndex={-1} className="outline-none">
        <OperationView operation={operation} nameOf={({ input }) => money(input.amount)}>
          <Step actor={actor} placed={operation.output} />
        </OperationView>
      </section>
    </div>
  );
}
