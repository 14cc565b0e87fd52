import { productOf } from '#schemas/amounts.ts';
import type { Promotion } from '#schemas/promotions.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useMoney } from '#src/session/use-money.ts';
import { usePaymentTexts } from '#src/texts/payment-texts.ts';
import { FactList, type Fact } from '#src/ui/fact-list.tsx';
import { useGiftText, useTimeText } from './promotion-words.ts';
import { usePromotionTexts } from './texts.ts';

/** The terms of a promotion: its benefit, its conditions and the turnover that it requires. */
export function PromotionConditions({ promotion }: { readonly promotion: Promotion }) {
  const t = usePromotionTexts();
  const payments = usePaymentTexts();
  const money = useMoney();
  const { code } = useCurrency();
  const gift = useGiftText();
  const time = useTimeText();
  const { conditions, amount, percent, kind } = promotion;
  const { minDeposit, deposits, bets, days, ticketDeposit, rankLevel, pictures, cadence, turnoverTimes } = conditions;
  const fact = (label: string, value: string | null): readonly Fact[] => (value === null ? [] : [{ label, value }]);
  const moneyOrNull = (value: number | null): string | null => (value === null ? null : money(value));
  const facts = [
    { label: t('gift'), value: gift(promotion), isMain: true },
    ...fact(t('fact.minDeposit'), moneyOrNull(minDeposit)),
    ...fact(t('fact.deposits'), moneyOrNull(deposits)),
    ...fact(t('fact.bets'), moneyOrNull(bets)),
    ...fact(t('fact.ticket'), moneyOrNull(ticketDeposit)),
    ...fact(t('fact.days'), days === null ? null : t('days', { count: days })),
    ...fact(t('fact.rank'), rankLevel === 0 ? null : t('rank', { level: rankLevel })),
    ...fact(t('fact.pictures'), pictures === 0 ? null : t('pictures', { count: pictures })),
    { label: t('fact.cadence'), value: t(`cadence.${cadence}`) },
    {
      label: payments('turnover'),
      value:
        turnoverTimes === 0
          ? t('turnover.none')
          : percent > 0
            ? t('turnover.both', { count: turnoverTimes })
            : kind === 'RAFFLE'
              ? t('turnover.prize', { count: turnoverTimes })
              : t('turnover.amount', { count: turnoverTimes, amount: money(productOf(amount, turnoverTimes, code)) }),
    },
    { label: t('time'), value: time(promotion) },
  ];
  return (
    <section aria-labelledby="promotion-conditions" className="space-y-3">
      <h2 id="promotion-conditions" className="font-display text-lg font-semibold">
        {t('conditions')}
      </h2>
      <FactList facts={facts} />
    </section>
  );
}
