import { expect, test } from 'vitest';
import { lookFont, productLooks } from '#publish/layout/looks.ts';
import { lookVersions } from './look-versions.ts';

const looks = productLooks();
const recorded = lookVersions(looks, {});
const id = 'arcade@1';
const look = looks.get(id);
if (look === undefined) throw new Error(`${id} is not there`);

test('a version of a look that brands pin cannot change [layout.look.presets]', () => {
  const changed = new Map([...looks, [id, { ...look, layout: { ...look.layout, density: 'compact' as const } }]]);
  expect(() => lookVersions(changed, recorded)).toThrow(
    'looks/arcade/1.json or one of its fonts has changed, but brands pin it: write the change as looks/arcade/2.json.',
  );
  expect(() => lookVersions(looks, recorded, (path) => lookFont(path)?.subarray(1) ?? null)).toThrow('has changed');
  const without = new Map([...looks].filter(([other]) => other !== id));
  expect(() => lookVersions(without, recorded)).toThrow('looks/arcade/1.json is gone');
});

test('adding a version, adding a look and reordering keys do not count as changes', () => {
  const reordered = Object.fromEntries(Object.entries(look).toReversed()) as typeof look;
  const more = new Map([...looks, [id, reordered], ['arcade@2', look], ['carnival@1', look]]);
  expect(lookVersions(more, recorded)).toEqual({
    ...recorded,
    'arcade@2': recorded[id],
    'carnival@1': recorded[id],
  });
});
