import { useMemo, useState } from 'react';
import { transferUpline, uplineOptions } from '#schemas/calls/cashier.ts';
import { paidTransferForm } from '#schemas/forms/cashier-forms.ts';
import { HeldNote } from '#src/claims/held-note.tsx';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { textValue } from '#src/forms/form-values.ts';
import { OperationView } from '#src/parts/operation-view.tsx';
import { useOperation } from '#src/parts/use-operation.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useMoney } from '#src/session/use-money.ts';
import { usePaymentTexts } from '#src/texts/payment-texts.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { BalanceCard } from './balance-card.tsx';
import { DoneCard } from '#src/ui/done-card.tsx';
import { PaymentPasswordStep } from './payment-password-step.tsx';
import { useCashierTexts } from './texts.ts';
import { TurnoverBar } from './turnover-bar.tsx';

/** Sends money to the member's upline, with the payment password. */
export function UplinePanel() {
  const t = useCashierTexts();
  const payments = usePaymentTexts();
  const common = useCommonTexts();
  const money = useMoney();
  const { code, symbol } = useCurrency();
  const { data, isError, isFetching, dataUpdatedAt, refetch } = useCallQuery(uplineOptions, {});
  const transfer = useOperation([transferUpline]);
  const [setsPassword, setSetsPassword] = useState(false);
  const form = useMemo(
    () =>
      data === undefined
        ? null
        : paidTransferForm({ currency: code, symbol, min: data.min, max: data.max, quick: [data.min, data.max] }),
    [data, code, symbol],
  );

  if (transfer.screen === 'done')
    return (
      <DoneCard title={payments('transfer.done')}>
        <Button variant="secondary" onClick={transfer.leave}>
          {payments('transfer.another')}
        </Button>
      </DoneCard>
    );
  if (data === undefined || form === null) {
    if (isError)
      return <LoadError text={common('failed')} retryLabel={common('retry')} onRetry={() => void refetch()} />;
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
    <OperationView operation={transfer} nameOf={({ input }) => money(input.amount)}>
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
          <Callout tone="info" title={payments('password.needed')}>
            <Button size="sm" variant="secondary" onClick={() => setSetsPassword(true)}>
              {payments('password.set')}
            </Button>
          </Callout>
        )}
        <ProblemForm
          form={form}
          label={t('upline.title')}
          problem={transfer.problem}
          busy={transfer.busy}
          onSubmit={(values) =>
            transfer.confirm({
              call: transferUpline,
              input: { amount: Number(values['amount']), paymentPassword: textValue(values, 'paymentPassword') },
            })
          }
        >
          <Button type="submit" size="lg" block busy={transfer.busy} disabled={isClosed || !hasPaymentPassword}>
            {t('upline.submit')}
          </Button>
          {max < min && remainingTurnover === 0 && (
            <p className="text-center text-xs text-ink-muted">{payments('transfer.little', { min: money(min) })}</p>
          )}
        </ProblemForm>
      </div>
    </OperationView>
  );
}
