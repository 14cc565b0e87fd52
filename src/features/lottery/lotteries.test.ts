import { expect, test } from 'vitest';
import { bettingPath, findLottery, lotteriesOf, vendorsOf } from './lotteries.ts';
import { SAMPLE_MENU } from './sample-lotteries.ts';

const [first] = SAMPLE_MENU;
const menu = (...more: readonly Partial<(typeof SAMPLE_MENU)[number]>[]) =>
  more.map((facts) => ({ ...first, ...facts }) as (typeof SAMPLE_MENU)[number]);

test('lotteries are the games of the four known vendors, each once [lottery.vendors.known]', () => {
  const found = lotteriesOf([...SAMPLE_MENU, ...SAMPLE_MENU.slice(0, 1), ...menu({ nodeId: 90, vassalage: 'LUNA' })]);
  expect(found.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(vendorsOf(found)).toEqual(['LOTT', 'TCG_LOTTO_VN', 'ELOTT', 'TCG_SEA']);
  expect(vendorsOf(found.filter(({ vendor }) => vendor !== 'ELOTT'))).toEqual(['LOTT', 'TCG_LOTTO_VN', 'TCG_SEA']);
});

test('a lottery goes by its game code, or by its code where it has no other; one without any cannot be opened and is left out [lottery.query]', () => {
  const bare = menu({ nodeId: 8 }).map(({ gameCode: _gameCode, ...rest }) => rest);
  expect(lotteriesOf(bare.map((game) => ({ ...game, code: 'VIS4D' }))).map(({ gameCode }) => gameCode)).toEqual([
    'VIS4D',
  ]);
  expect(lotteriesOf(bare)).toEqual([]);
});

test('game code, vendor and play type of a lottery stand in its address [lottery.query]', () => {
  const [, lottery] = lotteriesOf(SAMPLE_MENU);
  expect(lottery === undefined ? '' : bettingPath(lottery)).toBe(
    '/lottery?gameCode=LOTT_2&vendor=LOTT&playType=2_DIGITS',
  );
});

test('where two vendors have a game code, that of the vendor asked for is meant [lottery.query]', () => {
  const lotteries = lotteriesOf(
    menu({ nodeId: 1, gameCode: 'SAME' }, { nodeId: 2, gameCode: 'SAME', vassalage: 'TCG_SEA' }),
  );
  expect(findLottery(lotteries, 'SAME', 'TCG_SEA')?.id).toBe(2);
  expect(findLottery(lotteries, 'SAME', 'nobody')?.id).toBe(1);
  expect(findLottery(lotteries, 'NONE', 'TCG_SEA')).toBeNull();
});
