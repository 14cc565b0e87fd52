import { useMemo } from 'react';
import type { PointCall, redemptionMachine } from '#machines/redemption/redemption.machine.ts';
import { differenceOf } from '#schemas/amounts.ts';
import { balance, config, convert } from '#schemas/calls/points.ts';
import { pointsForm } from '#schemas/forms/point-forms.ts';
import { toDecimal } from '#schemas/money.ts';
import type { OpenInput } from '#schemas/operation.ts';
import { moneyForPoints } from '#schemas/point-conversion.ts';
import type { PointConfig } from '#schemas/points.ts';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { joinedQueries } from '#src/parts/joined-queries.ts';
import { OperationView } from '#src/parts/operation-view.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { SuccessCard } from '#src/parts/success-card.tsx';
import { useCurrency } from '#src/session/use-currency.ts';
import { useInterruptedDraft, useKeepWhenInterrupted } from '#src/session/use-interrupted-draft.ts';
import { useMemberUrl } from '#src/session/use-member-url.ts';
import { useMoney } from '#src/session/use-money.ts';
import { usePaymentTexts } from '#src/texts/payment-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { ConvertedAmount } from './converted-amount.tsx';
import { MALL_BARS } from './mall-loading.tsx';
import { PasswordNeeded } from './password-needed.tsx';
import { PointConfirmation } from './point-confirmation.tsx';
import { usePointTexts } from './texts.ts';
import { usePointOperation, type PointOperation } from './use-point-operation.ts';
import { usePoints } from './use-points.ts';
import { useRatio } from './use-ratio.ts';

const pointsOf = (choice: OpenInput<PointCall> | null): number =>
  choice !== null && 'points' in choice ? choice.points : 0;

interface Parts {
  readonly operation: PointOperation;
  /** The maximum number of points that can be converted: all points that the member has. */
  readonly most: number;
  readonly terms: PointConfig;
}

function Confirmation({ operation, most, terms }: Parts) {
  const t = usePointTexts();
  const payments = usePaymentTexts();
  const money = useMoney();
  const points = usePoints();
  const ratio = useRatio();
  const { code } = useCurrency();
  const { choice, actor } = operation;
  const chosen = pointsOf(choice);
  useKeepWhenInterrupted(useInterruptedDraft('conversion'), { points: String(chosen) });
  const paid = money(toDecimal(moneyForPoints(chosen, terms.ratio, code), code));
  return (
    <PointConfirmation
      operation={operation}
      onConfirm={(password) =>
        actor.send({ type: 'form.submit', operation: { call: convert, input: { points: chosen, password } } })
      }
      kind={terms.passwordKind}
      label={t('convert.confirm')}
      submit={t('convert.submit', { points: points(chosen), amount: paid })}
      facts={[
        { label: t('convert.points'), value: points(chosen) },
        { label: t('balance.ratio'), value: ratio(terms.ratio) },
        { label: t('convert.exact'), value: ratio(terms.ratio, chosen) },
        { label: t('redeem.after'), value: points(most - chosen) },
        { label: payments('receive'), value: paid, isMain: true },
      ]}
    />
  );
}

function Choice({ operation, most, terms }: Parts) {
  const t = usePointTexts();
  const money = useMoney();
  const points = usePoints();
  const ratio = useRatio();
  const { code } = useCurrency();
  const { choice, problem, actor } = operation;
  const drafts = useInterruptedDraft('conversion');
  const least = terms.requirementByPoints;
  const form = useMemo(() => pointsForm(least, most), [least, most]);
  const reasons = [
    ...(most < least ? [t('convert.few', { least: points(least), held: points(most) })] : []),
    ...(terms.deposited < terms.requirementByAmount
      ? [
          t('convert.deposits', {
            amount: money(terms.requirementByAmount),
            missing: money(differenceOf(terms.requirementByAmount, terms.deposited, code)),
          }),
        ]
      : []),
  ];
  const isOff = reasons.length > 0 || terms.passwordKind === 'NONE';
  return (
    <section aria-label={t('tab.convert')} className="mx-auto max-w-md space-y-4">
      <p className="text-sm text-pretty text-ink-muted">
        {t('rules.convert.terms', {
          ratio: ratio(terms.ratio),
          point: points(1),
          points: points(least),
          amount: money(terms.requirementByAmount),
        })}
      </p>
      {terms.passwordKind === 'NONE' && <PasswordNeeded />}
      <ProblemForm
        form={form}
        drafts={drafts}
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
        <ConvertedAmount ratio={terms.ratio} />
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

function Conversion({ operation }: { readonly operation: PointOperation }) {
  const t = usePointTexts();
  const payments = usePaymentTexts();
  const money = useMoney();
  const points = usePoints();
  const memberUrl = useMemberUrl();
  const held = useCallQuery(balance, {});
  const terms = useCallQuery(config, {});
  const { screen, output: receipt, back } = operation;
  if (screen === 'done' && receipt !== null)
    return (
      <SuccessCard
        success={{
          title: payments('inWallet'),
          amount: money('amount' in receipt ? receipt.amount : receipt.redeemAmount),
          facts: [{ label: t('convert.points'), value: points(receipt.points) }],
          number: receipt.orderNo,
        }}
        next="play"
        others={[
          { label: t('convert.another'), onPress: back },
          { label: payments('toRecord'), to: memberUrl('transactionHistory', receipt.orderNo) },
        ]}
      />
    );
  return (
    <QueryView query={joinedQueries(held, terms)} bars={MALL_BARS}>
      {([{ currentPoints }, data]) => {
        const Step = screen === 'confirmation' ? Confirmation : Choice;
        return <Step operation={operation} most={currentPoints} terms={data} />;
      }}
    </QueryView>
  );
}

/** A page for converting points into money in the main wallet. It shows the amount before the member confirms. Stories pass their own `machine`. */
export function ConvertPanel({ machine }: { readonly machine?: typeof redemptionMachine }) {
  const points = usePoints();
  const operation = usePointOperation(convert, machine);
  return (
    <OperationView operation={operation} nameOf={({ input }) => points(pointsOf(input))}>
      <Conversion operation={operation} />
    </OperationView>
  );
}
