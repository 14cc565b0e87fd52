import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addFavorite, favorites, favoritesList, removeFavorite } from '#schemas/calls/games.ts';
import type { Game } from '#schemas/game.ts';
import { isLotteryVendor } from '#schemas/lottery-vendors.ts';
import { toProblem } from '#schemas/problem.ts';
import { useToasts } from '#src/modals/use-toasts.ts';
import { useCallQuery, useClient } from '#src/platform/use-call.ts';
import { useLotteryFavourites } from '#src/session/lottery-favourites.ts';
import { useProtectedAction } from '#src/session/use-protected-action.ts';
import { useSession } from '#src/session/use-session.ts';
import { useLanguage } from '#src/texts/use-language.ts';
import { useProblemWords } from '#src/texts/problem-words.ts';

const CHANGE = 'change favourite';

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
  const client = useClient();
  const queries = useQueryClient();
  const protect = useProtectedAction();
  const { phase } = useSession();
  const { language } = useLanguage();
  const words = useProblemWords();
  const { show } = useToasts();
  const { data } = useCallQuery(favorites, {}, { enabled: phase === 'member' });
  const ids = useMemo(() => new Set(data), [data]);
  const key = useMemo(() => [favorites.name, {}, language], [language]);

  const { mutate, isPending, variables } = useMutation({
    mutationKey: [CHANGE],
    mutationFn: async ({ nodeId, vassalage, gameType }: Wanted) => {
      const isIn = queries.getQueryData<readonly number[]>(key)?.includes(nodeId) === true;
      await client(isIn ? removeFavorite : addFavorite, { nodeId, vendor: vassalage, gameType });
      return { nodeId, isIn: !isIn };
    },
    onSuccess: ({ nodeId, isIn }) => {
      queries.setQueryData<readonly number[]>(
        key,
        (before) => before && (isIn ? [...before, nodeId] : before.filter((id) => id !== nodeId)),
      );
      for (const { name } of [favorites, favoritesList]) void queries.invalidateQueries({ queryKey: [name] });
    },
    onError: (error) => show(words(toProblem(error)), 'danger'),
  });

  // Asked at the press: a busy page draws that a heart is being changed later than a second press comes.
  const isChanging = ({ nodeId }: Wanted): boolean =>
    queries
      .getMutationCache()
      .findAll({ mutationKey: [CHANGE], status: 'pending' })
      .some(({ state }) => (state.variables as Wanted).nodeId === nodeId);
  const change = (game: Wanted): void => {
    if (!isChanging(game)) mutate(game);
  };

  const lotteries = useLotteryFavourites();
  return {
    has: ({ nodeId, vassalage }) => (isLotteryVendor(vassalage) ? lotteries.ids.includes(nodeId) : ids.has(nodeId)),
    toggle: (game) => (isLotteryVendor(game.vassalage) ? lotteries.toggle(game.nodeId) : protect(() => change(game))),
    busy: isPending ? (variables?.nodeId ?? null) : null,
  };
};

/** An entry that stands for a list is no game to keep. */
export const hasHeart = ({ isGame }: Pick<Game, 'isGame'>): boolean => isGame !== 'VASSALAGE';
