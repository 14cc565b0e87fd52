import { afterEach, expect, test, vi } from 'vitest';
import { createTemporaryCredentials } from './temporary-credentials.ts';

const MINUTE = 60_000;
const pair = { username: 'ana', password: 'Secret1' };
afterEach(() => vi.useRealTimers());

test('the credentials of a login are kept for at most five minutes [login.memory]', () => {
  vi.useFakeTimers();
  const credentials = createTemporaryCredentials();
  credentials.set(pair);
  vi.advanceTimersByTime(5 * MINUTE - 1);
  expect(credentials.get()).toEqual(pair);
  vi.advanceTimersByTime(1);
  expect(credentials.get()).toBeNull();
});

test('setting the credentials again restarts the five minutes [login.memory]', () => {
  vi.useFakeTimers();
  const credentials = createTemporaryCredentials();
  credentials.set(pair);
  vi.advanceTimersByTime(4 * MINUTE);
  credentials.set({ ...pair, password: 'Secret2' });
  vi.advanceTimersByTime(4 * MINUTE);
  expect(credentials.get()?.password).toBe('Secret2');
});

test.each([
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['left', () => dispatchEvent(new Event('pagehide'))],
])(
  'credentials are cleared immediately when the page is %s, and subscribers are notified [login.memory]',
  (_how, happens) => {
    const credentials = createTemporaryCredentials();
    credentials.set(pair);
    const notified = vi.fn();
    credentials.subscribe(notified);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    happens();
    expect([credentials.get(), notified.mock.calls.length]).toEqual([null, 1]);
  },
);

test('the credentials are kept when the page becomes visible [login.memory]', () => {
  const credentials = createTemporaryCredentials();
  credentials.set(pair);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(credentials.get()).toEqual(pair);
  credentials.clear();
  expect(credentials.get()).toBeNull();
});
