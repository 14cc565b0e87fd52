import { expect, test } from 'vitest';
import { splitMobile } from './split-mobile.ts';

const countries = [
  { code: 'US', name: 'United States', diallingCode: '1', flagUrl: '' },
  { code: 'PH', name: 'Philippines', diallingCode: '63', flagUrl: '' },
  { code: 'JM', name: 'Jamaica', diallingCode: '1876', flagUrl: '' },
];

test.each([
  ['separators are removed', '(917) 123-45.67', null, '9171234567'],
  ['a pasted +63 selects the country', '+63 917 123 4567', 'PH', '9171234567'],
  ['a pasted 0063 selects the country', '0063 9171234567', 'PH', '9171234567'],
  ['the trunk zero after a dialling code is removed', '+63 (0)917 123 4567', 'PH', '9171234567'],
  ['full-width digits and signs are converted', '＋６３ ９１７－１２３－４５６７', 'PH', '9171234567'],
  ['the longest matching dialling code selects the country', '+18761234567', 'JM', '1234567'],
  ['a dialling code without a number yet is kept', '+63', null, '+63'],
  ['an unknown dialling code is kept', '+9991234567', null, '+9991234567'],
  ['letters are kept, so that the rule rejects them', '917abc', null, '917abc'],
])('in a mobile number, %s', (_case, text, code, national) => {
  const split = splitMobile(text, countries);
  expect([split.country?.code ?? null, split.national]).toEqual([code, national]);
});
