import { expect, test } from 'vitest';
import { lineFit, sentenceFit } from './line-fit.ts';

test.each([
  ['valid bets of at least P\u00A0999,999,999,994.00 in the period', 'P\u00A0999,999,999,994.00'],
  ['2 of 2026-11-20 12:00:00', '2026-11-20'],
  ['Record RW2603090000000017', 'RW2603090000000017'],
  ['no condition', ''],
])('a sentence has the size in which its longest number fits a line: %s', (sentence, longest) => {
  expect(sentenceFit(sentence)).toBe(lineFit(longest));
});
