import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OutputOf } from '#schemas/call.ts';
import { terms, transferDownline } from '#schemas/calls/agent.ts';
import { paidTransferForm } from '#schemas/forms/cashier-forms.ts';
import { HeldNote } from '#src/claims/held-note.tsx';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { AGENT_PARAMS } from '#src/session/agent-params.ts';
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
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Callout } from '#src/ui/callout.tsx';
import { Link } from '#src/ui/link.tsx';
import { useAgentTexts } from './texts.ts';

/** A note that a payment password is needed, with a link to the page where it is set. */
function PasswordNeeded() {
  const payments = usePaymentTexts();
  const [query] = useSearchParams();
  const next = new URLSearchParams(query);
  for (const name of ['agent', ...AGENT_PARAMS]) next.delete(name);
  next.set('member', 'withdraw');
  return (
    <Callout tone="info" title={payments('password.needed')}>
      <Link to={`?${next.toString()}`} className={`${buttonStyles('secondary', 'sm')} mt-1`}>
        {payments('password.set')}
      </Link>
    </Callout>
  );
}

type Transfer = UsedOperation<typeof transferDownline>;

function TransferForm({
  account,
  terms: {
    transfer: { min, max, held },
    hasPaymentPassword,
  },
  transfer,
}: {
  readonly account: string;
  readonly terms: OutputOf<typeof terms>;
  readonly transfer: Transfer;
}) {
  const t = useAgentTexts();
  const payments = usePaymentTexts();
  const money = useMoney();
  const { code, symbol } = useCurrency();
  const drafts = useInterruptedDraft(`downline transfer ${account}`);
  const form = useMemo(
    () => paidTransferForm({ currency: code, symbol, min, max, quick: [min, max] }),
    [min, max, code, symbol],
  );
  const label = t('transfer.title', { account });
  return (
    <section aria-label={label} className="space-y-4 rounded-card border border-line bg-raised p-4">
      <h5 className="font-display text-base font-semibold wrap-anywhere">{label}</h5>
      <div className="max-w-md space-y-4">
        <p className="text-sm text-pretty text-ink-muted">{t('transfer.text', { amount: money(max) })}</p>
        <HeldNote held={held} />
        {!hasPaymentPassword && <PasswordNeeded />}
        <ProblemForm
          problem={transfer.problem}
          form={form}
          drafts={drafts}
          label={label}
          busy={transfer.busy}
          onSubmit={(values) =>
            transfer.confirm({
              call: transferDownline,
              input: {
                account,
                amount: Number(values['amount']),
                paymentPassword: textValue(values, 'paymentPassword'),
              },
            })
          }
        >
          <Button type="submit" block busy={transfer.busy} disabled={max < min || !hasPaymentPassword}>
            {t('transfer.submit')}
          </Button>
          {max < min && (
            <p className="text-center text-xs text-ink-muted">{payments('transfer.little', { min: money(min) })}</p>
          )}
        </ProblemForm>
      </div>
    </section>
  );
}

/** A form for transferring money to a direct downline; it asks for the payment password. */
export function DownlineTransfer({ account }: { readonly account: string }) {
  const t = useAgentTexts();
  const payments = usePaymentTexts();
  const money = useMoney();
  const query = useCallQuery(terms, {});
  const transfer = useOperation([transferDownline]);
  const memberUrl = useMemberUrl();
  return (
    <OperationView operation={transfer} nameOf={({ input }) => `${input.account}, ${money(input.amount)}`}>
      {transfer.screen === 'done' ? (
        <SuccessCard
          success={{
            title: payments('transfer.done'),
            amount: transfer.done === null ? null : money(transfer.done.input.amount),
            // Not always `account`: a transfer that a reload interrupted may have gone to another downline.
            facts: [{ label: payments('sentTo'), value: transfer.done?.input.account ?? account }],
            number: transfer.output?.orderId ?? null,
          }}
          next={{
            label: payments('toRecord'),
            to: memberUrl('transactionHistory', transfer.output?.orderId),
          }}
          others={[{ label: payments('transfer.another'), onPress: transfer.leave }]}
        />
      ) : (
        <QueryView query={query} failed={t('transfer.failed')} bars="h-60">
          {(data) => <TransferForm account={account} terms={data} transfer={transfer} />}
        </QueryView>
      )}
    </OperationView>
  );
}
