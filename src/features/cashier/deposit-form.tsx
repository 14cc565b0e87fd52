import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { depositMachine } from '#machines/deposit/deposit.machine.ts';
import { deposit, type depositMethods } from '#schemas/calls/cashier.ts';
import type { OutputOf } from '#schemas/call.ts';
import { amountForm } from '#schemas/forms/cashier-forms.ts';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { useFormValue } from '#src/forms/use-form-value.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useInterruptedDraft, useKeepWhenInterrupted } from '#src/session/use-interrupted-draft.ts';
import { useMoney } from '#src/session/use-money.ts';
import { Button } from '#src/ui/button.tsx';
import { FormActions } from '#src/ui/form-actions.tsx';
import { amountLimits, amountOf, methodFor, promotionFor, type DepositChoice } from './deposit-choice.ts';
import { MethodRows } from './method-rows.tsx';
import { PromotionStrip } from './promotion-strip.tsx';
import { useCashierTexts } from './texts.ts';

type Methods = OutputOf<typeof depositMethods>;

/** The method, the promotion and the submit button of a deposit, which depend on the amount in the surrounding form. */
function DepositChoices({
  methods: { list, turnoverTimes },
  choice,
  busy,
  onChoose,
}: {
  readonly methods: Methods;
  readonly choice: DepositChoice;
  readonly busy: boolean;
  readonly onChoose: (part: Partial<DepositChoice>) => void;
}) {
  const t = useCashierTexts();
  const money = useMoney();
  const amount = amountOf(useFormValue('amount'));
  const method = methodFor(list, choice, amount);
  if (method === null) return null;
  const { promotions } = method;
  return (
    <>
      <MethodRows
        methods={list}
        amount={amount}
        chosen={method.methodId}
        onChoose={(methodId) => onChoose({ methodId })}
      />
      {promotions.length > 0 && (
        <PromotionStrip
          promotions={promotions}
          turnoverTimes={turnoverTimes}
          amount={amount}
          chosen={promotionFor(method, choice)?.promotionId ?? ''}
          onChoose={(promotionId) => onChoose({ promotionId })}
        />
      )}
      <FormActions place="middle">
        <Button type="submit" size="lg" block busy={busy} className="py-2 text-balance">
          {amount === null
            ? t('deposit.submit.empty', { method: method.name })
            : t('deposit.submit', { amount: money(amount), method: method.name })}
        </Button>
      </FormActions>
    </>
  );
}

/** The deposit form: amount, method and promotion. The query parameter `promotion` preselects a promotion. */
export function DepositForm({
  methods,
  actor,
}: {
  readonly methods: Methods;
  readonly actor: ActorRefFrom<typeof depositMachine>;
}) {
  const t = useCashierTexts();
  const { code, symbol } = useCurrency();
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const drafts = useInterruptedDraft('deposit');
  const kept = useInterruptedDraft('deposit choice');
  const [query] = useSearchParams();
  const [choice, setChoice] = useState<DepositChoice>(() => ({
    methodId: '',
    promotionId: query.get('promotion') ?? '',
    ...(kept.read() as Partial<DepositChoice>),
  }));
  const { methodId, promotionId } = choice;
  useKeepWhenInterrupted(kept, { methodId, promotionId });
  const { list } = methods;
  const form = useMemo(
    () => amountForm({ currency: code, symbol, ...amountLimits(list, { methodId, promotionId }) }),
    [list, methodId, promotionId, code, symbol],
  );
  return (
    <ProblemForm
      form={form}
      label={t('deposit.title')}
      drafts={drafts}
      problem={problem}
      busy={busy}
      onSubmit={({ amount }) => {
        const method = methodFor(list, choice, Number(amount));
        const promotion = promotionFor(method, choice);
        if (method === null) return;
        actor.send({
          type: 'form.submit',
          operation: {
            call: deposit,
            input: {
              methodId: method.methodId,
              amount: Number(amount),
              ...(promotion === null ? {} : { promotionId: promotion.promotionId }),
            },
          },
        });
      }}
    >
      <DepositChoices
        methods={methods}
        choice={choice}
        busy={busy}
        onChoose={(part) => setChoice((before) => ({ ...before, ...part }))}
      />
    </ProblemForm>
  );
}
