import { beforeEach, expect, test, vi } from 'vitest';
import type * as PlatformClock from '#schemas/platform-clock.ts';

const TRUE_NOW = Date.UTC(2026, 10, 20, 12);
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let clock: typeof PlatformClock;
/** How far the device's clock is ahead of the actual time. */
let wrongBy = 0;
/** Milliseconds since the test began. */
let passed = 0;

const pass = (ms: number): void => {
  passed += ms;
};
const trueNow = (): number => TRUE_NOW + passed;
/** Simulates a response: the request took `there` ms to arrive, and the response took `back` ms. */
const hear = (there: number, back: number): void => {
  const sentAt = passed;
  pass(there);
  const date = new Date(trueNow()).toUTCString();
  pass(back);
  clock.hearPlatformTime(date, sentAt);
};
const error = (): number => Math.abs(clock.platformNow() - trueNow());

beforeEach(async () => {
  vi.resetModules();
  clock = await import('#schemas/platform-clock.ts');
  [wrongBy, passed] = [0, 0];
  vi.spyOn(performance, 'now').mockImplementation(() => passed);
  vi.spyOn(Date, 'now').mockImplementation(() => trueNow() + wrongBy);
});

test.each([25 * MINUTE_MS, -25 * MINUTE_MS, DAY_MS, -DAY_MS, 365 * DAY_MS, -365 * DAY_MS])(
  "a clock that is %i ms ahead is corrected by the first response, and again after the device's clock is changed",
  (by) => {
    wrongBy = by;
    expect(error()).toBe(Math.abs(by));
    hear(200, 200);
    expect(error()).toBeLessThanOrEqual(700);
    wrongBy = -by;
    hear(200, 200);
    expect(error()).toBeLessThanOrEqual(700);
    wrongBy = 0;
    hear(200, 200);
    expect(error()).toBe(0);
  },
);

test('among consistent responses, the one with the shortest round trip is used', () => {
  wrongBy = 25 * MINUTE_MS;
  hear(100, 9_000);
  expect(error()).toBeGreaterThan(3_000);
  hear(20, 20);
  expect(error()).toBeLessThanOrEqual(520);
  hear(100, 9_000);
  expect(error()).toBeLessThanOrEqual(520);
});

test('a correct clock is not changed, no matter how slow the responses are', () => {
  for (const [there, back] of [
    [0, 20_000],
    [20_000, 0],
    [10, 10],
  ] as const) {
    pass(337);
    hear(there, back);
    expect(error()).toBe(0);
  }
});

test.each([null, '', 'soon', '[object Object]'])('a response with the date %j does not change the clock', (date) => {
  clock.hearPlatformTime(date, passed);
  expect(error()).toBe(0);
});
