import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzzyMatches, prefixEditDistance } from './fuzzy-matches.ts';

/** The reference: the smallest edit distance between `typed` and any prefix of `word`, by the full table. */
const byTable = (typed: string, word: string): number => {
  const table = Array.from({ length: typed.length + 1 }, (_row, row) =>
    Array.from({ length: word.length + 1 }, (_cell, at) => (row === 0 ? at : at === 0 ? row : 0)),
  );
  const cell = (row: number, at: number): number => table[row]?.[at] ?? Infinity;
  for (let row = 1; row <= typed.length; row += 1) {
    for (let at = 1; at <= word.length; at += 1) {
      const swapped = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      const line = table[row];
      if (line !== undefined)
        line[at] = Math.min(
          cell(row - 1, at) + 1,
          cell(row, at - 1) + 1,
          cell(row - 1, at - 1) + (typed[row - 1] === word[at - 1] ? 0 : 1),
          swapped ? cell(row - 2, at - 2) + 1 : Infinity,
        );
    }
  }
  return Math.min(...(table[typed.length] ?? []));
};

test('the edit distance equals that of the full table, and is infinite above the limit', () => {
  const letters = (maxLength: number) => fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength });
  fc.assert(
    fc.property(letters(9), letters(12), fc.integer({ min: 0, max: 3 }), (typed, word, most) => {
      const edits = byTable(typed, word);
      expect(prefixEditDistance(typed, word, most)).toBe(edits <= most ? edits : Infinity);
    }),
    { numRuns: 3_000 },
  );
});

test('words of any length are compared', () => {
  const long = 'ab'.repeat(60);
  expect([
    prefixEditDistance(long, `${long}c`, 2),
    prefixEditDistance(long, 'ab', 2),
    prefixEditDistance('ab', long, 1),
  ]).toEqual([0, Infinity, 0]);
});

test.each([
  ['three letters none', 'kio', []],
  ['four letters one', 'kion', ['koin', 'kiosk']],
  ['seven letters one', 'dragone', ['dragon']],
  ['eight letters two', 'dargonss', ['dragons']],
  ['numbers none', '12345', []],
  ['Chinese from three letters on one', '金龍宝', ['金龙宝藏']],
  ['two Chinese letters none', '金龍', []],
])('of %s may be wrong', (_how, typed, words) => {
  const known = ['koi', 'koin', 'kiosk', 'dragon', 'dragons', 'dagger', '12346', '金龙宝藏'];
  expect(fuzzyMatches(typed, known).map(({ word }) => word)).toEqual(expect.arrayContaining(words));
  if (words.length === 0) expect(fuzzyMatches(typed, known)).toEqual([]);
});

test('the closest word comes first', () => {
  expect(fuzzyMatches('tigerclas', ['tigress', 'tigerclaws', 'tigers', 'tigerclaw'])).toEqual([
    { word: 'tigerclaw', edits: 1 },
    { word: 'tigerclaws', edits: 1 },
  ]);
});
