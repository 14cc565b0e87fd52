import { expect, test } from 'vitest';
import { compare } from './verdict.ts';

test('a change within what two measurements of one checkout differ by is none', () => {
  expect(compare([100, 110, 100], [108, 108, 108], 'time')).toMatchObject({ noise: 10, verdict: 'same' });
  expect(compare([100, 101, 100], [108, 108, 108], 'time')).toMatchObject({ noise: 1, verdict: 'worse' });
  expect(compare([108, 108, 108], [100, 101, 100], 'time')).toMatchObject({ noise: 1, verdict: 'better' });
});

test('the noise of both sides counts', () => {
  expect(compare([100, 100, 100], [104, 112, 104], 'time')).toMatchObject({ noise: 8, verdict: 'same' });
});

test('a machine that becomes slower makes nothing worse', () => {
  expect(compare([100, 120, 140], [101, 121, 141], 'time').verdict).toBe('same');
});

test('one interrupted pair decides nothing', () => {
  expect(compare([100, 100, 100], [100, 180, 100], 'time').verdict).toBe('same');
});

test('sizes have no noise: more than other hashes in the names of files is larger', () => {
  expect(compare([128_000, 128_000], [128_200, 128_200], 'size').verdict).toBe('same');
  expect(compare([128_000, 128_000], [128_300, 128_300], 'size').verdict).toBe('worse');
  expect(compare([37], [38], 'count').verdict).toBe('worse');
});

test('a figure may be nothing at first', () => {
  expect(compare([0, 0, 0], [40, 40, 40], 'time')).toMatchObject({ before: 0, after: 40, verdict: 'worse' });
});

test('a time that was measured once has no verdict', () => {
  expect(compare([20], [40], 'time')).toMatchObject({ before: 20, after: 40, ratio: 2, noise: null, verdict: 'once' });
});
