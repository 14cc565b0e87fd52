import { afterEach, expect, test, vi } from 'vitest';
import { createHeldCredentials } from './held-credentials.ts';

const MINUTE = 60_000;
const pair = { username: 'ana', password: 'Secret1' };
afterEach(() => vi.useRealTimers());

test('what logged in is held for five minutes and no longer [login.memory]', () => {
  vi.useFakeTimers();
  const held = createHeldCredentials();
  held.hold(pair);
  vi.advanceTimersByTime(5 * MINUTE - 1);
  expect(held.read()).toEqual(pair);
  vi.advanceTimersByTime(1);
  expect(held.read()).toBeNull();
});

test('holding anew starts the five minutes anew [login.memory]', () => {
  vi.useFakeTimers();
  const held = createHeldCredentials();
  held.hold(pair);
  vi.advanceTimersByTime(4 * MINUTE);
  held.hold({ ...pair, password: 'Secret2' });
  vi.advanceTimersByTime(4 * MINUTE);
  expect(held.read()?.password).toBe('Secret2');
});

test.each([
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['left', () => dispatchEvent(new Event('pagehide'))],
])('they go at once when the page is %s, and whoever looks at them hears it [login.memory]', (_how, happens) => {
  const held = createHeldCredentials();
  held.hold(pair);
  const heard = vi.fn();
  held.subscribe(heard);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  happens();
  expect([held.read(), heard.mock.calls.length]).toEqual([null, 1]);
});

test('a page that is looked at again keeps them [login.memory]', () => {
  const held = createHeldCredentials();
  held.hold(pair);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(held.read()).toEqual(pair);
  held.wipe();
  expect(held.read()).toBeNull();
});
