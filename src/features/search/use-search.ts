import { useDeferredValue, useMemo } from 'react';
import { useBrand } from '#src/brand/use-brand.ts';
import type { GameIndex, SearchNames } from './game-index.ts';
import { buildPlaceIndex, type SearchPlace } from './place-index.ts';
import { foundGroups, isOffered, type RowGroup } from './search-rows.ts';
import { useGameIndex } from './use-game-index.ts';
import { usePlatformSearch } from './use-platform-search.ts';

export interface SearchState {
  /** The query that this is of: it may be a key behind the box. */
  readonly query: string;
  readonly phase: 'loading' | 'shown' | 'failed';
  readonly groups: readonly RowGroup[];
  /** Where nothing was found: the name that comes closest. */
  readonly closest: string | null;
  /** How many games a vendor has; `null` while nobody knows. */
  readonly count: GameIndex['count'] | null;
  readonly retry: () => void;
}

/** What is found for what was typed; at most `most` games of it. */
export const useSearch = (
  typed: string,
  names: SearchNames,
  places: readonly SearchPlace[],
  most: number,
): SearchState => {
  const query = useDeferredValue(typed);
  const { esportsVassalages } = useBrand().navigation;
  const index = useGameIndex(names);
  const platform = usePlatformSearch(query, index.isError);
  const placeIndex = useMemo(() => buildPlaceIndex(places, names.category), [places, names]);
  const categories = useMemo(() => new Set<string>(places.map(({ category }) => category)), [places]);

  const found = index.data;
  const games = useMemo(
    () =>
      (found?.search(query) ?? platform.data ?? []).filter(({ game }) =>
        isOffered(game, categories, esportsVassalages),
      ),
    [found, platform.data, query, categories, esportsVassalages],
  );
  const groups = useMemo(() => foundGroups(games, placeIndex.search(query), most), [games, placeIndex, query, most]);
  const closest = useMemo(() => {
    if (groups.length > 0) return null;
    const likely = [found?.closest(query), placeIndex.closest(query)].filter((name) => name != null);
    return likely.toSorted((one, other) => other.likeness - one.likeness)[0]?.name ?? null;
  }, [groups, found, placeIndex, query]);

  const phase =
    found !== undefined
      ? 'shown'
      : index.isError
        ? platform.isError
          ? 'failed'
          : platform.isPending
            ? 'loading'
            : 'shown'
        : 'loading';
  return { query, phase, groups, closest, count: found?.count ?? null, retry: () => void platform.refetch() };
};
