import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openedNumbers } from '#schemas/calls/home.ts';
import { Problem } from '#schemas/problem.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { latestDraws, OpenedNumbers } from './opened-numbers.tsx';

const draw = (answer: unknown) => renderPart(<OpenedNumbers />, { answers: { 'home.openedNumbers': answer } });

test('the home page requests the last 100 draws [home.opened.numbers] [const.numero-count]', async () => {
  const { setup } = await draw([]);
  const asked = setup.stores.queries
    .getQueryCache()
    .getAll()
    .find(({ queryKey }) => queryKey[0] === openedNumbers.name);
  expect(asked?.queryKey[1]).toEqual({ count: 100 });
});

test('a draw is shown with its lottery, its number and the drawn numbers [home.opened.numbers]', async () => {
  const numero = {
    gameCode: 'x',
    gameName: 'Lucky Six',
    numero: '20261120-07',
    numbers: ['04', '09', '04'],
    openTime: 1,
  };
  await draw([{ gameCode: 'x', gameName: 'Lucky Six', numeros: [numero] }]);
  expect(screen.getByText('Lucky Six')).toBeDefined();
  expect(screen.getByText('Draw 20261120-07')).toBeDefined();
  expect(screen.getByRole('list', { name: 'Numbers drawn' }).textContent).toBe('040904');
});

test('if there are no draws, a message is shown', async () => {
  await draw([]);
  expect(screen.getByText('No draws have been published yet.')).toBeDefined();
});

test('draws that failed to load can be retried', async () => {
  await draw(new Problem({ code: 'internal', status: 500, message: '' }));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

const drawOf = (gameCode: string, openTime: number) => ({
  gameCode,
  gameName: gameCode,
  numero: String(openTime),
  numbers: ['1'],
  openTime,
});
const drawsOf = (gameCode: string, ...times: number[]) => ({
  gameCode,
  gameName: gameCode,
  numeros: times.map((time) => drawOf(gameCode, time)),
});

test('only the latest draw of each lottery is listed, with the most recent draw first [home.opened.numbers]', () => {
  expect(latestDraws([drawsOf('a', 1, 5, 3), drawsOf('b', 9, 2)]).map(({ numero }) => numero)).toEqual(['9', '5']);
});

test('a lottery without draws is left out [home.opened.numbers]', () => {
  expect(latestDraws([drawsOf('a'), drawsOf('b', 1)]).map(({ gameCode }) => gameCode)).toEqual(['b']);
});
