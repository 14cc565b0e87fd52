import { expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';

test.each([
  ['different keys of an object', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  ['a key added by each side', {}, { a: { x: 1 } }, { a: { y: 1 } }, { a: { x: 1, y: 1 } }],
  ['a key removed by one side', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }],
  ['texts in a list', ['EN', 'TY'], ['EN', 'TY', 'ZH'], ['TY'], ['TY', 'ZH']],
  [
    'entries with an id',
    [
      { id: 'a', n: 1 },
      { id: 'b', n: 1 },
    ],
    [
      { id: 'b', n: 2 },
      { id: 'a', n: 1 },
    ],
    [{ id: 'a', n: 3 }, { id: 'b', n: 1 }, { id: 'c' }],
    [{ id: 'b', n: 2 }, { id: 'c' }, { id: 'a', n: 3 }],
  ],
  ['a list reordered by one side', ['a', 'b', 'c'], ['c', 'a', 'b'], ['a', 'b', 'c', 'd'], ['c', 'd', 'a', 'b']],
])('merges %s [operators.writes.revision]', (_name, base, ours, theirs, merged) => {
  expect(mergeValues(base, ours, theirs)).toEqual({ value: merged, conflicts: [] });
});

test.each([
  ['a value that both changed', { a: { b: 1 } }, { a: { b: 2 } }, { a: { b: 3 } }, '/a/b'],
  ['a value that one removed and the other changed', { a: 1 }, {}, { a: 2 }, '/a'],
  ['an entry that one removed and the other changed', [{ id: 'x', n: 1 }], [], [{ id: 'x', n: 2 }], '/x'],
  ['a list without identities', [1, 2], [1, 2, 3], [0, 1, 2], ''],
  ['a list with repeated entries', ['a', 'a'], ['a'], ['a', 'a', 'b'], ''],
  ['a list that both reordered', ['a', 'b', 'c'], ['b', 'a', 'c'], ['c', 'a', 'b'], ''],
  [
    'the parts of a colour',
    { colorSpace: 'srgb', hex: '#000' },
    { colorSpace: 'srgb', hex: '#111' },
    { colorSpace: 'hsl', hex: '#000' },
    '',
  ],
  ['an object in place of a text', { 'a/b': 'x' }, { 'a/b': { c: 1 } }, { 'a/b': 'y' }, '/a~1b'],
])('%s is a conflict [operators.writes.revision]', (_name, base, ours, theirs, pointer) => {
  const { conflicts } = mergeValues(base, ours, theirs);
  expect(conflicts.map((each) => each.pointer)).toEqual([pointer]);
});
