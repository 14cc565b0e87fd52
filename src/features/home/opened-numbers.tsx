import { useMemo } from 'react';
import { openedNumbers } from '#schemas/calls/home.ts';
import { NUMERO_COUNT } from '#schemas/calls/query-constants.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useCommonTexts } from '#src/texts/use-common-texts.ts';
import { useLanguage } from '#src/texts/use-language.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { QuietFailure } from '#src/ui/quiet-failure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { DrawRow } from './draw-row.tsx';
import { HomeBlock } from './home-block.tsx';
import { latestDraws } from './latest-draws.ts';
import { useHomeTexts } from './texts.ts';

const SHOWN = 5;
const WAITING = Array.from({ length: SHOWN }, (_, at) => at);

/** The newest draw of the lotteries that drew last. */
export function OpenedNumbers() {
  const t = useHomeTexts();
  const common = useCommonTexts();
  const { tag } = useLanguage();
  const { data, isPending, isError, refetch } = useCallQuery(
    openedNumbers,
    { count: NUMERO_COUNT },
    { staleTime: 60_000 },
  );
  const draws = useMemo(() => latestDraws(data ?? []).slice(0, SHOWN), [data]);
  const time = useMemo(() => new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'short' }), [tag]);
  return (
    <HomeBlock title={t('numbers.title')}>
      <div className="rounded-card border border-line bg-surface p-2">
        {isError && (
          <QuietFailure text={t('block.error')} retryLabel={common('retry')} onRetry={() => void refetch()} />
        )}
        {!isPending && !isError && draws.length === 0 && <EmptyState icon="lottery" title={t('numbers.empty')} />}
        <ul className="divide-y divide-line">
          {isPending &&
            WAITING.map((at) => (
              <li key={at} className="flex h-26 flex-col justify-center gap-2.5 px-2">
                <Skeleton className="h-3.5 w-1/2" />
                <Skeleton className="h-7 w-4/5" />
                <Skeleton className="h-3 w-1/3" />
              </li>
            ))}
          {draws.map((draw) => (
            <DrawRow
              key={draw.gameCode}
              draw={draw}
              name={t('numbers.draw', { number: draw.numero })}
              time={time.format(draw.openTime)}
              listLabel={t('numbers.list')}
            />
          ))}
        </ul>
      </div>
    </HomeBlock>
  );
}
