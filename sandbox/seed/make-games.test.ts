import { expect, test } from 'vitest';
import { CATEGORIES } from '#schemas/brand-names.ts';
import { makeGames } from './make-games.ts';

const NOW = Date.UTC(2026, 10, 20);
const { vendors, games } = makeGames('full', NOW);

test('the catalogue has 5,000 games by 60 vendors [brand.marketing.games]', () => {
  expect([games.length, new Set(games.map(({ vassalage }) => vassalage)).size]).toEqual([5000, 60]);
});

test('one slot vendor and one vendor of table games have no games', () => {
  const without = vendors.filter(({ vassalage }) => !games.some((game) => game.vassalage === vassalage));
  expect(without.map(({ gameType }) => gameType)).toEqual(['RNG', 'PVP']);
});

test('every known category has vendors and games', () => {
  expect(
    CATEGORIES.filter(
      (category) =>
        !vendors.some((vendor) => vendor.category === category) || !games.some((game) => game.category === category),
    ),
  ).toEqual([]);
});

test('no two games have the same name, node or code', () => {
  for (const key of ['gameName', 'nodeId', 'gameCode'] as const)
    expect(new Set(games.map((game) => game[key])).size).toBe(games.length);
});

test('the lottery vendors that the site knows exist, with their prize modes', () => {
  const modes = Object.fromEntries(
    vendors.filter(({ prizeMode }) => prizeMode).map(({ vassalage, prizeMode }) => [vassalage, prizeMode]),
  );
  expect(modes).toEqual({ LOTT: 'Lott', TCG_LOTTO_VN: 'ZY', ELOTT: 'Elott', TCG_SEA: 'SEA' });
});

test('esports vendors have the game type SPORTS in the API', () => {
  expect(new Set(vendors.filter(({ category }) => category === 'ESPORTS').map(({ gameType }) => gameType))).toEqual(
    new Set(['SPORTS']),
  );
});

test('each RNG classification has games, including bingo', () => {
  const wanted = ['SCRATCH', 'VIDEO_POKER', 'JACKPOT', 'TABLE_GAMES', 'ARCADE', 'BINGO'] as const;
  expect(
    wanted.filter((classify) => !games.some((game) => game.gameType === 'RNG' && game.gameClassify === classify)),
  ).toEqual([]);
});

test('each minimum-bet option matches some slots but not all', () => {
  const bets = games.filter(({ gameType }) => gameType === 'RNG').map(({ minBet }) => minBet);
  for (const option of [0.01, 0.05, 0.1, 0.5, 0.75]) {
    expect(bets.filter((bet) => bet <= option).length).toBeGreaterThan(0);
    expect(bets.filter((bet) => bet > option).length).toBeGreaterThan(0);
  }
});

test('some vendors have a placeholder game that represents the list of their games', () => {
  expect(games.filter(({ isGame }) => isGame === 'VASSALAGE').length).toBeGreaterThan(5);
});

test('more than 24 games, but fewer than a tenth of all, are hot', () => {
  const hot = games.filter(({ isHot }) => isHot).length;
  expect(hot).toBeGreaterThan(24);
  expect(hot).toBeLessThan(games.length / 10);
});

test('the small catalogue has every vendor, and enough games for a second page [const.game-page]', () => {
  const small = makeGames('small', NOW);
  expect(small.vendors).toHaveLength(vendors.length);
  expect(small.games.filter(({ vassalage }) => vassalage === 'LUNA').length).toBeGreaterThan(24);
});

test('the same seed creates the same games', () => {
  expect(makeGames('full', NOW)).toEqual({ vendors, games });
});
