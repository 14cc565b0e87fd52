import { useId, useState } from 'react';
import type { DepositPromotion } from '#schemas/cashier.ts';
import { depositTerms } from '#schemas/deposit-terms.ts';
import { toDecimal, toMinor } from '#schemas/money.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useMoney } from '#src/session/use-money.ts';
import { usePercent } from '#src/texts/use-percent.ts';
import { ChoiceCards, type ChoiceCard } from './choice-cards.tsx';
import { useCashierTexts } from './texts.ts';

const NO_PROMOTION = '';

/** The promotions that can be chosen for a deposit. Each shows its bonus and turnover for the amount, or its terms if there is no amount yet. */
export function PromotionStrip({
  promotions,
  turnoverTimes,
  amount,
  chosen,
  onChoose,
}: {
  readonly promotions: readonly DepositPromotion[];
  readonly turnoverTimes: number;
  readonly amount: number | null;
  readonly chosen: string;
  readonly onChoose: (promotionId: string) => void;
}) {
  const t = useCashierTexts();
  const money = useMoney();
  const share = usePercent();
  const { code } = useCurrency();
  const name = useId();
  // A preselected promotion comes first, because it might be out of view at another position.
  const [first] = useState(chosen);

  const gain = (promotion: DepositPromotion | null): ChoiceCard['text'] => {
    if (amount === null) return null;
    const { bonus, turnover } = depositTerms(toMinor(amount, code), promotion, turnoverTimes, code);
    return (
      <>
        {promotion !== null && (
          <span className="block text-sm font-semibold text-success-ink">
            {t('deposit.gain', { bonus: money(toDecimal(bonus, code)) })}
          </span>
        )}
        <span>{t('deposit.toWager', { turnover: money(toDecimal(turnover, code)) })}</span>
      </>
    );
  };
  const choices: readonly ChoiceCard[] = [
    {
      value: NO_PROMOTION,
      title: t('deposit.promotion.none'),
      text: gain(null) ?? t('deposit.turnover', { count: turnoverTimes }),
    },
    ...promotions.map((one): ChoiceCard => {
      const min = money(one.minDeposit);
      const isSmall = amount !== null && amount < one.minDeposit;
      const terms = { percent: share(one.percent), max: money(one.maxBonus), min, count: one.turnoverTimes };
      return {
        value: one.promotionId,
        title: one.name,
        text: (isSmall ? null : gain(one)) ?? t('deposit.promotion.text', terms),
        misfit: isSmall ? t('deposit.promotion.from', { min }) : undefined,
      };
    }),
  ];
  return (
    <ChoiceCards
      name={name}
      label={t('deposit.promotion')}
      layout="strip"
      chosen={chosen}
      onChoose={onChoose}
      choices={choices.toSorted((a, b) => Number(b.value === first) - Number(a.value === first))}
    />
  );
}
