import { expect, test } from 'vitest';
import { compare } from './verdict.ts';

test('a change within the noise between two measurements of the same checkout does not count', () => {
  expect(compare([100, 110, 100], [108, 108, 108], 'time')).toMatchObject({ noise: 10, verdict: 'same' });
  expect(compare([100, 101, 100], [108, 108, 108], 'time')).toMatchObject({ noise: 1, verdict: 'worse' });
  expect(compare([108, 108, 108], [100, 101, 100], 'time')).toMatchObject({ noise: 1, verdict: 'better' });
});

test('the noise of both sides is taken into account', () => {
  expect(compare([100, 100, 100], [104, 112, 104], 'time')).toMatchObject({ noise: 8, verdict: 'same' });
});

test('a machine that slows down during the run does not make any figure worse', () => {
  expect(compare([100, 120, 140], [101, 121, 141], 'time').verdict).toBe('same');
});

test('one interrupted pair does not decide the verdict', () => {
  expect(compare([100, 100, 100], [100, 180, 100], 'time').verdict).toBe('same');
});

test('sizes have no noise, so any growth beyond the variation of file name hashes counts as worse', () => {
  expect(compare([128_000, 128_000], [128_200, 128_200], 'size').verdict).toBe('same');
  expect(compare([128_000, 128_000], [128_300, 128_300], 'size').verdict).toBe('worse');
  expect(compare([37], [38], 'count').verdict).toBe('worse');
});

test('a figure may have been zero before', () => {
  expect(compare([0, 0, 0], [40, 40, 40], 'time')).toMatchObject({ before: 0, after: 40, verdict: 'worse' });
});

test('a time measured only once has no verdict', () => {
  expect(compare([20], [40], 'time')).toMatchObject({ before: 20, after: 40, ratio: 2, noise: null, verdict: 'once' });
});
