import { expect, test } from 'vitest';
import type { FoundGame } from '#src/search/game-index.ts';
import type { FoundSection } from '#src/search/section-index.ts';
import { sampleSections } from '#storybook/sample-catalogue.ts';
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
const section = (tier: number, at: number | null): FoundSection => {
  const [slots] = sampleSections;
  if (slots === undefined) throw new Error('the sample has no sections');
  return { tier, words: ['x'], section: slots, vendor: at === null ? null : (slots.vendors[at] ?? null) };
};
const shape = (games: readonly FoundGame[], sections: readonly FoundSection[], most = 30) =>
  foundGroups(games, sections, most).map(({ id, rows, total }) => [id, rows.length, total]);

test('among equal matches, games come before vendors and vendors before categories', () => {
  expect(shape([game(1, 1)], [section(1, 0), section(1, null)])).toEqual([
    ['games', 1, 1],
    ['vendors', 1, 1],
    ['categories', 1, 1],
  ]);
});

test('the group with the best result comes first', () => {
  expect(shape([game(1, 3)], [section(0, null), section(2, 0)]).map(([id]) => id)).toEqual([
    'categories',
    'vendors',
    'games',
  ]);
});

test('fuzzy matches are not shown next to exact ones', () => {
  expect(shape([game(1, 5)], [section(1, 0)])).toEqual([['vendors', 1, 1]]);
  expect(shape([game(1, 2)], [section(5, 0)])).toEqual([['games', 1, 1]]);
  expect(shape([game(1, 5)], [section(5, 0)])).toEqual([
    ['games', 1, 1],
    ['vendors', 1, 1],
  ]);
});

test('no more games than requested are shown, but all of them are counted', () => {
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
])(
  'whether a game of %s (type %s, class %s, vendor %s) is found: %s',
  (_what, gameType, gameClassify, vassalage, isFound) => {
    expect(isOffered({ gameType, gameClassify, vassalage }, new Set(['RNG', 'JACKPOT', 'ESPORTS']), ['ARENA'])).toBe(
      isFound,
    );
  },
);
