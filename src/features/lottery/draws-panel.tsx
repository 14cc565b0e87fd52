import { useId } from 'react';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
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
  return (
    <section aria-labelledby={id} className="min-w-0 space-y-3">
      <h2 id={id} className="font-display text-lg leading-tight font-bold text-ink">
        {common('draws.title')}
      </h2>
      <div className="card px-3 py-1">
        <QueryView
          query={draws}
          failed={t('draws.error')}
          skeleton={
            <span className="block divide-y divide-line">
              {SKELETON_KEYS.map((at) => (
                <span key={at} className={ROW}>
                  <Skeleton className="h-4 w-1/2" />
                  <LatestDrawSkeleton />
                </span>
              ))}
            </span>
          }
          isEmpty={({ size }) => size === 0}
          empty={<EmptyState icon="lottery" title={common('draws.empty')} />}
        >
          {(all) => (
            <ul className="divide-y divide-line">
              {newestDraws(all)
                .slice(0, SHOWN)
                .map((draw) => (
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
          )}
        </QueryView>
      </div>
    </section>
  );
}
