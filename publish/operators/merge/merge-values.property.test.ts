import { expect, test } from 'vitest';
import { pointerSegment } from '#schemas/checks/finding.ts';
import * as fc from '#tests/support/fast-check.ts';
import { mergeValues } from './merge-values.ts';

const leaf = fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 2 }), fc.constant(null), fc.boolean());
const texts = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
const { value: json } = fc.letrec<{ value: unknown; group: unknown; entries: unknown }>((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, leaf, texts, fc.array(leaf, { maxLength: 3 }), tie('group'), tie('entries')),
  group: fc.dictionary(fc.constantFrom('k', 'l', '/~', '__proto__', '1'), tie('value'), { maxKeys: 4 }),
  entries: fc.uniqueArray(fc.record({ id: fc.constantFrom('x', 'y', 'z', '2'), n: tie('value') }), {
    maxLength: 4,
    selector: ({ id }) => id,
  }),
}));
/** The outermost values are objects, so that few cases are a single conflict at the root. */
const versions = fc.tuple(...Array.from({ length: 3 }, () => fc.dictionary(fc.constantFrom('p', 'q'), json)));

type Leaves = ReadonlyMap<string, string>;

const isEntries = (value: readonly unknown[]): value is readonly { readonly id: string }[] =>
  value.length > 0 && value.every((each) => typeof each === 'object' && each !== null && 'id' in each);

/** Returns each value that is not an object or a list of entries as JSON, by its pointer. */
const leavesOf = (value: unknown, pointer = ''): Leaves => {
  const entries: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? isEntries(value)
      ? value.map((each) => [each.id, each] as const)
      : []
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [];
  return entries.length === 0
    ? new Map(value === undefined ? [] : [[pointer, JSON.stringify(value)]])
    : new Map(entries.flatMap(([key, each]) => [...leavesOf(each, pointer + pointerSegment(key))]));
};

const isWithin = (pointer: string, place: string): boolean => pointer === place || pointer.startsWith(`${place}/`);

const isList = (text: string | undefined): boolean => text?.startsWith('[') === true;

test('every edit of either side is in the merge or is part of a conflict [operators.writes.revision]', () => {
  fc.assert(
    fc.property(versions, ([base, ours, theirs]) => {
      const { value, conflicts } = mergeValues(base, ours, theirs);
      const merged = leavesOf(value);
      const before = leavesOf(base);
      for (const side of [leavesOf(ours), leavesOf(theirs)])
        for (const [pointer, text] of side) {
          if (before.get(pointer) === text || merged.get(pointer) === text) continue;
          if (conflicts.some((each) => isWithin(pointer, each.pointer) || isWithin(each.pointer, pointer))) continue;
          // Lists of texts are merged text by text, and an empty object or list is replaced as soon as it has an entry.
          if (text === '{}' || text === '[]') continue;
          const added = isList(text) ? (JSON.parse(text) as readonly unknown[]) : [];
          const known = isList(before.get(pointer))
            ? (JSON.parse(before.get(pointer) ?? '') as readonly unknown[])
            : [];
          const kept = isList(merged.get(pointer)) ? (JSON.parse(merged.get(pointer) ?? '') as readonly unknown[]) : [];
          expect(isList(text), `${pointer} of ${text} is lost`).toBe(true);
          for (const each of added) if (!known.includes(each)) expect(kept).toContain(each);
        }
    }),
    { numRuns: 3000 },
  );
});

test('if only one side has changes, the merge is its version, and swapping the sides gives the same conflicts [operators.writes.revision]', () => {
  fc.assert(
    fc.property(versions, ([base, ours, theirs]) => {
      expect(mergeValues(base, ours, base)).toEqual({ value: ours, conflicts: [] });
      expect(mergeValues(base, base, theirs)).toEqual({ value: theirs, conflicts: [] });
      expect(mergeValues(base, ours, ours)).toEqual({ value: ours, conflicts: [] });
      const there = mergeValues(base, ours, theirs).conflicts.map(({ pointer }) => pointer);
      const back = mergeValues(base, theirs, ours).conflicts.map(({ pointer }) => pointer);
      expect(there.toSorted()).toEqual(back.toSorted());
    }),
    { numRuns: 2000 },
  );
});
