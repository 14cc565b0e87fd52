import { useSelector } from '@xstate/react';
import { useId, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import type { WithdrawOptions } from '#schemas/cashier.ts';
import { amountForm } from '#schemas/forms/cashier-forms.ts';
import { textValue } from '#src/lib/text-value.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useKeepWhenInterrupted } from '#src/session/use-interrupted-draft.ts';
import { useMoney } from '#src/session/use-money.ts';
import { usePercent } from '#src/texts/use-percent.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { HeldNote } from '#src/claims/held-note.tsx';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { usePaymentTexts } from '#src/texts/payment-texts.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { useCashierTexts } from './texts.ts';
import { TurnoverBar } from './turnover-bar.tsx';
import { useWithdrawalDrafts } from './use-withdrawal-drafts.ts';

/** A form for the account and the amount of a withdrawal. `balance` is the balance of the main wallet. */
export function WithdrawalForm({
  options,
  balance,
  actor,
}: {
  readonly options: WithdrawOptions;
  readonly balance: number;
  readonly actor: ActorRefFrom<typeof withdrawalMachine>;
}) {
  const t = useCashierTexts();
  const payments = usePaymentTexts();
  const money = useMoney();
  const share = usePercent();
  const base = useId();
  const { code, symbol } = useCurrency();
  const problem = useSelector(actor, ({ context }) => context.problem);
  const draft = useSelector(actor, ({ context }) => context.draft);
  const { accounts, min, free, held, requiredTurnover, remainingTurnover, hasPaymentPassword } = options;
  const kept = useWithdrawalDrafts();
  const [chosen, setChosen] = useState(() => draft?.accountId ?? textValue(kept.account.read(), 'accountId'));
  const accountId = accounts.some((account) => account.accountId === chosen) ? chosen : (accounts[0]?.accountId ?? '');
  useKeepWhenInterrupted(kept.account, { accountId });
  const max = Math.min(options.max, free, balance);
  const form = useMemo(
    () => amountForm({ currency: code, symbol, min, max, quick: [min, max] }),
    [code, symbol, min, max],
  );
  const isClosed = remainingTurnover > 0 || max < min;
  const isDayUsed = options.max < min;
  return (
    <div className="space-y-5">
      {remainingTurnover > 0 && (
        <TurnoverBar from="withdrawing" required={requiredTurnover} remaining={remainingTurnover} />
      )}
      <HeldNote held={held} />
      {!hasPaymentPassword && (
        <Callout tone="info" title={payments('password.needed')}>
          <p>{t('password.needed.text')}</p>
          <Button
            name="password.set"
            size="sm"
            variant="secondary"
            className="mt-2"
            onClick={() => actor.send({ type: 'password.set' })}
          >
            {payments('password.set')}
          </Button>
        </Callout>
      )}
      {accounts.length === 0 ? (
        <Callout tone="info" title={t('account.needed')}>
          <p>{t('account.needed.text')}</p>
          <Button
            name="account.add"
            size="sm"
            variant="secondary"
            className="mt-2"
            onClick={() => actor.send({ type: 'account.add' })}
          >
            {t('account.add')}
          </Button>
        </Callout>
      ) : (
        <div className="space-y-2">
          <ChoiceCards
            name={`${base}-account`}
            label={t('withdraw.account')}
            chosen={accountId}
            onChoose={setChosen}
            choices={accounts.map(({ accountId: value, bankName, accountNumber, holder }) => ({
              value,
              title: `${bankName} ${accountNumber}`,
              text: holder,
              icon: 'receipt' as const,
            }))}
          />
          <Button
            name="account.add"
            size="sm"
            variant="quiet"
            icon="plus"
            onClick={() => actor.send({ type: 'account.add' })}
          >
            {t('account.add')}
          </Button>
        </div>
      )}
      <ProblemForm
        form={form}
        label={t('withdraw.title')}
        drafts={kept.amount}
        initial={draft === null ? {} : { amount: String(draft.amount) }}
        problem={problem}
        onSubmit={({ amount }) => {
          if (typeof amount === 'number') actor.send({ type: 'amount.confirm', draft: { accountId, amount } });
        }}
      >
        <p className="text-xs text-ink-muted">
          {!isDayUsed && <span>{`${t('limits', { min: money(min), max: money(options.max) })} · `}</span>}
          <span>{t('withdraw.fee', { percent: share(options.feePercent), min: money(options.feeMin) })}</span>
        </p>
        <Button type="submit" size="lg" block disabled={isClosed || accounts.length === 0 || !hasPaymentPassword}>
          {t('withdraw.next')}
        </Button>
        {max < min && remainingTurnover === 0 && (
          <p className="text-center text-xs text-ink-muted">
            {t(balance < min ? 'withdraw.little' : free < min ? 'withdraw.heldBack' : 'withdraw.dayUsed')}
          </p>
        )}
      </ProblemForm>
    </div>
  );
}
