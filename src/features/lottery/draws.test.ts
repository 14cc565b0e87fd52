import { expect, test } from 'vitest';
import { isNewDraw, mergeDraws, newestDraws, recordDraws } from './draws.ts';
import { SAMPLE_LATEST, SAMPLE_OPENED, sampleDraw } from '#storybook/sample-lotteries.ts';

const numerosOf = (gameCode: string) =>
  mergeDraws(SAMPLE_OPENED, SAMPLE_LATEST)
    .get(gameCode)
    ?.map(({ numero }) => numero);

test('draws of a lottery that come from both calls are merged without duplicates, newest first [lottery.numbers]', () => {
  expect(numerosOf('ELOTT_6')).toEqual(['20261120-0031', '20261120-0030', '20261120-0029', '20261120-0028']);
  expect(numerosOf('TCG_LOTTO_VN_5')).toEqual(['20261120-0020']);
  expect(numerosOf('LOTT_1')).toEqual(['20261120-0010']);
});

test('the lottery with the most recent draw comes first [lottery.numbers]', () => {
  expect(newestDraws(mergeDraws(SAMPLE_OPENED, SAMPLE_LATEST)).map(({ gameCode }) => gameCode)).toEqual([
    'ELOTT_6',
    'TCG_LOTTO_VN_5',
    'LOTT_1',
  ]);
});

const at = (...draws: ReturnType<typeof sampleDraw>[]) => mergeDraws([], draws);

test('a draw that arrives while the page is open counts as new for a minute, but not a draw that was loaded with the page [lottery.numbers]', () => {
  const opened = recordDraws(null, at(sampleDraw('a', 1), sampleDraw('b', 1)), 1_000);
  expect([isNewDraw(opened, 'a'), isNewDraw(opened, 'b')]).toEqual([false, false]);
  const changed = recordDraws(opened, at(sampleDraw('a', 2), sampleDraw('b', 1), sampleDraw('c', 2)), 31_000);
  expect(['a', 'b', 'c'].map((code) => isNewDraw(changed, code))).toEqual([true, false, false]);
  const still = recordDraws(changed, at(sampleDraw('a', 2)), 61_000);
  expect(isNewDraw(still, 'a')).toBe(true);
  expect(isNewDraw(recordDraws(still, at(sampleDraw('a', 2)), 91_000), 'a')).toBe(false);
});
