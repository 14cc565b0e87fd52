import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LaunchableGame } from '#machines/game-launch/game-launch.machine.ts';
import { isLotteryVendor } from '#schemas/lottery-vendors.ts';
import { useArea } from '#src/brand/use-brand.ts';
import { useLaunches, useLaunchView } from './launch-service.ts';
import { useProtectedAction } from '#src/session/use-protected-action.ts';

const lotteryPath = ({ vassalage, gameCode, defaultPlayType }: LaunchableGame): string => {
  const query = new URLSearchParams({
    ...(gameCode === undefined ? {} : { gameCode }),
    vendor: vassalage,
    ...(defaultPlayType == null ? {} : { playType: defaultPlayType }),
  });
  return `/lottery?${query.toString()}`;
};

/**
 * Starts any game for a real account, and games with a demo mode for a trial account: lotteries open on the lottery page, other games through a
 * launch. `busy` is the node id of the game that is starting.
 */
export const useStartGame = (): { readonly start: (game: LaunchableGame) => void; readonly busy: number | null } => {
  const launches = useLaunches();
  const { screen, launch } = useLaunchView();
  const navigate = useNavigate();
  const protect = useProtectedAction();
  const hasLottery = useArea('lottery');
  const start = useCallback(
    (game: LaunchableGame): void =>
      protect(
        () => {
          if (hasLottery && isLotteryVendor(game.vassalage)) void navigate(lotteryPath(game));
          else launches.start(game);
        },
        { playMoney: game.hasDemo === true },
      ),
    [launches, navigate, protect, hasLottery],
  );
  return { start, busy: screen === 'starting' || screen === 'slow' ? (launch?.game.nodeId ?? null) : null };
};
