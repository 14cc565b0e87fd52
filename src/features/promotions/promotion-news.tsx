import { useId } from 'react';
import { differenceOf } from '#schemas/amounts.ts';
import type { Promotion } from '#schemas/promotions.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useMoney } from '#src/session/use-money.ts';
import { Callout } from '#src/ui/callout.tsx';
import { lineFit } from '#src/ui/line-fit.ts';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { formatLocalMinute } from '#src/lib/format-local-time.ts';
import { usePromotionTexts } from './texts.ts';

function Progress({
  progress: { metric, required, done, until },
  status,
}: {
  readonly progress: NonNullable<Promotion['progress']>;
  readonly status: Promotion['status'];
}) {
  const t = usePromotionTexts();
  const money = useMoney();
  const { code } = useCurrency();
  const id = useId();
  return (
    <div className="space-y-2 rounded-card border border-line bg-raised p-4">
      <p id={id} className="text-sm font-semibold">
        <span className={lineFit(money(required))}>
          {done < required
            ? t(`progress.${metric}`, { amount: money(differenceOf(required, done, code)) })
            : t('progress.reached')}
        </span>
      </p>
      <ProgressBar labelledBy={id} value={done} max={required} />
      <p className="text-xs text-pretty text-ink-muted">
        <span className={lineFit(money(required))}>
          <span>{t('progress.of', { done: money(done), required: money(required) })}</span>
          {until !== null && status === 'JOINED' && (
            <span>{` ${t('progress.until', { time: formatLocalMinute(until) })}`}</span>
          )}
        </span>
      </p>
    </div>
  );
}

/** Each status has one text, because page translators replace the text nodes that the next status would remove. */
function Application({ promotion: { application, status, mayRepeat } }: { readonly promotion: Promotion }) {
  const t = usePromotionTexts();
  if (application === null) return null;
  if (status === 'REJECTED')
    return (
      <Callout tone="danger" title={t('refused')}>
        {`${t(`refusal.${application.refusal ?? 'OTHER'}`)} ${t(mayRepeat ? 'refused.again' : 'refused.final')}`}
      </Callout>
    );
  if (status === 'APPLYING' || status === 'IN_PROCESS')
    return (
      <Callout tone="info" title={t(`status.${status}`)}>
        {t('review', { time: formatLocalMinute(application.sentAt) })}
      </Callout>
    );
  return null;
}

/** Shows the member's progress in a promotion or, after its end, the result. */
export function PromotionNews({ promotion }: { readonly promotion: Promotion }) {
  const t = usePromotionTexts();
  const money = useMoney();
  const { progress, raffle, status, kind, claimUntil } = promotion;
  return (
    <>
      <Application promotion={promotion} />
      {status === 'IN_PROCESS' && kind === 'DEPOSIT' && (
        <Callout tone="info" title={t('status.IN_PROCESS')}>
          {t('order.waits')}
        </Callout>
      )}
      {status === 'CLOSED' && progress !== null && <Callout tone="warning">{t('missed')}</Callout>}
      {progress !== null && <Progress progress={progress} status={status} />}
      {raffle !== null && status !== 'CLOSED' && status !== 'COMING_SOON' && (
        <div className="space-y-1 rounded-card border border-line bg-raised p-4 text-sm">
          <p className="font-semibold">{t('tickets', { count: raffle.tickets })}</p>
          <p className="text-ink-muted">{t('tickets.missing', { amount: money(raffle.missing) })}</p>
        </div>
      )}
      {status === 'CLAIM' && claimUntil !== null && (
        <p className="text-sm text-ink-muted">{t('claim.until', { time: formatLocalMinute(claimUntil) })}</p>
      )}
    </>
  );
}
