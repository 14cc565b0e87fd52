import type { MemberRank } from '#schemas/rank.ts';
import { useMoney } from '#src/session/use-money.ts';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { formatLocalDay } from '#src/lib/format-local-time.ts';
import { Icon } from '#src/ui/icon.tsx';
import { lineFit } from '#src/ui/line-fit.ts';
import { useRankTexts } from './texts.ts';

/** The member's level, and what is still needed for the next one. */
export function CurrentLevel({
  rank: { labelName, next, progress, validBets, days, countsUntil, benefits },
}: {
  readonly rank: MemberRank;
}) {
  const t = useRankTexts();
  const money = useMoney();
  return (
    <section aria-label={t('current')} className="rounded-card border border-line bg-raised p-4 sm:p-5">
      <div className="flex items-center gap-4">
        <span className="inline-flex size-14 shrink-0 items-center justify-center rounded-full bg-accent-ink/10 text-accent-ink">
          <Icon name="crown" className="size-8" />
        </span>
        <div className="min-w-0">
          <p className="text-sm text-ink-muted">{t('current')}</p>
          <p className="font-display text-2xl font-bold wrap-anywhere">{labelName}</p>
        </div>
      </div>
      <div className="@container mt-4 space-y-2 text-sm text-pretty">
        {next === null ? (
          <p className="font-semibold">{t('top')}</p>
        ) : (
          <>
            <p className={`font-semibold ${lineFit(money(next.missing))}`}>
              {t('missing', { amount: money(next.missing), level: next.labelName })}
            </p>
            <ProgressBar label={t('progress', { level: next.labelName })} value={progress} max={1} />
          </>
        )}
        <p className={`text-ink-muted ${lineFit(money(validBets))}`}>
          {t('played', { count: days, amount: money(validBets) })}
        </p>
        {next !== null && countsUntil !== null && (
          <p className="text-ink-muted">{t('until', { date: formatLocalDay(countsUntil) })}</p>
        )}
        <p className="text-ink-muted">{t('stays')}</p>
      </div>
      {benefits.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 text-sm font-semibold">{t('benefits')}</h3>
          <ul className="list-disc space-y-1 ps-5 text-sm text-pretty">
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
