import { expect, test } from 'vitest';
import { brandOf, sampleJsonWith } from '#tests/support/changed-brand.ts';
import { sampleJson, sampleSource } from '#tests/support/sample-source.ts';
import type { Brand } from '../brand.ts';
import { formatFinding } from './finding.ts';
import { loadBrand } from './load-brand.ts';

const [first] = sampleJson()['banners'] as Brand['banners'];
const findingsOf = (more: object): readonly string[] =>
  loadBrand(sampleSource({ json: sampleJsonWith('banners/0', { ...first, ...more }) })).findings.map(formatFinding);

test.each([
  [
    { from: '2026-12-24T18:00:00+08:00', until: '2026-12-24T10:00:00Z' },
    '/until: "2026-12-24T10:00:00Z" is not after "2026-12-24T18:00:00+08:00", so the banner is never shown; write a time after that in "from", or remove one of them',
  ],
  [
    { from: '2026-13-24T18:00:00Z' },
    '/from: "2026-13-24T18:00:00Z" is not a time that exists; write a day of the calendar and a time of day, such as 2026-12-24T18:00:00+08:00',
  ],
  [{ until: '2026-12-24T18:00:00' }, '/until: "2026-12-24T18:00:00" does not have the right format'],
  [{ weight: 101 }, '/weight: 101 is too large'],
  [{ focus: 'middle' }, '/focus: "middle" is not an allowed value'],
])('a banner with %o is a finding, and the banner is left out [operators.schedule.banners]', (more, finding) => {
  expect(findingsOf(more)).toEqual([expect.stringContaining(`brand.json#/banners/0${finding}`)]);
  const brand = brandOf(sampleJsonWith('banners/0', { ...first, ...more }));
  expect(brand.banners.map(({ bannerId }) => bannerId)).not.toContain(first?.bannerId);
});

test('a banner with dates in order, a weight and a focus has no finding [operators.schedule.banners] [studio.banners.fields]', () => {
  expect(
    findingsOf({ weight: 100, focus: 'top-left', from: '2026-12-24T18:00+08:00', until: '2026-12-24T10:00:01Z' }),
  ).toEqual([]);
});
