import { useId } from 'react';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { LatestDraw, LatestDrawSkeleton } from './latest-draw.tsx';
import { newestDraws } from './draws.ts';
import { useLotteryTexts } from './texts.ts';
import type { LotteryViewState } from './use-lottery-view-state.ts';

const SHOWN = 8;
const SKELETON_KEYS = Array.from({ length: SHOWN }, (_, at) => at);
const ROW = 'flex min-h-24 flex-col justify-center gap-1 py-1';

/** The latest draws of all lotteries, newest first. */
export function DrawsPanel({ viewState: { draws, showHistory } }: { viewState: LotteryViewState }) {
  const t = useLotteryTexts();
  const common = useCommonTexts();
  const id = useId();
  const newest = newestDraws(draws.draws).slice(0, SHOWN);
  return (
    <section aria-labelledby={id} className="min-w-0 space-y-3">
      <h2 id={id} className="font-display text-lg leading-tight font-bold text-ink">
        {t('draws.title')}
      </h2>
      <div className="rounded-card border border-line bg-surface px-3 py-1">
        {draws.isError && <LoadError text={t('draws.error')} retryLabel={common('retry')} onRetry={draws.retry} />}
        {!draws.isPending && !draws.isError && newest.length === 0 && (
          <EmptyState icon="lottery" title={t('draws.empty')} />
        )}
        <ul className="divide-y divide-line">
          {draws.isPending &&
            SKELETON_KEYS.map((at) => (
              <li key={at} className={ROW}>
                <Skeleton className="h-4 w-1/2" />
                <LatestDrawSkeleton />
              </li>
            ))}
          {newest.map((draw) => (
            <li key={draw.gameCode} className={ROW}>
              <p className="truncate text-sm leading-[1.25rem] font-semibold text-ink">{draw.gameName}</p>
              <LatestDraw
                draw={draw}
                isNew={draws.isNew(draw.gameCode)}
                name={draw.gameName}
                onHistory={() => showHistory({ gameCode: draw.gameCode, name: draw.gameName })}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
