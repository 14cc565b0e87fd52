import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addFavorite, favorites, removeFavorite } from '#schemas/calls/games.ts';
import type { Game } from '#schemas/game.ts';
import { isLotteryVendor } from '#schemas/lottery-vendors.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { useCallSequence } from '#src/platform/call-mutation.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useLotteryFavourites } from '#src/session/lottery-favourites.ts';
import { useProtectedAction } from '#src/session/use-protected-action.ts';
import { useSession } from '#src/session/use-session.ts';
import { useLanguage } from '#src/texts/use-language.ts';
import { useProblemWords } from '#src/texts/problem-words.ts';

type Wanted = Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>;

export interface Favourites {
  readonly has: (game: Wanted) => boolean;
  /** Adds or removes on the platform; the heart follows once it is done. A visitor logs in first. */
  readonly toggle: (game: Wanted) => void;
  /** The node id of the one that is being changed. */
  readonly busy: number | null;
}

/** The member's favourites, kept by the platform. Lotteries have their own, kept in this browser. */
export const useFavourites = (): Favourites => {
  const queries = useQueryClient();
  const protect = useProtectedAction();
  const { phase } = useSession();
  const { language } = useLanguage();
  const words = useProblemWords();
  const { show } = useToasts();
  const { data } = useCallQuery(favorites, {}, { enabled: phase === 'member' });
  const ids = useMemo(() => new Set(data), [data]);
  const key = useMemo(() => [favorites.name, {}, language], [language]);

  const change = useCallSequence(
    'games.changeFavorite',
    async (mutateCall, { nodeId, vassalage, gameType }: Wanted) => {
      const isIn = queries.getQueryData<readonly number[]>(key)?.includes(nodeId) === true;
      await mutateCall(isIn ? removeFavorite : addFavorite, { nodeId, vendor: vassalage, gameType });
      return { nodeId, isIn: !isIn };
    },
    {
      onSuccess: ({ nodeId, isIn }) =>
        queries.setQueryData<readonly number[]>(
          key,
          (before) => before && (isIn ? [...before, nodeId] : before.filter((id) => id !== nodeId)),
        ),
      onProblem: (problem) => show(words(problem), 'danger'),
    },
  );
  const toggle = (game: Wanted): void => {
    if (!change.pending().some(([{ nodeId }]) => nodeId === game.nodeId)) change.run(game);
  };

  const lotteries = useLotteryFavourites();
  return {
    has: ({ nodeId, vassalage }) => (isLotteryVendor(vassalage) ? lotteries.ids.includes(nodeId) : ids.has(nodeId)),
    toggle: (game) => (isLotteryVendor(game.vassalage) ? lotteries.toggle(game.nodeId) : protect(() => toggle(game))),
    busy: change.busy ? (change.pending().at(-1)?.[0].nodeId ?? null) : null,
  };
};

/** An entry that stands for a list is no game to keep. */
export const hasHeart = ({ isGame }: Pick<Game, 'isGame'>): boolean => isGame !== 'VASSALAGE';
