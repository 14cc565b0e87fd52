import { expect, test } from 'vitest';
import { nextTurn } from '#src/lib/next-turn.ts';
import { ownTurn } from './own-turn.ts';

test('each that asks has a turn of its own, in the order in which they asked', async () => {
  const seen: string[] = [];
  const first = ownTurn()
    .then(() => {
      seen.push('first');
      return nextTurn();
    })
    .then(() => seen.push('after the first'));
  const others = ['second', 'third'].map((name) => ownTurn().then(() => seen.push(name)));
  expect(seen).toEqual([]);
  await Promise.all([first, ...others]);
  expect(seen.indexOf('first')).toBe(0);
  expect(seen.indexOf('second')).toBeLessThan(seen.indexOf('third'));
});
