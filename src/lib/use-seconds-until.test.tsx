import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSecondsUntil } from './use-seconds-until.ts';

const NOW = Date.UTC(2026, 10, 20);
beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
});

const start = (readyAt: number | null) => {
  const onTick = vi.fn<(now: number) => void>();
  return { onTick, ...renderHook(({ at }) => useSecondsUntil(at, onTick), { initialProps: { at: readyAt } }) };
};
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test('whole seconds count down to zero and stay there [sms-code.timer.end] [sms-code.timer.duration]', () => {
  const { result } = start(NOW + 2_000);
  expect(result.current).toBe(2);
  pass(1_000);
  expect(result.current).toBe(1);
  pass(5_000);
  expect(result.current).toBe(0);
});

test('without an end time nothing counts down, and the tick callback is not called [sms-code.timer.start]', () => {
  const { result, onTick } = start(null);
  pass(5_000);
  expect([result.current, onTick.mock.calls.length]).toEqual([null, 0]);
});

test('the tick callback gets the time while counting, and is no longer called once the time is cleared [sms-code.timer.end]', () => {
  const { onTick, rerender } = start(NOW + 60_000);
  pass(1_000);
  expect(onTick).toHaveBeenLastCalledWith(NOW + 1_000);
  rerender({ at: null });
  onTick.mockClear();
  pass(2_000);
  expect(onTick).not.toHaveBeenCalled();
});

test('a tab that slept shows the right time as soon as it is visible [sms-code.timer.duration]', () => {
  const { result } = start(NOW + 60_000);
  vi.setSystemTime(NOW + 45_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(15);
});
