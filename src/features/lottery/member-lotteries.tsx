import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { lotteryRecent } from '#schemas/calls/lottery.ts';
import type { LoadedData } from '#src/parts/query-view.tsx';
import { FAVOURITE_LOTTERIES, RECENT_LOTTERIES } from '#src/document/lottery-marks.ts';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import { readCookie } from '#src/lib/browser-storage.ts';
import { rememberRow } from '#src/lib/remember-row.ts';
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

/**
 * A member's favourite and recent lotteries. The prerendered page contains skeletons of both rows. CSS hides them from visitors and, by attributes
 * that the boot script sets, from members whose rows were empty on their last visit.
 */
export function MemberLotteries(props: MemberLotteriesProps) {
  const { phase } = useSession();
  return (
    <ClientOnly fallback={<PlacesOfRows {...props} />}>{phase !== 'visitor' && <LotteryRows {...props} />}</ClientOnly>
  );
}

function Rows({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) {
  return <div className={`flex flex-col gap-4 empty:hidden xl:flex-row ${MEMBERS_ONLY} ${className}`}>{children}</div>;
}

function PlacesOfRows({ viewState: { pictures } }: MemberLotteriesProps) {
  const t = useLotteryTexts();
  const place = { lotteries: null, emptyText: '', pictures };
  return (
    <Rows className="[:root[data-favourite-lotteries=no][data-recent-lotteries=no]_&]:hidden">
      <LotteryRow {...place} title={t('favourites.title')} className="[:root[data-favourite-lotteries=no]_&]:hidden" />
      <LotteryRow {...place} title={t('recent.title')} className="[:root[data-recent-lotteries=no]_&]:hidden" />
    </Rows>
  );
}

/**
 * Returns whether a row is shown on this visit. This depends on whether it was empty on the previous visit, because adding or removing the row after
 * loading would shift the page. `hasEntries` is stored for the next visit; it is `null` while unknown.
 */
const useHasPlace = (mark: string, hasEntries: boolean | null): boolean => {
  const [wasEmpty] = useState(() => readCookie(mark) === 'no');
  useEffect(() => {
    if (hasEntries !== null) rememberRow(mark, hasEntries);
  }, [mark, hasEntries]);
  return !wasEmpty;
};

function LotteryRows({ lotteries: { data: lotteries, isError: hasFailed }, viewState }: MemberLotteriesProps) {
  const t = useLotteryTexts();
  const { phase } = useSession();
  const isMember = phase === 'member';
  const loadFailed = hasFailed && lotteries === undefined;
  const { data, isError } = useCallQuery(lotteryRecent, {}, { enabled: isMember });
  const recent = useMemo(() => (data === undefined ? null : toLotteries(data).slice(0, MAX_RECENT)), [data]);
  const hasFavourites = viewState.favourites.length > 0;
  const favourites =
    lotteries === undefined || !isMember
      ? null
      : viewState.favourites.flatMap((id) => lotteries.find(({ favouriteId }) => favouriteId === id) ?? []);
  const hasPlaceForFavourites = useHasPlace(FAVOURITE_LOTTERIES, isMember ? hasFavourites : null);
  const hasPlaceForRecent = useHasPlace(RECENT_LOTTERIES, recent === null ? null : recent.length > 0);
  return (
    <Rows>
      {(hasPlaceForFavourites || hasFavourites) && (
        <LotteryRow
          title={t('favourites.title')}
          lotteries={loadFailed ? [] : favourites}
          emptyText={t(loadFailed ? 'lobby.error' : 'favourites.empty')}
          pictures={viewState.pictures}
        />
      )}
      {hasPlaceForRecent && (
        <LotteryRow
          title={t('recent.title')}
          lotteries={isError ? [] : recent}
          emptyText={isError ? t('recent.error') : t('recent.empty')}
          pictures={viewState.pictures}
        />
      )}
    </Rows>
  );
}
