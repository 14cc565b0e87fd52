import { useMemo } from 'react';
import { lotteryRecent } from '#schemas/calls/lottery.ts';
import type { LoadedData } from '#src/parts/query-view.tsx';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { MEMBERS_ONLY, useSession } from '#src/session/use-session.ts';
import { toLotteries, type Lottery } from './lotteries.ts';
import { LotteryRow } from './lottery-row.tsx';
import { useLotteryTexts } from './texts.ts';
import type { LotteryViewState } from './use-lottery-view-state.ts';

const MAX_RECENT = 20;

interface MemberLotteriesProps {
  lotteries: LoadedData<readonly Lottery[]>;
  viewState: LotteryViewState;
}

/** A member's favourites and the lotteries played lately. The prerendered page has the place of the latter for everybody, hidden from visitors by the style sheet. */
export function MemberLotteries(props: MemberLotteriesProps) {
  const { phase } = useSession();
  const rows = <LotteryRows {...props} />;
  return <ClientOnly fallback={rows}>{phase === 'visitor' ? null : rows}</ClientOnly>;
}

function LotteryRows({ lotteries: { data: lotteries }, viewState }: MemberLotteriesProps) {
  const t = useLotteryTexts();
  const { phase } = useSession();
  const { data, isError } = useCallQuery(lotteryRecent, {}, { enabled: phase === 'member' });
  const recent = useMemo(() => (data === undefined ? null : toLotteries(data).slice(0, MAX_RECENT)), [data]);
  const favourites = viewState.favourites.flatMap(
    (id) => lotteries?.find(({ favouriteId }) => favouriteId === id) ?? [],
  );
  return (
    <div className={`flex flex-col gap-4 empty:hidden xl:flex-row ${MEMBERS_ONLY}`}>
      <LotteryRow title={t('favourites.title')} lotteries={favourites} pictures={viewState.pictures} />
      <LotteryRow
        title={t('recent.title')}
        lotteries={isError ? [] : recent}
        failed={isError ? t('recent.error') : null}
        pictures={viewState.pictures}
        // Who played no game at all lately played no lottery either.
        className={recent === null && !isError ? '[:root[data-continues=no]_&]:hidden' : ''}
      />
    </div>
  );
}
