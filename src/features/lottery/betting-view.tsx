import { usePageTitle } from '#src/brand/use-page-title.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
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

/** One lottery: its header and its betting frame. */
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
  const common = useCommonTexts();
  const { lotteries, isError, retry } = useLotteries();
  const viewState = useLotteryViewState();
  const { history, showHistory } = viewState;
  const lottery = lotteries === null ? null : findLottery(lotteries, gameCode, vendor);
  usePageTitle(lottery?.name ?? t('name.LOTT'));
  if (lottery === null)
    return (
      <div className={FRAME}>
        <h1 className="sr-only">{t('name.LOTT')}</h1>
        {isError && <LoadError text={t('lobby.error')} retryLabel={common('retry')} onRetry={retry} />}
        {lotteries === null && !isError && (
          <>
            <Skeleton className="h-14 w-full" />
            <Skeleton className="h-[60vh] w-full" />
          </>
        )}
        {lotteries !== null && (
          <EmptyState
            icon="lottery"
            title={t('betting.unknown.title')}
            text={t('betting.unknown.text')}
            action={<LobbyLink />}
          />
        )}
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
