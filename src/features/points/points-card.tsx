import { balance, config } from '#schemas/calls/points.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { usePointTexts } from './texts.ts';
import { usePoints } from './use-points.ts';
import { useRatio } from './use-ratio.ts';

/** While points are in process they may be spent, or come back, by themselves. */
const WATCH_EVERY_MS = 10_000;

/** The member's points: those to spend, all of them, those in process, and what one is worth. */
export function PointsCard({ onConvert }: { readonly onConvert: () => void }) {
  const t = usePointTexts();
  const common = useCommonTexts();
  const points = usePoints();
  const ratio = useRatio();
  const terms = useCallQuery(config, {});
  const { data, isError, isFetching, refetch } = useCallQuery(balance, {}, { refetchInterval: WATCH_EVERY_MS });
  if (data === undefined) {
    if (isError)
      return <LoadError text={t('balance.error')} retryLabel={common('retry')} onRetry={() => void refetch()} />;
    return <Skeleton className="h-32 w-full" />;
  }
  const { currentPoints, pointsBalance } = data;
  const facts = [
    { label: t('balance.all'), value: points(pointsBalance) },
    { label: t('balance.held'), value: points(pointsBalance - currentPoints) },
    ...(terms.data === undefined ? [] : [{ label: t('balance.ratio'), value: ratio(terms.data.ratio) }]),
  ];
  return (
    <section
      aria-label={t('balance.title')}
      className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card border border-line bg-raised p-4 sm:p-5"
    >
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-sm text-ink-muted">{t('balance.current')}</p>
        <p
          aria-live="polite"
          className="font-display text-[min(1.75rem,7.5vw)] leading-tight font-bold wrap-anywhere tabular-nums"
        >
          {points(currentPoints)}
        </p>
      </div>
      <dl className="flex min-w-0 flex-wrap gap-x-8 gap-y-2 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex items-center gap-2">
        <Button variant="secondary" icon="swap" onClick={onConvert}>
          {t('tab.convert')}
        </Button>
        <IconButton
          icon="refresh"
          label={t('balance.refresh')}
          aria-busy={isFetching || undefined}
          onClick={() => void refetch()}
        />
      </div>
    </section>
  );
}
