import { useMemo } from 'react';
import { lotteryRecent } from '#schemas/calls/lottery.ts';
import { useHydrated } from '#src/hydration/use-hydrated.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useSession } from '#src/session/use-session.ts';
import { FOR_MEMBERS } from '#src/ui/for-members.ts';
import { lotteriesOf, type Lottery } from './lotteries.ts';
import { LotteryShelf } from './lottery-shelf.tsx';
import { useLotteryTexts } from './texts.ts';
import type { LotteryAround } from './use-lottery-around.ts';

const MOST_RECENT = 20;

/** A member's favourites and the lotteries played lately; `isLost`: the lotteries that favourites are of did not come. Their room is there as soon as there is a session; a visitor has neither. */
export function MemberShelves({
  lotteries,
  isLost,
  around,
}: {
  lotteries: readonly Lottery[] | null;
  isLost: boolean;
  around: LotteryAround;
}) {
  const t = useLotteryTexts();
  const { phase } = useSession();
  const isAwake = useHydrated();
  const { data, isError } = useCallQuery(lotteryRecent, {}, { enabled: phase === 'member' });
  const recent = useMemo(() => (data === undefined ? null : lotteriesOf(data).slice(0, MOST_RECENT)), [data]);
  if (phase === 'visitor' && isAwake) return null;
  const favourites =
    lotteries === null || phase !== 'member'
      ? null
      : around.favourites.flatMap((id) => lotteries.find((lottery) => lottery.id === id) ?? []);
  return (
    <div className={`grid gap-4 xl:grid-cols-2 ${FOR_MEMBERS}`}>
      <LotteryShelf
        title={t('favourites.title')}
        lotteries={isLost ? [] : favourites}
        note={t(isLost ? 'lobby.error' : 'favourites.empty')}
        pictures={around.pictures}
      />
      <LotteryShelf
        title={t('recent.title')}
        lotteries={isError ? [] : recent}
        note={isError ? t('recent.error') : t('recent.empty')}
        pictures={around.pictures}
      />
    </div>
  );
}
