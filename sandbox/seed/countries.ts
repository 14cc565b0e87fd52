/** Country, dialling code, English name; in the order of the picker. */
export const COUNTRIES: readonly (readonly [countryCode: string, diallingCode: string, name: string])[] = [
  ['PH', '63', 'Philippines'], ['VN', '84', 'Vietnam'], ['TH', '66', 'Thailand'], ['JP', '81', 'Japan'], ['ID', '62', 'Indonesia'],
  ['CN', '86', 'China'], ['MY', '60', 'Malaysia'], ['SG', '65', 'Singapore'], ['KR', '82', 'South Korea'], ['KH', '855', 'Cambodia'],
  ['LA', '856', 'Laos'], ['MM', '95', 'Myanmar'], ['BN', '673', 'Brunei'], ['TW', '886', 'Taiwan'], ['HK', '852', 'Hong Kong'],
  ['IN', '91', 'India'], ['AU', '61', 'Australia'], ['US', '1', 'United States'], ['GB', '44', 'United Kingdom'],
];
