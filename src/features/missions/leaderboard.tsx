import { leaderboard } from '#schemas/calls/missions.ts';
import type { Leaderboard as Board, LeaderboardRow } from '#schemas/mission.ts';
import { TimeLeft } from '#src/claims/time-left.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useMoney } from '#src/session/use-money.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useMissionsTexts } from './texts.ts';

const CELL = 'px-2 py-2.5 first:ps-3 last:pe-3';

function Row({ row, isOwn }: { readonly row: LeaderboardRow; readonly isOwn: boolean }) {
  const t = useMissionsTexts();
  const money = useMoney();
  const { rank, player, score, prize } = row;
  return (
    <tr className={classNames('border-t border-line', isOwn && 'bg-primary/10 font-semibold')}>
      <td className={classNames(CELL, 'w-14')}>
        <span className="inline-flex items-center gap-1">
          <span>{rank}</span>
          {rank <= 3 && <Icon name="trophy" className="size-4 text-accent-ink" />}
        </span>
      </td>
      <th scope="row" className={classNames(CELL, 'text-start font-[inherit]')}>
        <span className="wrap-anywhere">{player}</span>
        {isOwn && <span className="ms-2 text-xs text-primary-ink">{t('board.you')}</span>}
        <span className="block text-xs font-normal text-ink-muted @md:hidden">
          <span className="sr-only">{t('board.score')} </span>
          {money(score)}
        </span>
      </th>
      <td className={classNames(CELL, 'text-end @max-md:hidden')}>{money(score)}</td>
      <td className={classNames(CELL, 'text-end')}>{prize > 0 ? money(prize) : '–'}</td>
    </tr>
  );
}

function Ranks({ board: { list, me } }: { readonly board: Board }) {
  const t = useMissionsTexts();
  const { rank } = me;
  const isBelow = rank !== null && list.every((row) => row.rank !== rank);
  return (
    <>
      <div className="@container overflow-hidden card">
        <table className="w-full text-sm">
          <caption className="sr-only">{t('board.title')}</caption>
          <thead>
            <tr className="text-xs text-ink-muted">
              <th scope="col" className={classNames(CELL, 'text-start font-semibold')}>
                {t('board.rank')}
              </th>
              <th scope="col" className={classNames(CELL, 'text-start font-semibold')}>
                {t('board.player')}
              </th>
              <th scope="col" className={classNames(CELL, 'text-end font-semibold @max-md:hidden')}>
                {t('board.score')}
              </th>
              <th scope="col" className={classNames(CELL, 'text-end font-semibold')}>
                {t('board.prize')}
              </th>
            </tr>
          </thead>
          <tbody>
            {list.map((row) => (
              <Row key={row.rank} row={row} isOwn={row.rank === rank} />
            ))}
            {isBelow && <Row row={{ ...me, rank }} isOwn />}
          </tbody>
        </table>
      </div>
      {rank === null && <p className="text-sm font-semibold">{t('board.unranked')}</p>}
    </>
  );
}

/** The week's top players by valid bets, plus the member's own row even if it ranks lower. */
export function Leaderboard() {
  const t = useMissionsTexts();
  const query = useCallQuery(leaderboard, {});
  return (
    <QueryView query={query} failed={t('board.error')} bars="h-96">
      {(board) => (
        <div className="space-y-3">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h4 className="font-display text-base font-semibold">{t('board.title')}</h4>
            <TimeLeft until={board.endTime} onOver={() => void query.refetch()} />
          </div>
          <p className="text-sm text-pretty text-ink-muted">{t('board.text')}</p>
          {board.list.length === 0 ? (
            <EmptyState icon="trophy" title={t('board.none')} text={t('board.none.text')} />
          ) : (
            <Ranks board={board} />
          )}
        </div>
      )}
    </QueryView>
  );
}
