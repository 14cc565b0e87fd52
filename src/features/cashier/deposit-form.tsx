import { useSelector } from '@xstate/react';
import { useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { depositMachine } from '#machines/deposit/deposit.machine.ts';
import { deposit, type depositMethods } from '#schemas/calls/cashier.ts';
import type { OutputOf } from '#schemas/call.ts';
import type { DepositMethod, DepositPromotion } from '#schemas/cashier.ts';
import { amountForm } from '#schemas/forms/cashier-forms.ts';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { useCurrency } from '#src/session/use-currency.ts';
import { useInterruptedDraft, useKeepWhenInterrupted } from '#src/session/use-interrupted-draft.ts';
import { useMoney } from '#src/session/use-money.ts';
import { usePercent } from '#src/texts/use-percent.ts';
import { Button } from '#src/ui/button.tsx';
import type { IconName } from '#src/ui/icon.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { useCashierTexts } from './texts.ts';

const ICONS = { BANK: 'withdraw', QR: 'grid', REDIRECT: 'external' } as const satisfies Record<
  DepositMethod['kind'],
  IconName
>;
const NO_PROMOTION = '';

/** Method, promotion and amount of a deposit. `?promotion=` preselects an available promotion. */
export function DepositForm({
  methods: { list, turnoverTimes },
  actor,
}: {
  readonly methods: OutputOf<typeof depositMethods>;
  readonly actor: ActorRefFrom<typeof depositMachine>;
}) {
  const t = useCashierTexts();
  const money = useMoney();
  const share = usePercent();
  const base = useId();
  const { code, symbol } = useCurrency();
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const drafts = useInterruptedDraft('deposit');
  const choice = useInterruptedDraft('deposit choice');
  const [query] = useSearchParams();
  const [{ methodId: chosen, promotionId }, setChoice] = useState(() => ({
    methodId: list[0]?.methodId ?? '',
    promotionId: query.get('promotion') ?? NO_PROMOTION,
    ...(choice.read() as { readonly methodId?: string; readonly promotionId?: string }),
  }));
  useKeepWhenInterrupted(choice, { methodId: chosen, promotionId });
  const method = list.find(({ methodId }) => methodId === chosen) ?? list[0];
  const promotion = method?.promotions.find((one) => one.promotionId === promotionId);
  const form = useMemo(
    () =>
      method === undefined
        ? null
        : amountForm({
            currency: code,
            symbol,
            min: Math.max(method.min, promotion?.minDeposit ?? 0),
            max: method.max,
            quick: method.quickAmounts,
          }),
    [method, promotion, code, symbol],
  );
  if (method === undefined || form === null) return null;

  const promotionText = ({ percent, maxBonus, minDeposit, turnoverTimes: times }: DepositPromotion): string =>
    t('deposit.promotion.text', { percent: share(percent), max: money(maxBonus), min: money(minDeposit), times });
  return (
    <div className="space-y-5">
      <ChoiceCards
        name={`${base}-method`}
        label={t('deposit.method')}
        chosen={method.methodId}
        onChoose={(methodId) => setChoice((before) => ({ ...before, methodId }))}
        choices={list.map(({ methodId, name, kind, min, max }) => ({
          value: methodId,
          title: name,
          icon: ICONS[kind],
          text: `${t(`deposit.kind.${kind}`)} · ${t('limits', { min: money(min), max: money(max) })}`,
        }))}
      />
      {method.promotions.length > 0 && (
        <ChoiceCards
          name={`${base}-promotion`}
          label={t('deposit.promotion')}
          chosen={promotion?.promotionId ?? NO_PROMOTION}
          onChoose={(id) => setChoice((before) => ({ ...before, promotionId: id }))}
          choices={[
            {
              value: NO_PROMOTION,
              title: t('deposit.promotion.none'),
              text: t('deposit.turnover', { count: turnoverTimes }),
            },
            ...method.promotions.map((one) => ({
              value: one.promotionId,
              title: one.name,
              icon: 'gift' as const,
              text: promotionText(one),
            })),
          ]}
        />
      )}
      <ProblemForm
        form={form}
        label={t('deposit.title')}
        drafts={drafts}
        problem={problem}
        busy={busy}
        onSubmit={({ amount }) =>
          actor.send({
            type: 'form.submit',
            operation: {
              call: deposit,
              input: {
                methodId: method.methodId,
                amount: Number(amount),
                ...(promotion === undefined ? {} : { promotionId: promotion.promotionId }),
              },
            },
          })
        }
      >
        <Button type="submit" size="lg" block busy={busy}>
          {t('deposit.submit')}
        </Button>
      </ProblemForm>
    </div>
  );
}
