import { expect, test } from 'vitest';
import { filterOptions, groupOptions } from './search-options.ts';

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
  ['the name without diacritics', 'viet', ['VN']],
  ['a letter that Unicode does not decompose', 'duc', ['DE']],
  ['the second word of a name', 'nam', ['VN']],
  ['the middle of a name', 'lay', ['MY']],
  ['the ISO code', 'vn', ['VN']],
  ['the name in English', 'THAIL', ['TH']],
  ['Thai without its tone marks', 'ไทย', ['TH']],
  ['hiragana for katakana', 'ふぃりぴん', ['FI']],
  ['a dialling code, the exact one first', '63', ['PH', 'FI']],
  ['a dialling code with a plus sign', '+84', ['VN']],
  ['a dialling code with 00', '00855', ['KH']],
  ['a dialling code in full-width digits', '＋８１', ['JP']],
  ['an unrelated text', 'zzz', []],
  ['a single letter, only at the start of a name', 'm', ['MY']],
])('a search by %s, "%s", finds %j', (_case, query, values) => {
  expect(found(query)).toEqual(values);
});

const grouped = [
  { value: 'EN', label: 'English', group: 'Suggested' },
  { value: 'TH', label: 'ไทย', group: 'Suggested' },
  { value: 'DE', label: 'Deutsch', group: 'Others' },
];

test('without a query, options with groups keep their order, and each group has a heading', () => {
  const shown = filterOptions(grouped, '', 'DE');
  expect(groupOptions(shown, ' ')).toEqual([
    { heading: 'Suggested', options: grouped.slice(0, 2) },
    { heading: 'Others', options: grouped.slice(2) },
  ]);
});

test('the matches of a query are one list without headings, and so are options without groups', () => {
  expect(groupOptions(filterOptions(grouped, 'e', 'DE'), 'e')).toEqual([{ options: [grouped[0]] }]);
  expect(groupOptions(options, '')).toEqual([{ heading: undefined, options }]);
});
