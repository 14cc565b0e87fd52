import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stateOfBrand } from '#publish/operators/diff/brand-state.ts';
import { PARTS } from '#publish/operators/rehearse/rehearsal-report.ts';
import { FAULTS } from './faults.ts';
import { HARMLESS } from './harmless.ts';
import { brandAfter } from './rehearse-change.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'marquee-planted-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('60 faults, at least three for each part of the verdict, and 60 harmless changes are planted [operators.rehearse.accuracy]', () => {
  expect([FAULTS.length, HARMLESS.length]).toEqual([60, 60]);
  expect(PARTS.filter((part) => FAULTS.filter((fault) => fault.part === part).length < 3)).toEqual([]);
  const ids = [...FAULTS, ...HARMLESS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('check accepts each planted change of the brand, and each alters it, except the one that only removes white space [operators.rehearse.accuracy]', async () => {
  const { folder: base } = await brandAfter(join(folder, 'base'));
  const unchanged = JSON.stringify(stateOfBrand(base.brand, base));
  const edited = [...FAULTS, ...HARMLESS].flatMap(({ id, brand, live }) =>
    [brand, live].flatMap((edit) => (edit === undefined ? [] : [{ id, edit }])),
  );
  const same: string[] = [];
  for (const { id, edit } of edited) {
    const { folder: changed } = await brandAfter(join(folder, id), edit);
    if (JSON.stringify(stateOfBrand(changed.brand, changed)) === unchanged) same.push(id);
  }
  expect(same).toEqual(['brand-file-without-white-space']);
});
