import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { gameList } from '#schemas/calls/games.ts';
import { CLIENT_TYPE, LIST_PLATFORM } from '#schemas/calls/query-constants.ts';
import type { Problem } from '#schemas/problem.ts';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { useFetchCall } from '#src/platform/fetch-call.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import type { FoundGame } from '#src/search/game-index.ts';
import { wordsOf } from '#src/search/words-of.ts';

const DEBOUNCE_MS = 250;
const MAX_GAMES = 48;
/** The rank of all results: the platform does not rank them, so they count as matches of a word in the name. */
const TIER = 2;

/** Searches games by name on the platform, for when the index failed to load. A new query aborts the request for the previous one. */
export const usePlatformSearch = (query: string, enabled: boolean): UseQueryResult<readonly FoundGame[], Problem> => {
  const fetchCall = useFetchCall();
  const { language } = useLanguage();
  const gameName = useDebounced(query.trim(), DEBOUNCE_MS);
  return useQuery<readonly FoundGame[], Problem>({
    queryKey: ['search.platform', gameName, language],
    queryFn: async ({ signal }) => {
      const { games } = await fetchCall(
        gameList,
        { clientType: CLIENT_TYPE, platform: LIST_PLATFORM, pageNo: 1, pageSize: MAX_GAMES, language, gameName },
        { signal },
      );
      return games.map((game) => ({
        tier: TIER,
        words: wordsOf(gameName),
        game: { ...game, vendor: game.vendor ?? game.accountTypeName ?? game.vassalage },
      }));
    },
    enabled: enabled && gameName !== '',
    placeholderData: keepPreviousData,
  });
};
