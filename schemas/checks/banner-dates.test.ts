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
  [
    { from: '2026-09-01T00:00:00Z', until: '2026-09-31T00:00:00+08:00' },
    '/until: "2026-09-31T00:00:00+08:00" is not a time that exists; write a day of the calendar',
  ],
  [{ until: '2026-02-30T00:00Z' }, '/until: "2026-02-30T00:00Z" is not a time that exists'],
  [{ from: '2027-02-29T00:00Z' }, '/from: "2027-02-29T00:00Z" is not a time that exists'],
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
  expect(findingsOf({ from: '2028-02-29T23:59:59-08:00', until: '2028-03-31T00:00+08:00' })).toEqual([]);
});

test('a jackpot that grows from a day that does not exist is a finding, and is left out', () => {
  const json = sampleJsonWith('jackpot', { mode: 'decorative', start: 100, epoch: '2026-04-31T00:00:00Z' });
  expect(loadBrand(sampleSource({ json })).findings.map(formatFinding)).toEqual([
    'brand.json#/jackpot/epoch: "2026-04-31T00:00:00Z" is not a time that exists; write a day of the calendar and a time of day, such as 2026-01-01T00:00:00Z',
  ]);
  expect(brandOf(json).jackpot).toBeNull();
});
