import { expect, test } from 'vitest';
import { unbrokenText } from '#src/lib/unbroken-text.ts';
import { lineFit, sentenceFit } from './line-fit.ts';

test.each([
  ['valid bets of at least P\u00A0999,999,999,994.00 in the period', 'P\u00A0999,999,999,994.00'],
  ['2 of 2026-11-20 12:00:00', '2026-11-20'],
  [unbrokenText('2 of 2026-11-20 12:00:00'), '2026-11-20'],
  ['Record RW2603090000000017', 'RW2603090000000017'],
  ['no condition', ''],
])('a sentence gets the type size at which its longest number fits on a line: %s', (sentence, longest) => {
  expect(sentenceFit(sentence)).toBe(lineFit(longest));
});

test('the invisible joiners in a date do not count as characters', () => {
  expect(lineFit(unbrokenText('2026-11-20 12:00'))).toBe(lineFit('2026-11-20 12:00'));
});
