import { expect, test } from 'vitest';
import { filterOptions } from './search-options.ts';

const option = (value: string, label: string, detail: string, ...aliases: readonly string[]) => ({
  value,
  label,
  detail,
  aliases: [value, ...aliases],
});
const options = [
  option('PH', 'Pilipinas', '+63', 'Philippines'),
  option('VN', 'Việt Nam', '+84', 'Vietnam'),
  option('TH', 'ไทย', '+66', 'Thailand'),
  option('JP', '日本', '+81', 'Japan'),
  option('FI', 'フィリピン', '+630', 'Test'),
  option('CI', 'Côte d’Ivoire', '+225'),
  option('DE', 'Đức', '+49', 'Germany'),
  option('KH', 'Cambodia', '+855'),
  option('MY', 'Malaysia', '+60'),
];
const found = (query: string): string[] => filterOptions(options, query, 'JP').map(({ value }) => value);

test('without a query the selected option is first, and the others keep their order', () => {
  expect(found(' ')).toEqual(['JP', 'PH', 'VN', 'TH', 'FI', 'CI', 'DE', 'KH', 'MY']);
});

test.each([
  ['the name', 'pilip', ['PH']],
  ['the name without its marks', 'viet', ['VN']],
  ['a letter that is no letter with a mark', 'duc', ['DE']],
  ['the second word of a name', 'nam', ['VN']],
  ['a middle of a name, after better finds', 'lay', ['MY']],
  ['the ISO code', 'vn', ['VN']],
  ['the name in English', 'THAIL', ['TH']],
  ['Thai without its tone marks', 'ไทย', ['TH']],
  ['hiragana for katakana', 'ふぃりぴん', ['FI']],
  ['a dialling code, the exact one first', '63', ['PH', 'FI']],
  ['a dialling code with a plus sign', '+84', ['VN']],
  ['a dialling code with 00', '00855', ['KH']],
  ['a dialling code in full-width digits', '＋８１', ['JP']],
  ['nothing', 'zzz', []],
  ['one letter at the start only', 'm', ['MY']],
])('a search finds by %s', (_case, query, values) => {
  expect(found(query)).toEqual(values);
});
