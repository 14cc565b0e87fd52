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

test('groups with equally good matches are in the order games, vendors, categories', () => {
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

test('at most the requested number of games is shown, but the total counts all', () => {
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
  ['a slot type that the site has as a category', 'ARCADIA', 'JACKPOT', 'LUNA', true],
  ['sports on a site that has only esports', 'SPORTS', null, 'BALL', false],
  ['a sports vendor that the brand lists as esports', 'SPORTS', null, 'ARENA', true],
])(
  'for a game of %s (game type %s, slot type %s, vendor %s), isOffered returns %s',
  (_what, gameType, gameClassify, vassalage, isFound) => {
    expect(isOffered({ gameType, gameClassify, vassalage }, new Set(['RNG', 'JACKPOT', 'ESPORTS']), ['ARENA'])).toBe(
      isFound,
    );
  },
);
