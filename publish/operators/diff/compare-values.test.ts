import { expect, test } from 'vitest';
import { compareValues, type Change } from './compare-values.ts';

const compare = (before: unknown, after: unknown): readonly Change[] =>
  compareValues(before, after, [], (_, entry) =>
    typeof entry === 'object' && entry !== null && 'id' in entry ? String(entry.id) : String(entry),
  );

test.each([['names', 'a', 'b'] as const, ['numbers', '1', '2'] as const])(
  'a new order of entries whose identities are %s is one change [operators.diff.checks]',
  (_, one, two) => {
    expect(compare([{ id: two }, { id: one }], [{ id: one }, { id: two }])).toEqual([
      { path: [], kind: 'moved', before: [two, one], after: [one, two] },
    ]);
    expect(compare([{ id: one }, { id: two }], [{ id: two }, { id: one }])).toEqual([
      { path: [], kind: 'moved', before: [one, two], after: [two, one] },
    ]);
  },
);

test('the order is that of the entries in both lists [operators.diff.checks]', () => {
  expect(compare(['10', '9', '2'], ['9', '2', '1']).map(({ path, kind }) => [path[0], kind])).toEqual([
    ['10', 'removed'],
    ['1', 'added'],
  ]);
});

test('keys that every object inherits are found when they are added or removed [operators.diff.planted]', () => {
  expect(compare({}, { constructor: 'x' })).toEqual([
    { path: ['constructor'], kind: 'added', before: undefined, after: 'x' },
  ]);
  expect(compare(['toString', 'a'], ['a']).map(({ kind }) => kind)).toEqual(['removed']);
});
