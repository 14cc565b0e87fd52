import { afterEach, expect, test, vi } from 'vitest';
import { testSite } from '#tests/support/test-brand.ts';
import { keepMerchants } from './keep-merchants.ts';

afterEach(() => void vi.useRealTimers());

const brands = [{ id: 'trial', site: testSite(), isLatest: true, findings: [], hosts: [] }];

const start = (open: () => Promise<void>) => {
  vi.useFakeTimers();
  const registry = { first: vi.fn(() => Promise.resolve(brands)) };
  return { registry, kept: keepMerchants({ registry, merchants: { open }, onError: () => undefined }) };
};

test('a request that waits for a merchant starts the next check of the brands immediately [operators.new.output]', async () => {
  const { registry, kept } = start(() => Promise.resolve());
  await vi.advanceTimersByTimeAsync(0);
  expect(registry.first).toHaveBeenCalledTimes(1);
  kept.wake();
  kept.wake();
  expect(registry.first).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  const checks = registry.first.mock.calls.length;
  expect(checks).toBeGreaterThan(2);
  await kept.end();
  kept.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(registry.first).toHaveBeenCalledTimes(checks);
});

test('after a failed check, requests do not bring the next check forward', async () => {
  const { registry, kept } = start(() => Promise.reject(new Error('the disk is full')));
  await vi.advanceTimersByTimeAsync(0);
  kept.wake();
  expect(registry.first).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(registry.first).toHaveBeenCalledTimes(2);
  await kept.end();
});
