import { expect, test, vi } from 'vitest';
import type { VendorCatalogue } from '#schemas/game.ts';
import { sampleNames } from '#storybook/sample-catalogue.ts';
import { costRatio } from '#tests/support/cost-ratio.ts';
import { editDistance } from './edit-distance.ts';
import { buildGameIndex } from './game-index.ts';

const SYLLABLES = [
  'ka',
  'lu',
  'mi',
  'dra',
  'gon',
  'phoe',
  'nix',
  'tor',
  'san',
  'rei',
  'ba',
  'cua',
  'gold',
  'ven',
  'quo',
  'zil',
  'har',
  'mo',
  'ty',
  'est',
] as const;
const SCRIPTS = ['金龙', '宝藏', 'มังกร', 'ทอง', 'ドラゴン', 'さくら', 'Phượng', 'Hoàng'] as const;

/** Creates the same 5,000 games of 50 vendors in each run, with some 4,000 words. */
const manyGames = (): readonly VendorCatalogue[] => {
  let seed = 1;
  const next = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  const word = (): string => Array.from({ length: 2 + next(2) }, () => pick(SYLLABLES)).join('');
  const words = Array.from({ length: 4_000 }, word);
  const name = (): string =>
    Array.from({ length: 2 + next(2) }, () => (next(12) === 0 ? pick(SCRIPTS) : pick(words))).join(' ');
  return Array.from({ length: 50 }, (_vendor, vendor) => ({
    vassalage: `V${vendor}`,
    vendor: `${word()} ${word()}`,
    gameType: 'RNG',
    games: Array.from({ length: 100 }, (_game, at) => ({
      nodeId: vendor * 100 + at,
      gameName: name(),
      gameClassify: 'SLOTS',
      isGame: 'GAME',
      defaultPlayType: null,
      isHot: at < 3 ? 1 : 0,
    })),
  }));
};

/** Returns prefixes of each length, whole names, names with a typo, and queries without results. */
const queriesOf = (vendors: readonly VendorCatalogue[]): readonly string[] =>
  vendors.flatMap(({ vendor, games }, at) => {
    const name = games[at]?.gameName ?? '';
    return [
      name.slice(0, 1 + (at % 6)),
      name,
      `${name.slice(0, 2)}${name.slice(3)}`,
      at % 2 === 0 ? vendor.slice(0, 5) : 'slots qwxyzt',
    ];
  });

test('a search in 5,000 games takes less than half the work of comparing the query with every name', async () => {
  const vendors = manyGames();
  const tenth = vendors.flatMap(({ games }) => games.slice(0, 10).map(({ gameName }) => gameName));
  const index = await buildGameIndex(vendors, sampleNames);
  const queries = queriesOf(vendors);
  expect(queries).toHaveLength(200);
  const search = (): void => {
    for (const query of queries) if (index.search(query).length === 0) index.closest(query);
  };
  const compare = (): void => {
    for (const query of queries) for (const name of tenth) editDistance(query, name, 2, 'anywhere');
  };
  expect((await costRatio(search, compare, 3)) / 10).toBeLessThan(0.5);
});

test('the index of 5,000 games is built in slices: the clock is read after each game', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  let slices = 1;
  const index = await buildGameIndex(manyGames(), sampleNames, {
    pause: async () => {
      slices += 1;
    },
  });
  expect(index.search('slots')).toHaveLength(5_000);
  // Each read of the clock advances it by 1 ms; a slice is 8 ms.
  expect(slices).toBeGreaterThan(500);
});

test('building the index of 5,000 games and searching once takes less than 1.5 times the work of building it', async () => {
  const vendors = manyGames();
  const build = async (): Promise<void> => void (await buildGameIndex(vendors, sampleNames, { pause: async () => {} }));
  const buildAndSearch = async (): Promise<void> => {
    const index = await buildGameIndex(vendors, sampleNames, { pause: async () => {} });
    index.search('gold dragon');
  };
  expect(await costRatio(buildAndSearch, build, 2)).toBeLessThan(1.5);
});
