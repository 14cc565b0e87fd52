import type { Promotion } from '#schemas/promotions.ts';
import { RecordLink } from '#src/claims/record-link.tsx';
import { useMoney } from '#src/session/use-money.ts';
import { usePercent } from '#src/texts/use-percent.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import { formatLocalMinute } from '#src/lib/format-local-time.ts';
import { useClaimTexts } from '#src/claims/texts.ts';
import { usePromotionTexts } from './texts.ts';

function Prizes({ prizes }: Pick<NonNullable<Promotion['raffle']>, 'prizes'>) {
  const t = usePromotionTexts();
  const money = useMoney();
  const percent = usePercent();
  return (
    <section className="space-y-3" aria-label={t('prizes')}>
      <h2 className="font-display text-lg font-semibold">{t('prizes')}</h2>
      <FactList facts={prizes.map(({ amount, chance }) => ({ label: money(amount), value: percent(chance * 100) }))} />
      <p className="text-xs text-pretty text-ink-muted">{t('prizes.fair')}</p>
    </section>
  );
}

function Payments({ payments }: Pick<Promotion, 'payments'>) {
  const t = usePromotionTexts();
  const claimTexts = useClaimTexts();
  const money = useMoney();
  return (
    <section aria-label={t('payments')} className="space-y-3">
      <h2 className="font-display text-lg font-semibold">{t('payments')}</h2>
      <ul className="divide-y divide-line card text-sm">
        {payments.map(({ orderNo, amount, time, requiredTurnover }) => (
          <li key={orderNo} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-2.5">
            <span className="min-w-0">
              <RecordLink orderNo={orderNo} name={claimTexts('record', { number: orderNo })} />
              <span className="block text-xs text-ink-muted">{formatLocalMinute(time)}</span>
            </span>
            <span className="text-end">
              <span className="block font-semibold">{money(amount)}</span>
              <span className="block text-xs text-ink-muted">
                {t('done.turnover', { amount: money(requiredTurnover) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The prizes of a raffle and the payments that the member has received. */
export function PromotionPayments({ promotion: { raffle, payments } }: { readonly promotion: Promotion }) {
  return (
    <>
      {raffle !== null && <Prizes prizes={raffle.prizes} />}
      {payments.length > 0 && <Payments payments={payments} />}
    </>
  );
}
