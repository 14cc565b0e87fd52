import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { languageInfoOf } from './language-packs/language-info.ts';
import { intlTag, setLanguages } from './languages.ts';
import { LANGUAGES } from '#tests/support/languages.ts';
import { formatDecimal, formatMoney, minorDigits, toDecimal, toMinor } from './money.ts';

test.each([
  ['PHP', 2],
  ['THB', 2],
  ['VND', 0],
  ['JPY', 0],
])('%s has %i decimals [brand.currency.format]', (currency, digits) => {
  expect(minorDigits(currency)).toBe(digits);
});

test.each([
  [12.34, 'PHP', 1234n],
  ['0.999', 'PHP', 99n],
  [19.99, 'PHP', 1999n],
  [1.005, 'PHP', 100n],
  [1500.9, 'VND', 1500n],
  [-0.5, 'PHP', -50n],
  ['1000000000000.01', 'PHP', 100000000000001n],
  [1e-7, 'PHP', 0n],
])(
  'the amount %s %s is %s minor units: extra decimals are cut off, never rounded up [brand.currency.format]',
  (amount, currency, minor) => {
    expect(toMinor(amount, currency)).toBe(minor);
  },
);

test.each(['', '1,000', 'NaN', '--1', '1.2.3', '٣'])('%j is rejected as an amount', (amount) => {
  expect(() => toMinor(amount, 'PHP')).toThrow(RangeError);
});

test('converting minor units to decimal text and back returns the same number', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
      fc.constantFrom('PHP', 'VND', 'JPY', 'THB'),
      (minor, currency) => {
        expect(toMinor(toDecimal(minor, currency), currency)).toBe(minor);
      },
    ),
  );
});

test.each([
  ['en', 'PHP', 'P', 123456789n, 'P\u00a01,234,567.89'],
  ['vi', 'VND', '₫', 1500000n, '₫\u00a01.500.000'],
  ['ja', 'JPY', '¥', 980n, '¥\u00a0980'],
])(
  'an amount in %s is shown with its symbol first [brand.currency.symbol] [brand.currency.format]',
  (tag, currency, symbol, minor, text) => {
    expect(formatMoney({ minor, currency }, symbol, tag)).toBe(text);
  },
);

test('amounts are formatted in each language exactly as `Intl` does [brand.currency.format]', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
      fc.constantFrom('PHP', 'VND', 'KWD'),
      fc.constantFrom(...LANGUAGES),
      (minor, currency, language) => {
        const places = minorDigits(currency);
        const intl = new Intl.NumberFormat(intlTag(language), {
          minimumFractionDigits: places,
          maximumFractionDigits: places,
        });
        expect(formatMoney({ minor, currency }, 'S', intlTag(language))).toBe(
          `S\u00a0${intl.format(toDecimal(minor, currency) as `${number}`)}`,
        );
      },
    ),
  );
});

test('every currency has the decimals of ISO 4217, even where Intl has none, and anything that is not a currency code is refused [brand.currency.format]', () => {
  const intl = (currency: string) =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  const currencies = Intl.supportedValuesOf('currency');
  expect(currencies.length).toBeGreaterThan(100);
  expect(currencies.filter((code) => minorDigits(code) !== intl(code) && intl(code) !== 0)).toEqual([]);
  expect(['IDR', 'MMK', 'IQD', 'jpy', 'KRW', 'CLF'].map(minorDigits)).toEqual([2, 2, 3, 0, 0, 4]);
  for (const word of ['', 'PH', 'PESO', 'P1P']) expect(() => minorDigits(word)).toThrow(RangeError);
});

test.each([
  ['pl', '1234.50'],
  ['pl', '12345.50'],
  ['hi', '1234567.50'],
  ['es', '-1234.50'],
  ['de', '1234567.50'],
] as const)('numbers in %s are grouped as `Intl` groups them: %s [language.locale.data]', (tag, number) => {
  const search = { marks: 'fold', width: 'fold', variants: [] } as const;
  const file = { tag, name: tag, direction: 'ltr', fallback: 'EN', calendar: 'gregory', search } as const;
  const restore = setLanguages({ QQ: languageInfoOf(file) });
  const intl = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 });
  expect(formatDecimal(number, tag)).toBe(intl.format(number));
  restore();
});
