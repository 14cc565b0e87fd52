import { expect, test } from 'vitest';
import { meantName } from './meant-name.ts';

const game = {
  nodeId: 1,
  gameName: 'Golden Dragon Temple',
  gameClassify: null,
  isGame: 'GAME',
  defaultPlayType: null,
  vassalage: 'LUNA',
  vendor: 'Luna Reels',
  gameType: 'RNG',
};

test.each([
  ['rồng', ['rong', 'dragon'], 'Dragon'],
  ['vang rong', ['vang', 'rong', 'golden', 'dragon'], 'Golden Dragon'],
  ['golden tmeple', ['golden', 'tmeple', 'temple'], 'Golden Dragon Temple'],
  ['luna', ['luna'], null],
  ['DRAGON', ['dragon'], null],
])('a search for "%s" that matches a name by the words %j means %s', (typed, words, name) => {
  expect(meantName(typed, { game, tier: 1, words })).toBe(name);
});
