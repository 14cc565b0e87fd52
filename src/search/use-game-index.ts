import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { gameCatalogue } from '#schemas/calls/games.ts';
import type { Glossary } from '#schemas/game.ts';
import type { Problem } from '#schemas/problem.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useFetchCall } from '#src/platform/fetch-call.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { buildGameIndex, type GameIndex, type SearchNames } from './game-index.ts';

const KEPT_MS = 3_600_000;

export interface LoadedIndex {
  readonly index: GameIndex;
  readonly glossary: Glossary | undefined;
}

/** The index of all games, built once per page load and language. Unmounting does not abort it. */
export const useGameIndex = (names: SearchNames): UseQueryResult<LoadedIndex, Problem> => {
  const fetchCall = useFetchCall();
  const { language } = useLanguage();
  const { esportsVassalages: esports } = useBrand().navigation;
  return useQuery<LoadedIndex, Problem>({
    queryKey: ['search.games', language],
    queryFn: async () => {
      const { vendors, glossary } = await fetchCall(gameCatalogue, { language });
      return { index: await buildGameIndex(vendors, names, { glossary, esports }), glossary };
    },
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    structuralSharing: false,
  });
};
