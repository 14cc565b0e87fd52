import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { moneyTransferScreen } from '#machines/money-transfer/screens.ts';
import { transferUpline, uplineOptions } from '#schemas/calls/cashier.ts';
import { paidTransferForm } from '#schemas/forms/cashier-forms.ts';
import { HeldNote } from '#src/claims/held-note.tsx';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useMutateCall } from '#src/platform/call-mutation.ts';
import { IdempotencyKey } from '#src/platform/idempotency-key.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { BalanceCard } from './balance-card.tsx';
import { FormOrChecking } from './form-or-checking.tsx';
import { DoneCard } from '#src/ui/done-card.tsx';
import { PaymentPasswordStep } from './payment-password-step.tsx';
import { useCashierTexts } from './texts.ts';
import { TurnoverBar } from './turnover-bar.tsx';
import { createTransferMachine } from '#src/platform/transfer-machine.ts';

/** Sends money to the member's upline, with the payment password. */
export function UplinePanel() {
  const t = useCashierTexts();
  const common = useCommonTexts();
  const money = useMoney();
  const { code, symbol } = useCurrency();
  const mutateCall = useMutateCall();
  const { data, isError, isFetching, dataUpdatedAt, refetch } = useCallQuery(uplineOptions, {});
  const [machine] = useState(() => createTransferMachine(mutateCall, transferUpline));
  const [confirmed] = useState(() => IdempotencyKey.pending(transferUpline));
  const [setsPassword, setSetsPassword] = useState(false);
  const actor = useActorRef(machine, { input: { confirmed } });
  const screen = useSelector(actor, moneyTransferScreen);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isWaiting = useSelector(actor, (snapshot) => snapshot.matches('waiting'));
  const form = useMemo(
    () =>
      data === undefined
        ? null
        : paidTransferForm({ currency: code, symbol, min: data.min, max: data.max, quick: [data.min, data.max] }),
    [data, code, symbol],
  );

  if (screen === 'done')
    return (
      <DoneCard title={t('upline.done')}>
        <Button variant="secondary" onClick={() => actor.send({ type: 'transfer.another' })}>
          {t('transfer.another')}
        </Button>
      </DoneCard>
    );
  if (data === undefined || form === null) {
    if (isError)
      return <LoadError text={t('upline.error')} retryLabel={common('retry')} onRetry={() => void refetch()} />;
    return (
      <output className="block space-y-4">
        <span className="sr-only">{common('loading')}</span>
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-40 w-full" />
      </output>
    );
  }
  const { upline, min, max, held, requiredTurnover, remainingTurnover, hasPaymentPassword } = data;
  const isClosed = remainingTurnover > 0 || max < min;
  if (upline === null) return <EmptyState icon="users" title={t('upline.none')} />;
  if (setsPassword)
    return (
      <PaymentPasswordStep
        isSet={hasPaymentPassword}
        onDone={() => setSetsPassword(false)}
        onBack={() => setSetsPassword(false)}
      />
    );
  return (
    <FormOrChecking
      checking={screen === 'checking'}
      onAgain={isWaiting ? () => actor.send({ type: 'check.again' }) : null}
    >
      <div className="mx-auto max-w-md space-y-5">
        <BalanceCard
          label={t('upline.held')}
          amount={remainingTurnover > 0 ? 0 : max}
          knownAt={dataUpdatedAt}
          updating={isFetching}
          onRefresh={() => void refetch()}
        />
        <p className="text-sm text-pretty text-ink-muted">{t('upline.text', { upline })}</p>
        {remainingTurnover > 0 && (
          <TurnoverBar from="sending" required={requiredTurnover} remaining={remainingTurnover} />
        )}
        <HeldNote held={held} />
        {!hasPaymentPassword && (
          <Callout tone="info" title={t('password.needed')}>
            <Button size="sm" variant="secondary" onClick={() => setSetsPassword(true)}>
              {t('password.set')}
            </Button>
          </Callout>
        )}
        <ProblemForm
          form={form}
          label={t('upline.title')}
          problem={problem}
          busy={busy}
          onSubmit={({ amount, paymentPassword }) =>
            actor.send({
              type: 'form.submit',
              order: { confirmed: `to upline, ${Number(amount)} ${code}`, values: { amount, paymentPassword } },
            })
          }
        >
          <Button type="submit" size="lg" block busy={busy} disabled={isClosed || !hasPaymentPassword}>
            {t('upline.submit')}
          </Button>
          {max < min && remainingTurnover === 0 && (
            <p className="text-center text-xs text-ink-muted">{t('upline.little', { min: money(min) })}</p>
          )}
        </ProblemForm>
      </div>
    </FormOrChecking>
  );
}
