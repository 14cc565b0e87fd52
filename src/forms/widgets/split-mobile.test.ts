import { expect, test } from 'vitest';
import { splitMobile } from './split-mobile.ts';

const countries = [
  { code: 'US', name: 'United States', diallingCode: '1', flagUrl: '' },
  { code: 'PH', name: 'Philippines', diallingCode: '63', flagUrl: '' },
  { code: 'JM', name: 'Jamaica', diallingCode: '1876', flagUrl: '' },
];

test.each([
  ['reading marks go', '(917) 123-45.67', null, '9171234567'],
  ['a pasted +63 picks the country', '+63 917 123 4567', 'PH', '9171234567'],
  ['so does 0063', '0063 9171234567', 'PH', '9171234567'],
  ['the trunk zero behind a dialling code goes', '+63 (0)917 123 4567', 'PH', '9171234567'],
  ['full-width digits and signs are read', '＋６３ ９１７－１２３－４５６７', 'PH', '9171234567'],
  ['the longest dialling code wins', '+18761234567', 'JM', '1234567'],
  ['a plus sign that is still being typed stays', '+63', null, '+63'],
  ['an unknown dialling code stays', '+9991234567', null, '+9991234567'],
  ['letters stay, for the rule to refuse', '917abc', null, '917abc'],
])('in a mobile number, %s', (_case, text, code, national) => {
  const split = splitMobile(text, countries);
  expect([split.country?.code ?? null, split.national]).toEqual([code, national]);
});
