import { useNavigate } from 'react-router-dom';
import type { LotteryVendor } from '#schemas/lottery-vendors.ts';
import { FramedGame } from '#src/launch/framed-game.tsx';
import { useProblemWords } from '#src/texts/problem-words.ts';
import { useCommonTexts } from '#src/texts/use-common-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FrameRoom, OpeningNote } from './frame-room.tsx';
import { LobbyLink } from './lobby-link.tsx';
import { lobbyPath } from './lotteries.ts';
import { useLotteryTexts } from './texts.ts';
import { useLaunchedLottery } from './use-launched-lottery.ts';

/** A member's lottery or lobby, from the question where it opens to the frame. */
export function OpenedLottery({
  vendor,
  gameCode,
  name,
}: {
  vendor: LotteryVendor;
  gameCode: string | null;
  name: string;
}) {
  const t = useLotteryTexts();
  const common = useCommonTexts();
  const words = useProblemWords();
  const go = useNavigate();
  const { url, problem, again } = useLaunchedLottery(vendor, gameCode);
  if (url !== null)
    return <FramedGame url={url} title={name} onClose={() => void go(lobbyPath(vendor))} onAgain={again} />;
  if (problem === null) return <OpeningNote name={name} />;
  return (
    <FrameRoom>
      <div role="alert">
        <EmptyState
          icon="warning"
          title={t(problem.code === 'game_maintenance' ? 'betting.maintenance' : 'betting.failed', { name })}
          text={words(problem)}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button icon="refresh" onClick={again}>
                {common('retry')}
              </Button>
              <LobbyLink vendor={vendor} />
            </div>
          }
        />
      </div>
    </FrameRoom>
  );
}
