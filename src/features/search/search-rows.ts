import type { Category } from '#schemas/brand-names.ts';
import { SLIP_TIER } from '#src/search/rank-matches.ts';
import type { FoundGame, ListedGame } from '#src/search/game-index.ts';
import type { FoundSection, SearchSection } from '#src/search/section-index.ts';

interface Row {
  readonly key: string;
  /** The matched words to highlight. */
  readonly words: readonly string[];
}

export type SearchRow = Row &
  (
    | { readonly kind: 'game'; readonly game: ListedGame }
    | { readonly kind: 'vendor'; readonly section: SearchSection; readonly vendor: SearchSection['vendors'][number] }
    | { readonly kind: 'category'; readonly section: SearchSection }
  );

export interface RowGroup {
  readonly id: 'games' | 'vendors' | 'categories';
  readonly rows: readonly SearchRow[];
  /** The number of results, including those not shown. */
  readonly total: number;
}

const MAX_VENDORS = 8;
const MAX_CATEGORIES = 5;

/** Whether the site offers the category of a game. Sports vendors that the brand lists as esports count as esports. */
export const isOffered = (
  { gameType, gameClassify, vassalage }: Pick<ListedGame, 'gameType' | 'gameClassify' | 'vassalage'>,
  categories: ReadonlySet<string>,
  esports: readonly string[],
): boolean => {
  const category = gameType === ('SPORTS' satisfies Category) && esports.includes(vassalage) ? 'ESPORTS' : gameType;
  return categories.has(category) || categories.has(gameClassify ?? '');
};

const rowOfGame = ({ game, words }: FoundGame): SearchRow => ({
  kind: 'game',
  key: `game-${game.nodeId}`,
  game,
  words,
});
const rowOfSection = ({ section, vendor, words }: FoundSection): SearchRow =>
  vendor === null
    ? { kind: 'category', key: `category-${section.category}`, section, words }
    : {
        kind: 'vendor',
        key: `vendor-${section.category}-${vendor.vassalage}-${vendor.nodeId}`,
        section,
        vendor,
        words,
      };

/** Groups the results; the group with the best result comes first. Fuzzy matches are included only if there are no exact ones. */
export const foundGroups = (
  games: readonly FoundGame[],
  sections: readonly FoundSection[],
  most: number,
): readonly RowGroup[] => {
  const hasExactMatch = [...games.slice(0, 1), ...sections.slice(0, 1)].some(({ tier }) => tier < SLIP_TIER);
  const fits = ({ tier }: { readonly tier: number }): boolean => !hasExactMatch || tier < SLIP_TIER;
  const group = <F extends { readonly tier: number }>(
    id: RowGroup['id'],
    found: readonly F[],
    shown: number,
    row: (found: F) => SearchRow,
  ) => ({ id, tier: found[0]?.tier ?? 0, rows: found.slice(0, shown).map(row), total: found.length });
  const fitting = sections.filter(fits);
  return [
    group('games', games.filter(fits), most, rowOfGame),
    group(
      'vendors',
      fitting.filter(({ vendor }) => vendor !== null),
      MAX_VENDORS,
      rowOfSection,
    ),
    group(
      'categories',
      fitting.filter(({ vendor }) => vendor === null),
      MAX_CATEGORIES,
      rowOfSection,
    ),
  ]
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => one.tier - other.tier);
};
