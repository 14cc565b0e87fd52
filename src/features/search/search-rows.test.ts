import { expect, test } from 'vitest';
import type { FoundGame } from './game-index.ts';
import type { FoundPlace } from './place-index.ts';
import { samplePlaces } from './sample-catalogue.ts';
import { foundGroups, isOffered } from './search-rows.ts';

const game = (nodeId: number, tier: number): FoundGame => ({
  tier,
  words: ['x'],
  game: {
    nodeId,
    gameName: `Game ${nodeId}`,
    gameClassify: null,
    isGame: 'GAME',
    defaultPlayType: null,
    vassalage: 'LUNA',
    vendor: 'Luna Reels',
    gameType: 'RNG',
  },
});
const place = (tier: number, at: number | null): FoundPlace => {
  const [slots] = samplePlaces;
  if (slots === undefined) throw new Error('the sample has no places');
  return { tier, words: ['x'], place: slots, vendor: at === null ? null : (slots.vendors[at] ?? null) };
};
const shape = (games: readonly FoundGame[], places: readonly FoundPlace[], most = 30) =>
  foundGroups(games, places, most).map(({ id, rows, total }) => [id, rows.length, total]);

test('games stand before vendors and these before categories that fit as well', () => {
  expect(shape([game(1, 1)], [place(1, 0), place(1, null)])).toEqual([
    ['games', 1, 1],
    ['vendors', 1, 1],
    ['categories', 1, 1],
  ]);
});

test('the group with the best find stands first', () => {
  expect(shape([game(1, 3)], [place(0, null), place(2, 0)]).map(([id]) => id)).toEqual([
    'categories',
    'vendors',
    'games',
  ]);
});

test('what has slips does not stand beside what is written so', () => {
  expect(shape([game(1, 5)], [place(1, 0)])).toEqual([['vendors', 1, 1]]);
  expect(shape([game(1, 2)], [place(5, 0)])).toEqual([['games', 1, 1]]);
  expect(shape([game(1, 5)], [place(5, 0)])).toEqual([
    ['games', 1, 1],
    ['vendors', 1, 1],
  ]);
});

test('no more games than asked for are shown, and all of them counted', () => {
  expect(
    shape(
      Array.from({ length: 50 }, (_, at) => game(at, 1)),
      [],
    ),
  ).toEqual([['games', 30, 50]]);
});

test.each([
  ['a category of the site', 'RNG', null, 'LUNA', true],
  ['a category that the site does not have', 'FISH', null, 'LUNA', false],
  ['a kind of slots that the site has as a category', 'ARCADIA', 'JACKPOT', 'LUNA', true],
  ['sports where the site has only esports', 'SPORTS', null, 'BALL', false],
  ['a vendor of sports that the brand makes esports', 'SPORTS', null, 'ARENA', true],
])('a game of %s is found: %s %s %s %s', (_what, gameType, gameClassify, vassalage, isFound) => {
  expect(isOffered({ gameType, gameClassify, vassalage }, new Set(['RNG', 'JACKPOT', 'ESPORTS']), ['ARENA'])).toBe(
    isFound,
  );
});
