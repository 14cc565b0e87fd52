import { useNavigate } from 'react-router-dom';
import { type LotteryVendor, LOTTERY_VENDORS } from '#schemas/lottery-vendors.ts';
import { lobby } from '#schemas/calls/lottery.ts';
import { DEVICE, LAUNCH_MODE, LOTTO_AREA } from '#schemas/calls/query-constants.ts';
import { RECENT_LOTTERIES } from '#src/document/lottery-marks.ts';
import { rememberRow } from '#src/lib/remember-row.ts';
import { FramedGame } from '#src/launch/framed-game.tsx';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useLaunched, type Launched } from '#src/launch/use-launched.ts';
import { FramePlaceholder, OpeningIndicator } from './frame-placeholder.tsx';
import { LobbyLink } from './lobby-link.tsx';
import { lobbyPath } from './lotteries.ts';
import { useLotteryTexts } from './texts.ts';

/** Launches a vendor's lottery, or the vendor's lobby if `gameCode` is `null`. */
const useLaunchedLottery = (vendor: LotteryVendor, gameCode: string | null): Launched =>
  useLaunched(lobby, [vendor, gameCode], async (mutateCall, language) => {
    const launched = await mutateCall(lobby, {
      lottoArea: LOTTO_AREA,
      launchMode: LAUNCH_MODE,
      prizeMode: LOTTERY_VENDORS[vendor],
      ...(gameCode === null ? { view: 'lobby' } : { gameCode, view: 'betting' }),
      device: DEVICE,
      backUrl: `${location.origin}/index`,
      language,
    });
    if (gameCode !== null) rememberRow(RECENT_LOTTERIES, true);
    return launched;
  });

/** Launches a vendor's lottery or lobby for a member, and shows it in a frame. */
export function LaunchedLottery({
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
  const words = useProblemText();
  const go = useNavigate();
  const { url, problem, again } = useLaunchedLottery(vendor, gameCode);
  if (url !== null)
    return <FramedGame url={url} title={name} onClose={() => void go(lobbyPath(vendor))} onAgain={again} />;
  if (problem === null) return <OpeningIndicator name={name} />;
  return (
    <FramePlaceholder>
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
    </FramePlaceholder>
  );
}
