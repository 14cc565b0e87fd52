import { rank } from '#schemas/calls/member.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Link } from '#src/ui/link.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { CurrentLevel } from './current-level.tsx';
import { LevelCard } from './level-card.tsx';
import { useRankTexts } from './texts.ts';

/** The member's level, the way to the next one, and what every level brings. */
export function RankPanel({
  accountTo,
  recordUrl,
}: {
  readonly accountTo: string;
  /** The address of a bonus in the records. */
  readonly recordUrl: (orderNo: string) => string;
}) {
  const t = useRankTexts();
  const common = useCommonTexts();
  const { data, isError, refetch } = useCallQuery(rank, {});
  if (data === undefined) {
    if (isError) return <LoadError text={t('error')} retryLabel={common('retry')} onRetry={() => void refetch()} />;
    return (
      <output className="block space-y-4">
        <span className="sr-only">{common('loading')}</span>
        <Skeleton className="h-56 w-full" />
        <Skeleton className="h-64 w-full" />
      </output>
    );
  }
  const stateOf = (level: number) =>
    level === data.rankLevel ? 'current' : level < data.rankLevel ? 'reached' : 'ahead';
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Link to={accountTo} className={buttonStyles('secondary', 'sm')}>
          {t('back')}
        </Link>
      </div>
      <CurrentLevel rank={data} />
      {data.levels.length > 0 && (
        <section aria-label={t('levels')}>
          <h3 className="mb-3 font-display text-lg font-semibold">{t('levels')}</h3>
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3">
            {data.levels.map((step) => (
              <LevelCard
                key={step.rankLevel}
                step={step}
                days={data.days}
                state={stateOf(step.rankLevel)}
                recordUrl={recordUrl}
              />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
