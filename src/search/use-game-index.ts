import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { gameCatalogue } from '#schemas/calls/games.ts';
import type { Glossary } from '#schemas/game.ts';
import type { Problem } from '#schemas/problem.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useFetchCall } from '#src/platform/fetch-call.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { buildGameIndex, type GameIndex, type KindNames, type SearchNames } from './game-index.ts';

const KEPT_MS = 3_600_000;
const KEPT = { staleTime: KEPT_MS, gcTime: KEPT_MS, structuralSharing: false } as const;
const NO_NAMES: KindNames = { category: {}, classify: {} };

export interface LoadedIndex {
  readonly index: GameIndex;
  readonly glossary: Glossary | undefined;
}

const useBuildIndex = (): ((names: KindNames) => Promise<LoadedIndex>) => {
  const fetchCall = useFetchCall();
  const { language } = useLanguage();
  const { esportsVassalages: esports } = useBrand().navigation;
  return async (names) => {
    const { vendors, glossary } = await fetchCall(gameCatalogue, { language });
    return { index: await buildGameIndex(vendors, names, { glossary, esports }), glossary };
  };
};

const indexKey = (language: string): readonly string[] => ['search.games', language];

/** The index of all games, built once per page load and language. Unmounting does not abort the build. */
export const useGameIndex = (names: SearchNames): UseQueryResult<LoadedIndex, Problem> => {
  const { language } = useLanguage();
  const build = useBuildIndex();
  return useQuery<LoadedIndex, Problem>({
    queryKey: indexKey(language),
    queryFn: () => build(names),
    ...KEPT,
  });
};

/** An index that finds games by their names and vendors: the index of all games if it has already been built. */
export const useNameIndex = (): UseQueryResult<LoadedIndex, Problem> => {
  const { language } = useLanguage();
  const build = useBuildIndex();
  return useQuery<LoadedIndex, Problem>({
    queryKey: ['search.names', language],
    queryFn: ({ client }) => client.getQueryData<LoadedIndex>(indexKey(language)) ?? build(NO_NAMES),
    ...KEPT,
  });
};
