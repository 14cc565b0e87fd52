import type { GameId } from '#schemas/wire.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addFavorite, favorites, removeFavorite } from '#schemas/calls/games.ts';
import type { Game } from '#schemas/game.ts';
import { isLotteryVendor, lotteryIdOf } from '#schemas/lottery-vendors.ts';
import { useProblemToast } from '#src/modals/use-problem-toast.ts';
import { useCallSequence } from '#src/platform/use-call-mutation.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useLotteryFavourites } from '#src/session/lottery-favourites.ts';
import { useProtectedAction } from '#src/session/use-protected-action.ts';
import { useSession } from '#src/session/use-session.ts';
import { useLanguage } from '#src/texts/language-store.ts';

type GameKey = Pick<Game, 'nodeId' | 'gameId' | 'vassalage' | 'gameType'>;

export interface Favourites {
  readonly has: (game: GameKey) => boolean;
  /** Adds the game to the favourites on the platform, or removes it. The button changes only after the response. For visitors, opens the login. */
  readonly toggle: (game: GameKey) => void;
  /** The node id of the game whose favourite is being changed. */
  readonly busy: number | null;
}

/** Returns the member's favourites. Games are stored on the platform, lotteries in this browser. */
export const useFavourites = (): Favourites => {
  const queries = useQueryClient();
  const protect = useProtectedAction();
  const { phase } = useSession();
  const { language } = useLanguage();
  const showProblem = useProblemToast();
  const { data } = useCallQuery(favorites, {}, { enabled: phase === 'member' });
  const ids = useMemo(() => new Set(data), [data]);
  const key = useMemo(() => [favorites.name, {}, language], [language]);

  const change = useCallSequence(
    'games.changeFavorite',
    async (mutateCall, { nodeId, vassalage, gameType }: GameKey) => {
      const isIn = queries.getQueryData<readonly GameId[]>(key)?.includes(nodeId) === true;
      await mutateCall(isIn ? removeFavorite : addFavorite, { nodeId, vendor: vassalage, gameType });
      return { nodeId, isIn: !isIn };
    },
    {
      onSuccess: ({ nodeId, isIn }) =>
        queries.setQueryData<readonly number[]>(
          key,
          (before) => before && (isIn ? [...before, nodeId] : before.filter((id) => id !== nodeId)),
        ),
      onProblem: showProblem,
    },
  );
  const toggle = (game: GameKey): void => {
    if (!change.pending().some(([{ nodeId }]) => nodeId === game.nodeId)) change.run(game);
  };

  const lotteries = useLotteryFavourites();
  return {
    has: (game) => (isLotteryVendor(game.vassalage) ? lotteries.ids.includes(lotteryIdOf(game)) : ids.has(game.nodeId)),
    toggle: (game) =>
      isLotteryVendor(game.vassalage) ? lotteries.toggle(lotteryIdOf(game)) : protect(() => toggle(game)),
    busy: change.busy ? (change.pending().at(-1)?.[0].nodeId ?? null) : null,
  };
};

/** Whether a game can be a favourite; entries that represent a whole vendor cannot. */
export const canBeFavourite = ({ isGame }: Pick<Game, 'isGame'>): boolean => isGame !== 'VASSALAGE';
