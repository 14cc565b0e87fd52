import { expect, test } from 'vitest';
import { bettingPath, findLottery, toLotteries, vendorsOf } from './lotteries.ts';
import { SAMPLE_MENU } from '#storybook/sample-lotteries.ts';

const [first] = SAMPLE_MENU;
const menu = (...more: readonly Partial<(typeof SAMPLE_MENU)[number]>[]) =>
  more.map((facts) => ({ ...first, ...facts }) as (typeof SAMPLE_MENU)[number]);

test('the lotteries are the games of the four known vendors, without duplicates [lottery.vendors.known]', () => {
  const found = toLotteries([...SAMPLE_MENU, ...SAMPLE_MENU.slice(0, 1), ...menu({ nodeId: 90, vassalage: 'LUNA' })]);
  expect(found.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(vendorsOf(found)).toEqual(['LOTT', 'TCG_LOTTO_VN', 'ELOTT', 'TCG_SEA']);
  expect(vendorsOf(found.filter(({ vendor }) => vendor !== 'ELOTT'))).toEqual(['LOTT', 'TCG_LOTTO_VN', 'TCG_SEA']);
});

test('a lottery is identified by its game code, or else by its code, and is left out if it has neither [lottery.query]', () => {
  const bare = menu({ nodeId: 8 }).map(({ gameCode: _gameCode, ...rest }) => rest);
  expect(toLotteries(bare.map((game) => ({ ...game, code: 'VIS4D' }))).map(({ gameCode }) => gameCode)).toEqual([
    'VIS4D',
  ]);
  expect(toLotteries(bare)).toEqual([]);
});

test('the URL of a lottery contains its game code, vendor and play type [lottery.query]', () => {
  const [, lottery] = toLotteries(SAMPLE_MENU);
  expect(lottery === undefined ? '' : bettingPath(lottery)).toBe(
    '/lottery?gameCode=LOTT_2&vendor=LOTT&playType=2_DIGITS',
  );
});

test('if two vendors share a game code, the lottery of the requested vendor is found [lottery.query]', () => {
  const lotteries = toLotteries(
    menu({ nodeId: 1, gameCode: 'SAME' }, { nodeId: 2, gameCode: 'SAME', vassalage: 'TCG_SEA' }),
  );
  expect(findLottery(lotteries, 'SAME', 'TCG_SEA')?.id).toBe(2);
  expect(findLottery(lotteries, 'SAME', 'nobody')?.id).toBe(1);
  expect(findLottery(lotteries, 'NONE', 'TCG_SEA')).toBeNull();
});
