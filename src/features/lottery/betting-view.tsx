import { usePageTitle } from '#src/brand/use-page-title.ts';
import { useCommonTexts } from '#src/texts/use-common-texts.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { QuietFailure } from '#src/ui/quiet-failure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { BettingHead } from './betting-head.tsx';
import { HistoryModal } from './history-modal.tsx';
import { LobbyLink } from './lobby-link.tsx';
import { findLottery } from './lotteries.ts';
import { LotteryFrame } from './lottery-frame.tsx';
import { chosenPlayType } from './play-types.ts';
import { useLotteryTexts } from './texts.ts';
import { useLotteries } from './use-lotteries.ts';
import { useLotteryAround } from './use-lottery-around.ts';

const FRAME = 'mx-auto max-w-7xl space-y-4 px-4 py-6 sm:px-6';

/** One lottery: what is known of it, and its betting below. */
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
  const around = useLotteryAround();
  const { history, showHistory } = around;
  const lottery = lotteries === null ? null : findLottery(lotteries, gameCode, vendor);
  usePageTitle(lottery?.name ?? t('name.LOTT'));
  if (lottery === null)
    return (
      <div className={FRAME}>
        <h1 className="sr-only">{t('name.LOTT')}</h1>
        {isError && <QuietFailure text={t('lobby.error')} retryLabel={common('retry')} onRetry={retry} />}
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
      <BettingHead lottery={lottery} playType={chosenPlayType(playType, lottery.playType)} around={around} />
      <LotteryFrame key={lottery.id} vendor={lottery.vendor} gameCode={lottery.gameCode} name={lottery.name} />
      {history !== null && (
        <HistoryModal
          name={history.name}
          draws={around.draws.draws.get(history.gameCode) ?? []}
          onClose={() => showHistory(null)}
        />
      )}
    </>
  );
}
