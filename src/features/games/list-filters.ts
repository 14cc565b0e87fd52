/** Which list of games shows; the others ask for a login. */
export const LIST_TYPES = ['all', 'hot', 'fav', 'recent'] as const;
export type ListType = (typeof LIST_TYPES)[number];

/** Bets that a game can be played for at the least, in the platform's units. */
export const MIN_BETS = [0.01, 0.05, 0.1, 0.5, 0.75] as const;

/** The vendor card that stands for all of them. */
export const ALL_VENDORS = 'all';

/** What the address says of a games page; the address is the only place where it stands. */
export interface ListFilters {
  readonly type: ListType;
  /** `null`: none is named. */
  readonly vendor: string | null;
  readonly classify: string | null;
  readonly name: string;
  readonly minBet: number | null;
}

const LONGEST_NAME = 100;

export const readFilters = (query: URLSearchParams): ListFilters => ({
  type: LIST_TYPES.find((type) => type === query.get('list')) ?? 'all',
  vendor: query.get('page'),
  classify: query.get('classify') || null,
  name: (query.get('name') ?? '').trim().slice(0, LONGEST_NAME),
  minBet: MIN_BETS.find((bet) => String(bet) === query.get('minBet')) ?? null,
});

const queryOf = (filters: Partial<ListFilters>): URLSearchParams => {
  const { type = 'all', vendor = null, classify = null, name = '', minBet = null } = filters;
  return new URLSearchParams([
    ...(type === 'all' ? [] : [['list', type]]),
    ...(vendor === null ? [] : [['page', vendor]]),
    ...(classify === null ? [] : [['classify', classify]]),
    ...(name.trim() === '' ? [] : [['name', name.trim().slice(0, LONGEST_NAME)]]),
    ...(minBet === null ? [] : [['minBet', String(minBet)]]),
  ]);
};

/** The address of a list type: it starts without any filter. */
export const typeQuery = (type: ListType, { vendor }: ListFilters): URLSearchParams => queryOf({ type, vendor });

/** The address with another name, kind or bet: it leaves the list type. */
export const narrowedQuery = (
  filters: ListFilters,
  change: Partial<Pick<ListFilters, 'classify' | 'name' | 'minBet'>>,
): URLSearchParams => queryOf({ ...filters, ...change, type: 'all' });

export const isNarrowed = ({ classify, name, minBet }: ListFilters): boolean =>
  classify !== null || name !== '' || minBet !== null;
