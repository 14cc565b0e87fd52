import { useMemo } from 'react';
import type { PointCall, redemptionMachine } from '#machines/redemption/redemption.machine.ts';
import { differenceOf } from '#schemas/amounts.ts';
import { balance, config, convert } from '#schemas/calls/points.ts';
import { pointsForm } from '#schemas/forms/point-forms.ts';
import { toDecimal } from '#schemas/money.ts';
import type { OpenInput } from '#schemas/operation.ts';
import { moneyForPoints } from '#schemas/point-conversion.ts';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { OperationView } from '#src/parts/operation-view.tsx';
import { useCurrency } from '#src/session/use-currency.ts';
import { useMoney } from '#src/session/use-money.ts';
import { usePaymentTexts } from '#src/texts/payment-texts.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { DoneCard } from '#src/ui/done-card.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { ConvertedAmount } from './converted-amount.tsx';
import { MallLoading } from './mall-loading.tsx';
import { PasswordNeeded } from './password-needed.tsx';
import { PointConfirmation } from './point-confirmation.tsx';
import { RecordLink } from './record-link.tsx';
import { usePointTexts } from './texts.ts';
import { usePointOperation, type PointOperation } from './use-point-operation.ts';
import { usePoints } from './use-points.ts';
import { useRatio } from './use-ratio.ts';

const pointsOf = (choice: OpenInput<PointCall> | null): number =>
  choice !== null && 'points' in choice ? choice.points : 0;

function Conversion({ operation }: { readonly operation: PointOperation }) {
  const t = usePointTexts();
  const payments = usePaymentTexts();
  const common = useCommonTexts();
  const money = useMoney();
  const points = usePoints();
  const ratio = useRatio();
  const { code } = useCurrency();
  const held = useCallQuery(balance, {});
  const terms = useCallQuery(config, {});
  const { screen, output: receipt, choice, problem, back, actor } = operation;
  const most = held.data?.currentPoints ?? 0;
  const least = terms.data?.requirementByPoints ?? 1;
  const form = useMemo(() => pointsForm(least, most), [least, most]);

  if (screen === 'done' && receipt !== null)
    return (
      <DoneCard
        title={payments('inWallet', { amount: money('amount' in receipt ? receipt.amount : receipt.redeemAmount) })}
        text={t('convert.done.text', { points: points(receipt.points) })}
      >
        <span className="w-full text-sm">
          <span className="text-ink-muted">{t('order')} </span>
          <RecordLink orderNo={receipt.orderNo} />
        </span>
        <Button variant="secondary" onClick={back}>
          {t('convert.another')}
        </Button>
      </DoneCard>
    );
  if (held.data === undefined || terms.data === undefined) {
    if (!held.isError && !terms.isError) return <MallLoading />;
    return (
      <LoadError
        text={common('failed')}
        retryLabel={common('retry')}
        onRetry={() => {
          void held.refetch();
          void terms.refetch();
        }}
      />
    );
  }
  const { data } = terms;
  if (screen === 'confirmation') {
    const chosen = pointsOf(choice);
    const paid = money(toDecimal(moneyForPoints(chosen, data.ratio, code), code));
    return (
      <PointConfirmation
        operation={operation}
        onConfirm={(password) =>
          actor.send({ type: 'form.submit', operation: { call: convert, input: { points: chosen, password } } })
        }
        kind={data.passwordKind}
        label={t('convert.confirm')}
        submit={t('convert.submit', { points: points(chosen), amount: paid })}
        facts={[
          { label: t('convert.points'), value: points(chosen) },
          { label: t('balance.ratio'), value: ratio(data.ratio) },
          { label: t('convert.exact'), value: ratio(data.ratio, chosen) },
          { label: t('redeem.after'), value: points(most - chosen) },
          { label: payments('receive'), value: paid, isMain: true },
        ]}
      />
    );
  }
  const reasons = [
    ...(most < least ? [t('convert.few', { least: points(least), held: points(most) })] : []),
    ...(data.deposited < data.requirementByAmount
      ? [
          t('convert.deposits', {
            amount: money(data.requirementByAmount),
            missing: money(differenceOf(data.requirementByAmount, data.deposited, code)),
          }),
        ]
      : []),
  ];
  const isOff = reasons.length > 0 || data.passwordKind === 'NONE';
  return (
    <section aria-label={t('tab.convert')} className="mx-auto max-w-md space-y-4">
      <p className="text-sm text-pretty text-ink-muted">
        {t('rules.convert.terms', {
          ratio: ratio(data.ratio),
          point: points(1),
          points: points(least),
          amount: money(data.requirementByAmount),
        })}
      </p>
      {data.passwordKind === 'NONE' && <PasswordNeeded />}
      <ProblemForm
        form={form}
        label={t('tab.convert')}
        initial={choice === null ? {} : { points: String(pointsOf(choice)) }}
        problem={problem}
        onSubmit={({ points: wanted }) => {
          if (typeof wanted === 'number' && !isOff)
            actor.send({
              type: 'choice.confirm',
              choice: { points: wanted },
            });
        }}
      >
        <ConvertedAmount ratio={data.ratio} />
        <Button type="submit" size="lg" block disabled={isOff}>
          {t('redeem.next')}
        </Button>
      </ProblemForm>
      {reasons.length > 0 && (
        <Callout tone="warning">
          <ul className="space-y-1">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Callout>
      )}
    </section>
  );
}

/** Turns points into money of the main wallet, and says what they give before anything is confirmed. `machine` replaces the wired one in stories. */
export function ConvertPanel({ machine }: { readonly machine?: typeof redemptionMachine }) {
  const points = usePoints();
  const operation = usePointOperation(convert, machine);
  return (
    <OperationView operation={operation} nameOf={({ input }) => points(pointsOf(input))}>
      <Conversion operation={operation} />
    </OperationView>
  );
}
