import { afterEach, expect, test } from 'vitest';
import { writeLocal } from '#src/lib/browser-storage.ts';
import { keepSearches, readSearches, withoutSearch, withSearch } from './searches.ts';

afterEach(() => writeLocal('searches', null));

test('the newest search stands first, and the same one but once, however it is written', () => {
  expect(withSearch(['koi', 'phượng'], ' Phuong ')).toEqual(['Phuong', 'koi']);
});

test('eight searches are kept', () => {
  expect(withSearch(['1', '2', '3', '4', '5', '6', '7', '8'], 'koi')).toEqual([
    'koi',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
  ]);
});

test('a blank search is not kept', () => {
  expect(withSearch(['koi'], '  ')).toEqual(['koi']);
});

test('a search can be removed', () => {
  expect(withoutSearch(['koi', 'moon'], 'koi')).toEqual(['moon']);
});

test('searches stay in the browser', () => {
  keepSearches(['koi', 'moon']);
  expect(readSearches()).toEqual(['koi', 'moon']);
  keepSearches([]);
  expect(readSearches()).toEqual([]);
});

test.each([['{'], ['{"a":1}'], ['[1,null,"koi"]']])('what else stands in the browser does no harm: %s', (kept) => {
  writeLocal('searches', kept);
  expect(readSearches().filter((query) => query !== 'koi')).toEqual([]);
});
