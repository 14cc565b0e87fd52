import { useId } from 'react';
import type { Promotion } from '#schemas/promotions.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { Callout } from '#src/ui/callout.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { minuteOf } from './promotion-words.ts';
import { RecordLink } from './record-link.tsx';
import { usePromotionTexts } from './texts.ts';

function ProgressBar({
  progress: { metric, required, done, until },
  status,
}: {
  readonly progress: NonNullable<Promotion['progress']>;
  readonly status: Promotion['status'];
}) {
  const t = usePromotionTexts();
  const money = useMoney();
  const id = useId();
  const missing = required - done;
  return (
    <div className="space-y-2 rounded-card border border-line bg-raised p-4">
      <p id={id} className="text-sm font-semibold">
        {missing > 0 ? t(`progress.${metric}`, { amount: money(missing) }) : t('progress.reached')}
      </p>
      <progress
        aria-labelledby={id}
        max={required}
        value={done}
        className="h-2 w-full overflow-hidden rounded-full accent-primary"
      />
      <p className="text-xs text-pretty text-ink-muted tabular-nums">
        {t('progress.of', { done: money(done), required: money(required) })}
        {until !== null && status === 'JOINED' && ` ${t('progress.until', { time: minuteOf(until) })}`}
      </p>
    </div>
  );
}

function Raffle({ raffle: { tickets, missing, prizes } }: { readonly raffle: NonNullable<Promotion['raffle']> }) {
  const t = usePromotionTexts();
  const money = useMoney();
  const { tag } = useLanguage();
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <section className="space-y-3" aria-label={t('prizes')}>
      <p className="text-sm font-semibold">{t('tickets', { count: tickets })}</p>
      {missing > 0 && <p className="text-sm text-ink-muted">{t('tickets.missing', { amount: money(missing) })}</p>}
      <h2 className="font-display text-lg font-semibold">{t('prizes')}</h2>
      <FactList facts={prizes.map(({ amount, chance }) => ({ label: money(amount), value: percent.format(chance) }))} />
      <p className="text-xs text-pretty text-ink-muted">{t('prizes.fair')}</p>
    </section>
  );
}

function Application({ promotion: { application, status, mayRepeat } }: { readonly promotion: Promotion }) {
  const t = usePromotionTexts();
  if (application === null) return null;
  if (status === 'REJECTED')
    return (
      <Callout tone="danger" title={t('refused')}>
        {t(`refusal.${application.refusal ?? 'OTHER'}`)} {t(mayRepeat ? 'refused.again' : 'refused.final')}
      </Callout>
    );
  if (status === 'APPLYING' || status === 'IN_PROCESS')
    return (
      <Callout tone="info" title={t(`status.${status}`)}>
        {t('review', { time: minuteOf(application.sentAt) })}
      </Callout>
    );
  return null;
}

/** What is a member's own of a promotion: how far it is, the application, the tickets, and what was paid. */
export function PromotionStanding({ promotion }: { readonly promotion: Promotion }) {
  const t = usePromotionTexts();
  const money = useMoney();
  const { progress, raffle, payments, status, kind, claimUntil } = promotion;
  const isMissed = status === 'CLOSED' && progress !== null;
  return (
    <>
      <Application promotion={promotion} />
      {status === 'IN_PROCESS' && kind === 'DEPOSIT' && (
        <Callout tone="info" title={t('status.IN_PROCESS')}>
          {t('order.waits')}
        </Callout>
      )}
      {isMissed && <Callout tone="warning">{t('missed')}</Callout>}
      {progress !== null && <ProgressBar progress={progress} status={status} />}
      {status === 'CLAIM' && claimUntil !== null && (
        <p className="text-sm text-ink-muted tabular-nums">{t('claim.until', { time: minuteOf(claimUntil) })}</p>
      )}
      {raffle !== null && <Raffle raffle={raffle} />}
      {payments.length > 0 && (
        <section aria-label={t('payments')} className="space-y-3">
          <h2 className="font-display text-lg font-semibold">{t('payments')}</h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface text-sm">
            {payments.map(({ orderNo, amount, time, requiredTurnover }) => (
              <li key={orderNo} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-2.5">
                <span className="min-w-0">
                  <RecordLink orderNo={orderNo} />
                  <span className="block text-xs text-ink-muted tabular-nums">{minuteOf(time)}</span>
                </span>
                <span className="text-end">
                  <span className="block font-semibold tabular-nums">{money(amount)}</span>
                  <span className="block text-xs text-ink-muted tabular-nums">
                    {t('done.turnover', { amount: money(requiredTurnover) })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
