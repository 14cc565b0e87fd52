import { expect, test } from 'vitest';
import { latestDraws } from './latest-draws.ts';

const draw = (gameCode: string, openTime: number) => ({
  gameCode,
  gameName: gameCode,
  numero: String(openTime),
  numbers: ['1'],
  openTime,
});
const game = (gameCode: string, ...times: number[]) => ({
  gameCode,
  gameName: gameCode,
  numeros: times.map((time) => draw(gameCode, time)),
});

test('each lottery shows its newest draw, the newest lottery first [home.opened.numbers]', () => {
  expect(latestDraws([game('a', 1, 5, 3), game('b', 9, 2)]).map(({ numero }) => numero)).toEqual(['9', '5']);
});

test('a lottery that never drew is left out [home.opened.numbers]', () => {
  expect(latestDraws([game('a'), game('b', 1)]).map(({ gameCode }) => gameCode)).toEqual(['b']);
});
