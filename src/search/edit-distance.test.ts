import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { allowedEdits, editDistance } from './edit-distance.ts';

/**
 * Reference implementation: computes the smallest edit distance between `typed` and `word`, any prefix of it, or any part of it, with the full table.
 */
const byTable = (typed: string, word: string, scope: 'whole' | 'beginning' | 'anywhere'): number => {
  const table = Array.from({ length: typed.length + 1 }, (_row, row) =>
    Array.from({ length: word.length + 1 }, (_cell, at) =>
      row === 0 ? (scope === 'anywhere' ? 0 : at) : at === 0 ? row : 0,
    ),
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
  const last = table[typed.length] ?? [];
  return scope === 'whole' ? (last.at(-1) ?? Infinity) : Math.min(...last);
};

test.each(['whole', 'beginning', 'anywhere'] as const)(
  'the edit distance to a word (scope: %s) equals the distance from the full table, or is infinite above the limit',
  (scope) => {
    const letters = (maxLength: number) => fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength });
    fc.assert(
      fc.property(letters(9), letters(12), fc.integer({ min: 0, max: 3 }), (typed, word, most) => {
        const edits = byTable(typed, word, scope);
        expect(editDistance(typed, word, most, scope)).toBe(edits <= most ? edits : Infinity);
      }),
      { numRuns: 3_000 },
    );
  },
);

test('words of any length are compared', () => {
  const long = 'ab'.repeat(60);
  expect([
    editDistance(long, `${long}c`, 2, 'beginning'),
    editDistance(long, 'ab', 2, 'beginning'),
    editDistance('ab', long, 1, 'beginning'),
    editDistance(long, long, 1, 'whole'),
  ]).toEqual([0, Infinity, 0, 0]);
});

test.each([
  ['koi', 0],
  ['koin', 1],
  ['dragone', 1],
  ['dargonss', 2],
  ['มงก', 0],
  ['มงกร', 1],
  ['123456789', 0],
])('a search for %s tolerates %i typos', (typed, most) => {
  expect(allowedEdits(typed)).toBe(most);
});
