import { usePageTitle } from '#src/brand/use-page-title.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { BettingHeader } from './betting-header.tsx';
import { HistoryModal } from './history-modal.tsx';
import { LobbyLink } from './lobby-link.tsx';
import { findLottery } from './lotteries.ts';
import { LotteryFrame } from './lottery-frame.tsx';
import { resolvePlayType } from './play-types.ts';
import { useLotteryTexts } from './texts.ts';
import { useLotteries } from './use-lotteries.ts';
import { useLotteryViewState } from './use-lottery-view-state.ts';

const FRAME = 'mx-auto max-w-7xl space-y-4 px-4 py-6 sm:px-6';

/** The page of a lottery: its header and the frame with the betting view. */
export function BettingView({
  gameCode,
  vendor,
  playType,
}: {
  gameCode: string;
  vendor: string | null;
  playType: string | null;
}) {
  const t = useLotteryTexts();
  const lotteries = useLotteries();
  const viewState = useLotteryViewState();
  const { history, showHistory } = viewState;
  const lottery = lotteries.data === undefined ? null : findLottery(lotteries.data, gameCode, vendor);
  usePageTitle(lottery?.name ?? t('name.LOTT'));
  if (lottery === null)
    return (
      <div className={FRAME}>
        <h1 className="sr-only">{t('name.LOTT')}</h1>
        <QueryView query={lotteries} failed={t('lobby.error')} bars="h-14 h-[60vh]">
          {() => (
            <EmptyState
              icon="lottery"
              title={t('betting.unknown.title')}
              text={t('betting.unknown.text')}
              action={<LobbyLink />}
            />
          )}
        </QueryView>
      </div>
    );
  return (
    <>
      <BettingHeader lottery={lottery} playType={resolvePlayType(playType, lottery.playType)} viewState={viewState} />
      <LotteryFrame key={lottery.id} vendor={lottery.vendor} gameCode={lottery.gameCode} name={lottery.name} />
      {history !== null && (
        <HistoryModal
          name={history.name}
          draws={viewState.draws.draws.get(history.gameCode) ?? []}
          onClose={() => showHistory(null)}
        />
      )}
    </>
  );
}
