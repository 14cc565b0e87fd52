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

/** A member's favourites and the lotteries played lately. The prerendered page has them for everybody, hidden from visitors by the style sheet. */
export function MemberLotteries(props: MemberLotteriesProps) {
  const { phase } = useSession();
  const rows = <LotteryRows {...props} />;
  return <ClientOnly fallback={rows}>{phase === 'visitor' ? null : rows}</ClientOnly>;
}

function LotteryRows({ lotteries: { data: lotteries, isError: hasFailed }, viewState }: MemberLotteriesProps) {
  const t = useLotteryTexts();
  const { phase } = useSession();
  const loadFailed = hasFailed && lotteries === undefined;
  const { data, isError } = useCallQuery(lotteryRecent, {}, { enabled: phase === 'member' });
  const recent = useMemo(() => (data === undefined ? null : toLotteries(data).slice(0, MAX_RECENT)), [data]);
  const favourites =
    lotteries === undefined || phase !== 'member'
      ? null
      : viewState.favourites.flatMap((id) => lotteries.find(({ favouriteId }) => favouriteId === id) ?? []);
  return (
    <div className={`grid gap-4 xl:grid-cols-2 ${MEMBERS_ONLY}`}>
      <LotteryRow
        title={t('favourites.title')}
        lotteries={loadFailed ? [] : favourites}
        emptyText={t(loadFailed ? 'lobby.error' : 'favourites.empty')}
        pictures={viewState.pictures}
      />
      <LotteryRow
        title={t('recent.title')}
        lotteries={isError ? [] : recent}
        emptyText={isError ? t('recent.error') : t('recent.empty')}
        pictures={viewState.pictures}
      />
    </div>
  );
}
