import { expect, test } from 'vitest';
import type { Step } from '#machines/scenarios/transitions.ts';
import { walksOf } from './walks.ts';

const step = (from: string, to: string): Step => ({ from, event: { type: `${from}${to}` }, to });
const steps = [step('a', 'b'), step('b', 'a'), step('b', 'c'), step('a', 'c'), step('x', 'y')];

test('walks take every reachable transition, and each step continues from the previous one', () => {
  const walks = walksOf({ start: 'a', steps });
  expect(new Set(walks.flat())).toEqual(new Set(steps.slice(0, 4)));
  for (const walk of walks)
    expect(walk.map(({ from }) => from)).toEqual(['a', ...walk.slice(0, -1).map(({ to }) => to)]);
});
