import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { withdraw } from '#schemas/calls/cashier.ts';
import type { WithdrawOptions } from '#schemas/cashier.ts';
import { paymentPasswordForm } from '#schemas/forms/cashier-forms.ts';
import { textValue } from '#src/lib/text-value.ts';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { useKeepWhenInterrupted } from '#src/session/use-interrupted-draft.ts';
import { useMoney } from '#src/session/use-money.ts';
import { usePaymentTexts } from '#src/texts/payment-texts.ts';
import { useRuleTexts } from '#src/texts/rule-texts.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { StepTitle } from '#src/ui/step-title.tsx';
import { toDecimal, toMinor } from '#schemas/money.ts';
import { useCashierTexts } from './texts.ts';
import { useWithdrawalDrafts } from './use-withdrawal-drafts.ts';

/** Returns the fee and the payout of a withdrawal as decimal text. They are a preview; the platform calculates the final amounts in the same way. */
const feeOf = (
  amount: number,
  { feePercent, feeMin }: { readonly feePercent: number; readonly feeMin: number },
  currency: string,
): { readonly fee: string; readonly payout: string } => {
  const minor = toMinor(amount, currency);
  const share = (minor * BigInt(Math.round(feePercent * 100))) / 10_000n;
  const least = toMinor(feeMin, currency);
  const fee = share > least ? share : least;
  return { fee: toDecimal(fee, currency), payout: toDecimal(minor - fee, currency) };
};

/** Shows amount, account and fee of a withdrawal, and asks for the payment password to confirm them. */
export function WithdrawalConfirmation({
  options,
  currency,
  actor,
}: {
  readonly options: WithdrawOptions;
  readonly currency: string;
  readonly actor: ActorRefFrom<typeof withdrawalMachine>;
}) {
  const t = useCashierTexts();
  const payments = usePaymentTexts();
  const common = useCommonTexts();
  const ruleTexts = useRuleTexts();
  const money = useMoney();
  const draft = useSelector(actor, ({ context }) => context.draft);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const account = options.accounts.find(({ accountId }) => accountId === draft?.accountId);
  const kept = useWithdrawalDrafts();
  useKeepWhenInterrupted(kept.amount, draft === null ? {} : { amount: String(draft.amount) });
  useKeepWhenInterrupted(kept.account, draft === null ? {} : { accountId: draft.accountId });
  if (draft === null) return null;
  const { fee, payout } = feeOf(draft.amount, options, currency);
  return (
    <div className="mx-auto max-w-md space-y-4">
      <StepTitle>{t('withdraw.confirm')}</StepTitle>
      <FactList
        facts={[
          {
            label: t('withdraw.account'),
            value: account === undefined ? '' : `${account.bankName} ${account.accountNumber}`,
          },
          { label: ruleTexts('field.holder'), value: account?.holder ?? '' },
          { label: t('withdraw.amount'), value: money(draft.amount) },
          { label: t('withdraw.feeName'), value: money(fee) },
          { label: payments('receive'), value: money(payout), isMain: true },
        ]}
      />
      <ProblemForm
        form={paymentPasswordForm}
        label={t('withdraw.confirm')}
        problem={problem}
        busy={busy}
        onSubmit={(values) =>
          actor.send({
            type: 'form.submit',
            operation: { call: withdraw, input: { ...draft, paymentPassword: textValue(values, 'paymentPassword') } },
          })
        }
      >
        <Button type="submit" size="lg" block busy={busy}>
          {t('withdraw.submit', { amount: money(draft.amount) })}
        </Button>
        <Button
          name="step.back"
          variant="quiet"
          block
          disabled={busy}
          onClick={() => actor.send({ type: 'step.back' })}
        >
          {common('back')}
        </Button>
      </ProblemForm>
    </div>
  );
}
