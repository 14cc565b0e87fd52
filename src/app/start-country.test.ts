import { expect, test } from 'vitest';
import { servedCountry } from '#src/forms/served-country.ts';

const PH = { countryCode: 'PH', countryDialingCode: '63' };
const TH = { countryCode: 'TH', countryDialingCode: '66' };
const VN = { countryCode: 'VN', countryDialingCode: '84' };

test.each([
  ["the visitor's own country if the platform serves it", { current: TH, list: [VN, PH, TH] }, TH],
  ["the Philippines if the visitor's country is unknown", { current: null, list: [VN, PH] }, PH],
  ["the Philippines if the platform does not serve the visitor's country", { current: TH, list: [VN, PH] }, PH],
  ['the first country of the list if the Philippines are not served', { current: null, list: [VN, TH] }, VN],
  ['no country if the platform serves none', { current: PH, list: [] }, null],
])('a mobile number defaults to %s [boot.country.fallback]', (_what, answer, start) => {
  expect(servedCountry(answer)).toEqual(start);
});
