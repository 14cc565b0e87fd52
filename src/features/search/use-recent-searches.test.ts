import { afterEach, expect, test } from 'vitest';
import { writeLocal } from '#src/lib/browser-storage.ts';
import { writeSearches, readSearches, withoutSearch, withSearch } from './use-recent-searches.ts';

afterEach(() => writeLocal('searches', null));

test('the newest search comes first, and replaces the same search in another spelling', () => {
  expect(withSearch(['koi', 'phượng'], ' Phuong ')).toEqual(['Phuong', 'koi']);
});

test('at most eight searches are stored', () => {
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

test('a blank search is not stored', () => {
  expect(withSearch(['koi'], '  ')).toEqual(['koi']);
});

test('a search can be removed', () => {
  expect(withoutSearch(['koi', 'moon'], 'koi')).toEqual(['moon']);
});

test('searches are stored in the browser', () => {
  writeSearches(['koi', 'moon']);
  expect(readSearches()).toEqual(['koi', 'moon']);
  writeSearches([]);
  expect(readSearches()).toEqual([]);
});

test.each([['{'], ['{"a":1}'], ['[1,null,"koi"]']])('a malformed stored value is ignored: %s', (kept) => {
  writeLocal('searches', kept);
  expect(readSearches().filter((query) => query !== 'koi')).toEqual([]);
});
