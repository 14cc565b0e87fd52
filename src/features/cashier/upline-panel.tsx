import { useMemo, useState } from 'react';
import type { OutputOf } from '#schemas/call.ts';
import { transferUpline, uplineOptions } from '#schemas/calls/cashier.ts';
import { paidTransferForm } from '#schemas/forms/cashier-forms.ts';
import { HeldNote } from '#src/claims/held-note.tsx';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { textValue } from '#src/lib/text-value.ts';
import { OperationView } from '#src/parts/operation-view.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { SuccessCard } from '#src/parts/success-card.tsx';
import { useOperation, type UsedOperation } from '#src/parts/use-operation.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useInterruptedDraft } from '#src/session/use-interrupted-draft.ts';
import { useMemberUrl } from '#src/session/use-member-url.ts';
import { useMoney } from '#src/session/use-money.ts';
import { usePaymentTexts } from '#src/texts/payment-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { BalanceCard } from './balance-card.tsx';
import { PaymentPasswordStep } from './payment-password-step.tsx';
import { useCashierTexts } from './texts.ts';
import { TurnoverBar } from './turnover-bar.tsx';

function Transfer({
  query: { isFetching, dataUpdatedAt, refetch },
  options: { upline, min, max, held, requiredTurnover, remainingTurnover, hasPaymentPassword },
  transfer,
}: {
  readonly query: ReturnType<typeof useCallQuery<typeof uplineOptions>>;
  readonly options: OutputOf<typeof uplineOptions>;
  readonly transfer: UsedOperation<typeof transferUpline>;
}) {
  const t = useCashierTexts();
  const payments = usePaymentTexts();
  const money = useMoney();
  const { code, symbol } = useCurrency();
  const drafts = useInterruptedDraft('upline transfer');
  const [setsPassword, setSetsPassword] = useState(false);
  const form = useMemo(
    () => paidTransferForm({ currency: code, symbol, min, max, quick: [min, max] }),
    [min, max, code, symbol],
  );
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
        drafts={drafts}
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
  );
}

/** A page for sending money to the upline; it asks for the payment password. */
export function UplinePanel() {
  const payments = usePaymentTexts();
  const money = useMoney();
  const query = useCallQuery(uplineOptions, {});
  const transfer = useOperation([transferUpline]);
  const memberUrl = useMemberUrl();
  const upline = query.data?.upline ?? null;
  return (
    <OperationView operation={transfer} nameOf={({ input }) => money(input.amount)}>
      {transfer.screen === 'done' ? (
        <SuccessCard
          success={{
            title: payments('transfer.done'),
            amount: transfer.done === null ? null : money(transfer.done.input.amount),
            facts: upline === null ? [] : [{ label: payments('sentTo'), value: upline }],
            number: transfer.output?.orderId ?? null,
          }}
          next={{
            label: payments('toRecord'),
            to: memberUrl('transactionHistory', transfer.output?.orderId),
          }}
          others={[{ label: payments('transfer.another'), onPress: transfer.leave }]}
        />
      ) : (
        <QueryView query={query} bars="h-28 h-40">
          {(options) => <Transfer query={query} options={options} transfer={transfer} />}
        </QueryView>
      )}
    </OperationView>
  );
}
