import { expect, test } from 'vitest';
import type { MissionPeriod } from '#schemas/mission-names.ts';
import { MERCHANTS } from '#sandbox/seed/people/merchant-profiles.ts';
import { missionPeriod, utcOffsetOf, weekOf } from './mission-period.ts';

const merchant = (code: string) => {
  const found = MERCHANTS.find((profile) => profile.code === code);
  if (found === undefined) throw new Error(`there is no merchant ${code}`);
  return found;
};

const periodOf = (period: MissionPeriod, at: string, code = 'perya', endsAt: string | null = null) => {
  const { from, to } = missionPeriod(
    { period, startsAt: null, endsAt: endsAt === null ? null : new Date(endsAt) },
    new Date(at),
    merchant(code),
  );
  return [from.toISOString(), to?.toISOString() ?? null];
};

test.each([
  ['the last second of a day in Manila', 'perya', '2026-03-08T15:59:59Z', '2026-03-07T16:00:00.000Z'],
  ['midnight in Manila', 'perya', '2026-03-08T16:00:00Z', '2026-03-08T16:00:00.000Z'],
  ['midnight in Manila, seen from Tokyo', 'kumo', '2026-03-08T16:00:00Z', '2026-03-08T15:00:00.000Z'],
  ['midnight in Manila, seen from Bangkok', 'siam', '2026-03-08T16:00:00Z', '2026-03-07T17:00:00.000Z'],
])("a daily period begins at midnight in the merchant's local time: %s", (_name, code, at, from) => {
  const [begins, ends] = periodOf('DAY', at, code);
  expect(begins).toBe(from);
  expect(Date.parse(ends ?? '') - Date.parse(from)).toBe(86_400_000);
});

test.each([
  ['Sunday night', '2026-03-08T15:59:59Z', '2026-03-01T16:00:00.000Z', '2026-03-08T16:00:00.000Z'],
  ['Monday morning', '2026-03-08T16:00:00Z', '2026-03-08T16:00:00.000Z', '2026-03-15T16:00:00.000Z'],
])("a weekly period begins at midnight on Monday in the merchant's local time: %s", (_name, at, from, to) => {
  expect(periodOf('WEEK', at)).toEqual([from, to]);
  const week = weekOf(new Date(at), merchant('perya'));
  expect([week.from.toISOString(), week.to.toISOString()]).toEqual([from, to]);
});

test('the last period of a mission ends with the mission, and is still returned afterwards', () => {
  const ends = '2026-03-08T20:00:00.000Z';
  const last = ['2026-03-08T16:00:00.000Z', ends];
  expect(periodOf('DAY', '2026-03-08T18:00:00Z', 'perya', ends)).toEqual(last);
  expect(periodOf('DAY', '2026-03-20T18:00:00Z', 'perya', ends)).toEqual(last);
  expect(periodOf('ONCE', '2026-03-20T18:00:00Z', 'perya', ends)).toEqual(['1970-01-01T00:00:00.000Z', ends]);
});

test('the UTC offset of a merchant is the offset of its country', () => {
  expect(['perya', 'lotus', 'siam', 'kumo'].map((code) => utcOffsetOf(merchant(code)))).toEqual([480, 420, 420, 540]);
});
