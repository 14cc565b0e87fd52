import { expect, test } from 'vitest';
import { allCalls } from '#schemas/calls/all-calls.ts';
import { STORED_CALLS } from './answers.ts';

test('no stored call needs a session, changes anything or moves money', () => {
  const stored = allCalls.filter(({ path }) => STORED_CALLS.some((each) => each === path));
  expect(new Set(stored.map(({ path }) => path))).toEqual(new Set(STORED_CALLS));
  expect(
    stored.filter(({ method, token, idempotent }) => method !== 'GET' || token === 'needed' || idempotent),
  ).toEqual([]);
});
