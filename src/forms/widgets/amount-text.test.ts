import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { LANGUAGES, LANGUAGE_TAGS } from '#schemas/languages.ts';
import { formatForEditing, isAllowedWhileTyping, parseAmount, separatorsOf, formatAmount } from './amount-text.ts';

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
  ['en', '1.239', 2, '1.23'],
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
] as const)('in %s "%s" with %i decimals is %s', (tag, text, places, value) => {
  expect(parseAmount(text, separatorsOf(tag).decimal, places)).toBe(value);
});

test.each(LANGUAGES)('what %s formats is parsed as the same amount, digit for digit', (language) => {
  const separators = separatorsOf(LANGUAGE_TAGS[language]);
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
  ['12.34', 2, true],
  ['12.345', 2, false],
  ['1,234', 2, true],
  ['12.', 0, true],
  ['12a', 2, false],
  ['-1', 2, false],
  ['', 2, true],
] as const)('while it is typed "%s" with %i decimals may stand: %s', (text, places, may) => {
  expect(isAllowedWhileTyping(text, '.', places)).toBe(may);
});
