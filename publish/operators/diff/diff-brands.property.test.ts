import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { readBrandFolder } from '#publish/brand-folder.ts';
import { stateOfFolder, type BrandState } from './brand-state.ts';
import { diffBrands } from './diff-brands.ts';

type Json = Record<string, unknown>;

let state: BrandState;
beforeAll(() => {
  const folder = readBrandFolder(fileURLToPath(new URL('../../../brands/perya', import.meta.url)));
  state = stateOfFolder(folder) ?? expect.fail('the sample brand has errors');
});

interface Leaf {
  readonly holder: Json;
  readonly key: string;
}

/** Returns every value of a state that is neither an object nor a list. */
const leavesOf = (holder: Json): readonly Leaf[] =>
  Object.entries(holder).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? leavesOf(value as Json) : [{ holder, key }],
  );

/** Returns a number below `end` that depends on a seed only. */
const draw = (seed: string, end: number): number => createHash('sha256').update(seed).digest().readUInt32BE() % end;

const otherThan = (value: unknown): unknown =>
  typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${String(value)}x`;

test('none of 200 planted differences is missed [operators.diff.planted]', () => {
  const missed = Array.from({ length: 200 }, (_, number) => {
    const changed = structuredClone(state);
    // The byte count of a picture changes only with its content, which has a hash.
    const leaves = leavesOf({ ...changed }).filter((leaf) => leaf.key !== 'bytes');
    const { holder, key } = leaves[draw(`leaf ${number}`, leaves.length)] ?? expect.fail('the brand is empty');
    const value = holder[key];
    holder[key] = otherThan(value);
    return diffBrands(state, changed).length > 0 ? [] : [`${key}: ${String(value)}`];
  }).flat();
  expect(missed).toEqual([]);
});

/** Returns the value with the keys of all objects in reverse order. */
const reversed = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(reversed)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toReversed()
            .map(([key, each]) => [key, reversed(each)]),
        )
      : value;

test('reordered keys are not a difference [operators.diff.planted]', () => {
  const other = JSON.parse(JSON.stringify(reversed(state), null, 8)) as BrandState;
  expect(Object.keys(other.brand)).not.toEqual(Object.keys(state.brand));
  expect(diffBrands(state, other)).toEqual([]);
});
