/** The types of a list of games. Favourites and recent games are for members only. */
export const LIST_TYPES = ['all', 'hot', 'fav', 'recent'] as const;
export type ListType = (typeof LIST_TYPES)[number];

/** The minimum bets that can be filtered by, in the major unit of the currency. */
export const MIN_BETS = [0.01, 0.05, 0.1, 0.5, 0.75] as const;

/** The value of the query parameter `page` for all vendors. */
export const ALL_VENDORS = 'all';

/** The state of a games page, as stored in its query string. */
export interface ListFilters {
  readonly type: ListType;
  /** The id of the vendor, or `null` if the query string does not name one. */
  readonly vendor: string | null;
  readonly classify: string | null;
  readonly name: string;
  readonly minBet: number | null;
}

const MAX_NAME_LENGTH = 100;

export const readFilters = (query: URLSearchParams): ListFilters => ({
  type: LIST_TYPES.find((type) => type === query.get('list')) ?? 'all',
  vendor: query.get('page'),
  classify: query.get('classify') || null,
  name: (query.get('name') ?? '').trim().slice(0, MAX_NAME_LENGTH),
  minBet: MIN_BETS.find((bet) => String(bet) === query.get('minBet')) ?? null,
});

const toQuery = (filters: Partial<ListFilters>): URLSearchParams => {
  const { type = 'all', vendor = null, classify = null, name = '', minBet = null } = filters;
  return new URLSearchParams([
    ...(type === 'all' ? [] : [['list', type]]),
    ...(vendor === null ? [] : [['page', vendor]]),
    ...(classify === null ? [] : [['classify', classify]]),
    ...(name.trim() === '' ? [] : [['name', name.trim().slice(0, MAX_NAME_LENGTH)]]),
    ...(minBet === null ? [] : [['minBet', String(minBet)]]),
  ]);
};

/** Returns the query string of a list type; it keeps the vendor and drops all filters. */
export const listTypeQuery = (type: ListType, { vendor }: ListFilters): URLSearchParams => toQuery({ type, vendor });

/** Returns the query string for changed filters. It always selects the list of all games. */
export const filterQuery = (
  filters: ListFilters,
  change: Partial<Pick<ListFilters, 'classify' | 'name' | 'minBet'>>,
): URLSearchParams => toQuery({ ...filters, ...change, type: 'all' });

export const hasFilters = ({ classify, name, minBet }: ListFilters): boolean =>
  classify !== null || name !== '' || minBet !== null;
