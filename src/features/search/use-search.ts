import { useDeferredValue, useMemo } from 'react';
import { useBrand } from '#src/brand/use-brand.ts';
import type { GameIndex, SearchNames } from '#src/search/game-index.ts';
import { buildSectionIndex, type SearchSection } from '#src/search/section-index.ts';
import { useGameIndex } from '#src/search/use-game-index.ts';
import { foundGroups, isOffered, type RowGroup } from './search-rows.ts';
import { usePlatformSearch } from './use-platform-search.ts';

export interface SearchState {
  /** The query of these results; it can be older than the text in the field. */
  readonly query: string;
  readonly phase: 'loading' | 'shown' | 'failed';
  readonly groups: readonly RowGroup[];
  /** The most similar name if nothing was found, otherwise `null`. */
  readonly closest: string | null;
  /** A function that counts the games of a vendor; `null` until the index has loaded. */
  readonly count: GameIndex['count'] | null;
  readonly retry: () => void;
}

/** Returns the results of a search as the user types, with at most `most` games. */
export const useSearch = (
  typed: string,
  names: SearchNames,
  sections: readonly SearchSection[],
  most: number,
): SearchState => {
  const query = useDeferredValue(typed);
  const { esportsVassalages } = useBrand().navigation;
  const index = useGameIndex(names);
  const platform = usePlatformSearch(query, index.isError);
  const glossary = index.data?.glossary;
  const sectionIndex = useMemo(() => buildSectionIndex(sections, names, { glossary }), [sections, names, glossary]);
  const categories = useMemo(() => new Set<string>(sections.map(({ category }) => category)), [sections]);

  const found = index.data?.index;
  const games = useMemo(
    () =>
      (found?.search(query) ?? platform.data ?? []).filter(({ game }) =>
        isOffered(game, categories, esportsVassalages),
      ),
    [found, platform.data, query, categories, esportsVassalages],
  );
  const groups = useMemo(
    () => foundGroups(games, sectionIndex.search(query), most),
    [games, sectionIndex, query, most],
  );
  const closest = useMemo(() => {
    if (groups.length > 0) return null;
    const closestNames = [found?.closest(query), sectionIndex.closest(query)].filter((name) => name != null);
    return closestNames.toSorted((one, other) => other.similarity - one.similarity)[0]?.name ?? null;
  }, [groups, found, sectionIndex, query]);

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
