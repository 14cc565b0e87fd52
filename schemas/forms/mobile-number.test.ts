import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { COUNTRIES } from '#sandbox/seed/countries.ts';
import { MOBILE_PLANS, nationalMobile, plainMobile } from './mobile-number.ts';

type Country = Readonly<Record<number, unknown>>;
const MOBILE_TYPE = 11;
const metadata = createRequire(import.meta.url)('libphonenumber-js/metadata.mobile.json') as {
  readonly countries: Readonly<Record<string, Country>>;
};

/** Returns the trunk prefix and the shortest and longest length of mobile numbers according to libphonenumber. */
const planOf = (code: string) => {
  const country = metadata.countries[code] ?? {};
  const [, mobile] = country[MOBILE_TYPE] as readonly [
    unknown,
    readonly [pattern: string, lengths?: readonly number[]],
  ];
  const lengths = mobile[1] ?? (country[3] as readonly number[]);
  return [country[5] === 0 ? '' : country[5], lengths[0], lengths.at(-1)];
};

test.each(COUNTRIES)(
  'the trunk prefix and the lengths of mobile numbers of %s (+%s) are those of libphonenumber',
  (code, diallingCode) => {
    expect(MOBILE_PLANS[diallingCode]).toEqual(planOf(code));
  },
);

/** A sample number of each market, without its trunk prefix. */
const SIGNIFICANT: Readonly<Record<string, string>> = {
  PH: '9171234567',
  VN: '912345678',
  TH: '812345678',
  JP: '9012345678',
  ID: '81234567890',
  CN: '13812345678',
  MY: '123456789',
  SG: '81234567',
  KR: '1012345678',
  KH: '12345678',
  LA: '2023123456',
  MM: '912345678',
  BN: '7123456',
  TW: '912345678',
  HK: '51234567',
  IN: '9812345678',
  AU: '412345678',
  US: '2125551234',
  GB: '7400123456',
};

test.each(COUNTRIES)(
  'a number of %s (+%s) is read correctly with or without prefixes, separators and full-width digits',
  (code, diallingCode) => {
    const significant = SIGNIFICANT[code] ?? '';
    const exact = { minLength: significant.length, maxLength: significant.length };
    const trunk = MOBILE_PLANS[diallingCode]?.[0] ?? '';
    const fullWidth = [...significant].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('');
    const ways = [
      significant,
      `${trunk}${significant}`,
      `${trunk}${significant.slice(0, 3)}-${significant.slice(3)}`,
      `+${diallingCode} ${significant}`,
      `+${diallingCode} (${trunk})${significant}`,
      `00${diallingCode} ${significant}`,
      `${diallingCode}${significant}`,
      fullWidth,
      `\u202a+${diallingCode}\u00a0${significant}\u202c`,
    ];
    expect(ways.map((way) => nationalMobile(way, diallingCode, exact))).toEqual(ways.map(() => significant));
  },
);

test.each([
  ['the trunk zero is kept if the rule counts it', '0917 123 4567', { minLength: 10, maxLength: 11 }, '09171234567'],
  [
    'the trunk zero is added if the rule requires its length',
    '+63 917 123 4567',
    { minLength: 11, maxLength: 11 },
    '09171234567',
  ],
  ['a number that is too short stays as typed', '917123456', { minLength: 10, maxLength: 10 }, '917123456'],
  ['a number that is too long stays as typed', '091712345678', { minLength: 10, maxLength: 10 }, '091712345678'],
  ['letters stay, so that the rule refuses the value', '0917abc4567', { minLength: 10, maxLength: 10 }, '0917abc4567'],
  ['Thai digits are converted', '๐๙๑๗๑๒๓๔๕๖๗', { minLength: 10, maxLength: 10 }, '9171234567'],
])('%s', (_case, text, bounds, expected) => {
  expect(nationalMobile(text, '63', bounds)).toBe(expected);
});

test('for an unknown country, a leading 0 is removed only if the number is otherwise too long for the rule', () => {
  expect(nationalMobile('0612345678', '31', { minLength: 9, maxLength: 9 })).toBe('612345678');
  expect(nationalMobile('0612345678', '31', { minLength: 7, maxLength: 15 })).toBe('0612345678');
});

test('separators between digits are removed', () => {
  expect(plainMobile('（０９１７）１２３ー４５・67／8')).toBe('091712345678');
});
