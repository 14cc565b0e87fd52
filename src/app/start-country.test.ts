import { expect, test } from 'vitest';
import { servedCountry } from '#src/forms/served-country.ts';

const PH = { countryCode: 'PH', countryDialingCode: '63' };
const TH = { countryCode: 'TH', countryDialingCode: '66' };
const VN = { countryCode: 'VN', countryDialingCode: '84' };

test.each([
  ["the visitor's own country where the platform serves it", { current: TH, list: [VN, PH, TH] }, TH],
  ['the Philippines where nobody knows the country', { current: null, list: [VN, PH] }, PH],
  ["the Philippines where the platform does not serve the visitor's", { current: TH, list: [VN, PH] }, PH],
  ['the first of the list where the Philippines are not served', { current: null, list: [VN, TH] }, VN],
  ['nothing where the platform serves no country', { current: PH, list: [] }, null],
])('a mobile number defaults to %s [boot.country.fallback]', (_what, answer, start) => {
  expect(servedCountry(answer)).toEqual(start);
});
