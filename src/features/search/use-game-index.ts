import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { gameCatalogue } from '#schemas/calls/games.ts';
import type { Problem } from '#schemas/problem.ts';
import { useFetchCall } from '#src/platform/fetch-call.ts';
import { useLanguage } from '#src/texts/use-language.ts';
import { buildGameIndex, type GameIndex, type SearchNames } from './game-index.ts';

const KEPT_MS = 3_600_000;

/** The index of all games: one a page and language. Closing the search in the meantime does not give it up. */
export const useGameIndex = (names: SearchNames): UseQueryResult<GameIndex, Problem> => {
  const fetchCall = useFetchCall();
  const { language } = useLanguage();
  return useQuery<GameIndex, Problem>({
    queryKey: ['search.games', language],
    queryFn: async () => buildGameIndex((await fetchCall(gameCatalogue, { language })).vendors, names),
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    structuralSharing: false,
  });
};
