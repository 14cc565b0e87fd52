import { productOf } from '#schemas/amounts.ts';
import type { OutputOf } from '#schemas/call.ts';
import type { referral } from '#schemas/calls/referral.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useMoney } from '#src/session/use-money.ts';
import { lineFit } from '#src/ui/line-fit.ts';
import { useReferralTexts } from './texts.ts';

/** The terms of an invitation: what the friend has to do and until when, the member's bonus, and when the bonus can be withdrawn. */
export function ReferralRules({ terms }: { readonly terms: OutputOf<typeof referral>['terms'] }) {
  const t = useReferralTexts();
  const money = useMoney();
  const { code } = useCurrency();
  const { minDeposit, bonus, depositDays, claimDays, turnoverTimes } = terms;
  const wagered = money(productOf(bonus, turnoverTimes, code));
  return (
    <section className="space-y-2">
      <h4 className="font-display text-base font-semibold">{t('rules')}</h4>
      <ol className="max-w-prose list-decimal space-y-1.5 ps-5 text-sm text-pretty">
        <li>{t('rule.register')}</li>
        <li className={lineFit(money(minDeposit))}>
          {t('rule.deposit', { amount: money(minDeposit), count: depositDays })}
        </li>
        <li className={lineFit(money(bonus))}>{t('rule.claim', { amount: money(bonus), count: claimDays })}</li>
        <li className={lineFit(wagered)}>
          {turnoverTimes === 0 ? t('rule.free') : t('rule.wager', { amount: wagered, count: turnoverTimes })}
        </li>
      </ol>
    </section>
  );
}
