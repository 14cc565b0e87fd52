import type { Category } from '#schemas/brand-names.ts';
import type { FoundGame, ListedGame } from './game-index.ts';
import type { FoundPlace, SearchPlace } from './place-index.ts';

interface Row {
  readonly key: string;
  /** What was meant by the query, to be marked. */
  readonly words: readonly string[];
}

export type SearchRow = Row &
  (
    | { readonly kind: 'game'; readonly game: ListedGame }
    | { readonly kind: 'vendor'; readonly place: SearchPlace; readonly vendor: SearchPlace['vendors'][number] }
    | { readonly kind: 'category'; readonly place: SearchPlace }
  );

export interface RowGroup {
  readonly id: 'games' | 'vendors' | 'categories';
  readonly rows: readonly SearchRow[];
  /** How many there are, shown or not. */
  readonly total: number;
}

const MOST_VENDORS = 8;
const MOST_CATEGORIES = 5;
const WITH_SLIPS = 4;

/** Whether the site has the category of a game; the brand's list makes some vendors of sports esports. */
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
const rowOfPlace = ({ place, vendor, words }: FoundPlace): SearchRow =>
  vendor === null
    ? { kind: 'category', key: `category-${place.category}`, place, words }
    : { kind: 'vendor', key: `vendor-${place.category}-${vendor.vassalage}-${vendor.nodeId}`, place, vendor, words };

/** What a search found, in groups: that with the best find first. What fits with slips shows only where nothing fits without. */
export const foundGroups = (
  games: readonly FoundGame[],
  places: readonly FoundPlace[],
  most: number,
): readonly RowGroup[] => {
  const isTyped = [...games.slice(0, 1), ...places.slice(0, 1)].some(({ tier }) => tier < WITH_SLIPS);
  const fits = ({ tier }: { readonly tier: number }): boolean => !isTyped || tier < WITH_SLIPS;
  const group = <F extends { readonly tier: number }>(
    id: RowGroup['id'],
    found: readonly F[],
    shown: number,
    row: (found: F) => SearchRow,
  ) => ({ id, tier: found[0]?.tier ?? 0, rows: found.slice(0, shown).map(row), total: found.length });
  const fitting = places.filter(fits);
  return [
    group('games', games.filter(fits), most, rowOfGame),
    group(
      'vendors',
      fitting.filter(({ vendor }) => vendor !== null),
      MOST_VENDORS,
      rowOfPlace,
    ),
    group(
      'categories',
      fitting.filter(({ vendor }) => vendor === null),
      MOST_CATEGORIES,
      rowOfPlace,
    ),
  ]
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => one.tier - other.tier);
};
