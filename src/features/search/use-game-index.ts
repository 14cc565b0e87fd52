import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { gameCatalogue } from '#schemas/calls/games.ts';
import type { Problem } from '#schemas/problem.ts';
import { useClient } from '#src/platform/use-call.ts';
import { useLanguage } from '#src/texts/use-language.ts';
import { buildGameIndex, type GameIndex, type SearchNames } from './game-index.ts';

const KEPT_MS = 3_600_000;

/** The index of all games: one a page and language. Closing the search in the meantime does not give it up. */
export const useGameIndex = (names: SearchNames): UseQueryResult<GameIndex, Problem> => {
  const client = useClient();
  const { language } = useLanguage();
  return useQuery<GameIndex, Problem>({
    queryKey: ['search.games', language],
    queryFn: async () => buildGameIndex((await client(gameCatalogue, { language })).vendors, names),
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    structuralSharing: false,
  });
};
