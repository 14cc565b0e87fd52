import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchClock } from './watch-clock.ts';

const NOW = Date.UTC(2026, 10, 20);
const ask = vi.fn();
let stop = (): void => undefined;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  ask.mockClear();
  stop = watchClock(ask);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test.each([25 * 60_000, -25 * 60_000])(
  'a change of the device clock by %i ms is detected once, within a second',
  (by) => {
    vi.advanceTimersByTime(10_000);
    expect(ask).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + by);
    vi.advanceTimersByTime(1000);
    expect(ask).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10_000);
    expect(ask).toHaveBeenCalledOnce();
  },
);

test('after the device has slept, the clock jump is detected as soon as the page is visible', () => {
  vi.setSystemTime(NOW + 60 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledOnce();
});
