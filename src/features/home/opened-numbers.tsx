import { useMemo } from 'react';
import { openedNumbers } from '#schemas/calls/home.ts';
import { NUMERO_COUNT } from '#schemas/calls/query-constants.ts';
import type { OutputOf } from '#schemas/call.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatLocalMinute } from '#src/lib/format-local-time.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { DrawnNumbers } from '#src/ui/drawn-numbers.tsx';
import { DRAW_GRID, DRAW_ROW, DrawsSkeleton, SHOWN_DRAWS } from './draws-skeleton.tsx';
import { HomeBlock } from './home-block.tsx';
import { useHomeTexts } from './texts.ts';

const MAX_NUMBERS = 10;

function DrawRow({ draw, name, time, listLabel }: { draw: Draw; name: string; time: string; listLabel: string }) {
  return (
    <li className={classNames(DRAW_ROW, 'gap-1.5 py-2')}>
      <div className="flex items-baseline justify-between gap-2">
        <p className="truncate text-sm font-semibold text-ink">{draw.gameName}</p>
        <p className="shrink-0 text-xs text-ink-muted">{time}</p>
      </div>
      <DrawnNumbers numbers={draw.numbers} label={listLabel} max={MAX_NUMBERS} />
      <p className="truncate text-xs leading-[1rem] text-ink-muted">{name}</p>
    </li>
  );
}

type OfGame = OutputOf<typeof openedNumbers>[number];
export type Draw = OfGame['numeros'][number];

/** Returns the latest draw of each lottery, with the most recent draw first. */
export const latestDraws = (games: readonly OfGame[]): readonly Draw[] =>
  games
    .flatMap(({ numeros }) => {
      const [newest] = [...numeros].sort((one, other) => other.openTime - one.openTime);
      return newest === undefined ? [] : [newest];
    })
    .sort((one, other) => other.openTime - one.openTime);

/** Lists the lotteries with the most recent draws, each with its latest draw. */
export function OpenedNumbers() {
  const t = useHomeTexts();
  const common = useCommonTexts();
  const query = useCallQuery(openedNumbers, { count: NUMERO_COUNT }, { staleTime: 60_000 });
  const { data } = query;
  const draws = useMemo(() => data && latestDraws(data).slice(0, SHOWN_DRAWS), [data]);
  return (
    <HomeBlock title={common('draws.title')}>
      <div className="card p-2">
        <QueryView
          query={{ ...query, data: draws }}
          skeleton={<DrawsSkeleton />}
          empty={<EmptyState icon="lottery" title={common('draws.empty')} />}
        >
          {(list) => (
            <ul className={DRAW_GRID}>
              {list.map((draw) => (
                <DrawRow
                  key={draw.gameCode}
                  draw={draw}
                  name={t('numbers.draw', { number: draw.numero })}
                  time={formatLocalMinute(draw.openTime)}
                  listLabel={common('draws.numbers')}
                />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </HomeBlock>
  );
}
