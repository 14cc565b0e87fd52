import { expect, test } from 'vitest';
import { MIN_BETS, hasFilters, filterQuery, readFilters, listTypeQuery } from './list-filters.ts';

const of = (query: string) => readFilters(new URLSearchParams(query));

test.each([
  ['', { type: 'all', vendor: null, classify: null, name: '', minBet: null }],
  ['list=hot', { type: 'hot' }],
  ['list=fav', { type: 'fav' }],
  ['list=recent', { type: 'recent' }],
  ['list=everything', { type: 'all' }],
  [
    'page=LUNA&classify=SCRATCH&name=gem&minBet=0.05',
    { vendor: 'LUNA', classify: 'SCRATCH', name: 'gem', minBet: 0.05 },
  ],
  ['minBet=0.07', { minBet: null }],
  ['minBet=1e-1', { minBet: null }],
  ['name=%20%20', { name: '' }],
  [`name=${'a'.repeat(300)}`, { name: 'a'.repeat(100) }],
])('the filters of the list are read from the query string %j [games.recent.all-types]', (query, expected) => {
  expect(of(query)).toMatchObject(expected);
});

test('the minimum bets that can be chosen are 0.01, 0.05, 0.1, 0.5 and 0.75 [const.min-bets]', () => {
  expect(MIN_BETS).toEqual([0.01, 0.05, 0.1, 0.5, 0.75]);
});

test('choosing all games or hot games clears every filter but the vendor [games.filter.all] [games.filter.hot]', () => {
  const filters = of('page=LUNA&name=gem&minBet=0.5&classify=BINGO');
  expect([listTypeQuery('all', filters).toString(), listTypeQuery('hot', filters).toString()]).toEqual([
    'page=LUNA',
    'list=hot&page=LUNA',
  ]);
});

test.each([{ name: 'gem' }, { minBet: 0.5 }, { classify: 'BINGO' }])(
  'filtering by %j resets the list type and keeps the vendor [games.search.clears-type]',
  (change) => {
    const query = filterQuery(of('list=fav&page=LUNA'), change);
    expect([query.get('list'), query.get('page'), hasFilters(readFilters(query))]).toEqual([null, 'LUNA', true]);
  },
);

test('changing one filter keeps the others', () => {
  expect(filterQuery(of('name=gem&minBet=0.5'), { classify: 'BINGO' }).toString()).toBe(
    'classify=BINGO&name=gem&minBet=0.5',
  );
});
