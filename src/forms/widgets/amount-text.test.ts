import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { intlTag } from '#schemas/languages.ts';
import { LANGUAGES } from '#tests/support/languages.ts';
import {
  caretIn,
  formatAmount,
  formatForEditing,
  isAllowedWhileTyping,
  parseAmount,
  separatorsOf,
} from './amount-text.ts';

test.each([
  ['en', '1,234.50', 2, '1234.50'],
  ['en', '1.234,50', 2, '1234.50'],
  ['vi', '1.234,50', 2, '1234.50'],
  ['vi', '1,234.50', 2, '1234.50'],
  ['vi', '12.50', 2, '12.50'],
  ['id', '1.500.000', 0, '1500000'],
  ['en', '1,500,000', 0, '1500000'],
  ['en', '1.500.000', 0, '1500000'],
  ['en', '1,234', 2, '1234'],
  ['vi', '1.234', 2, '1234'],
  ['en', '.5', 2, '0.5'],
  ['en', '5.', 2, '5'],
  ['en', '007', 2, '7'],
  ['en', '0', 2, '0'],
  ['en', '0.10', 2, '0.10'],
  ['en', ' 1 234.50 ', 2, '1234.50'],
  ['en', '1.239', 2, null],
  ['en', '50.000', 2, null],
  ['en', '50.000', 0, '50000'],
  ['en', '50.000', 3, '50.000'],
  ['id', '1,500', 2, null],
  ['vi', '1,500', 0, '1500'],
  ['id', '0.001', 2, null],
  ['vi', '0.500', 0, null],
  ['en', '1500.5', 0, null],
  ['en', '0,001', 2, null],
  ['en', '1,234.500', 2, null],
  ['en', '１２３', 2, '123'],
  ['th', '๑,๒๓๔.๕๐', 2, '1234.50'],
  ['en', '90071992547409931.10', 2, '90071992547409931.10'],
  ['en', '1.2.3', 2, null],
  ['en', '1,23,4', 2, null],
  ['en', '-5', 2, null],
  ['en', '1e5', 2, null],
  ['en', 'abc', 2, null],
  ['en', '', 2, null],
  ['en', '.', 2, null],
] as const)('in %s "%s" is parsed, for a currency with %i decimals, as %s', (tag, text, places, value) => {
  expect(parseAmount(text, separatorsOf(tag).decimal, places)).toBe(value);
});

test.each(LANGUAGES)('an amount formatted in %s is parsed as the same amount, digit for digit', (language) => {
  const separators = separatorsOf(intlTag(language));
  const amount = fc.tuple(
    fc.bigInt({ min: 0n, max: 10n ** 30n }),
    fc.constantFrom(['', ''], ['.5', '.50'], ['.50', '.50'], ['.05', '.05']),
  );
  fc.assert(
    fc.property(amount, ([whole, [fraction, all]]) => {
      const value = `${whole}${fraction}`;
      expect(parseAmount(formatAmount(value, separators, 2), separators.decimal, 2)).toBe(`${whole}${all}`);
      expect(parseAmount(formatForEditing(value, separators), separators.decimal, 2)).toBe(value);
    }),
  );
});

test.each([
  ['12.345', true],
  ['1,234', true],
  ['12.', true],
  ['12a', false],
  ['-1', false],
  ['', true],
] as const)('the field accepts "%s" while the user types: %s', (text, may) => {
  expect(isAllowedWhileTyping(text)).toBe(may);
});

test.each([
  ['1,234,567.50', 5, '1234567.50', 4],
  ['1234567.50', 4, '1,234,567.50', 5],
  ['1500', 4, '1,500', 5],
  ['1,500', 0, '1500', 0],
  ['1,500', 2, '1500', 1],
  ['1,234.50', 8, '1234.5', 6],
] as const)('when %s with the caret at %i becomes %s, the caret moves to %i', (from, at, to, caret) => {
  expect(caretIn(to, from, at, separatorsOf('en'))).toBe(caret);
});
