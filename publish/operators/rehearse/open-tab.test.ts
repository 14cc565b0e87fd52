import type { Browser } from 'playwright';
import { afterEach, expect, test, vi } from 'vitest';
import { openTab } from './open-tab.ts';

afterEach(() => vi.useRealTimers());

/** A browser whose pages load, but then answer nothing, as with a script that never ends. */
const stuckBrowser = (): Browser => {
  const done = (): Promise<void> => Promise.resolve();
  const never = (): Promise<never> => new Promise(() => undefined);
  const page = {
    on: () => undefined,
    setDefaultTimeout: () => undefined,
    setViewportSize: done,
    goto: () => Promise.resolve({ status: () => 200 }),
    waitForFunction: done,
    evaluate: never,
  };
  const context = { addCookies: done, addInitScript: done, newPage: () => Promise.resolve(page), close: never };
  return { newContext: () => Promise.resolve(context) } as unknown as Browser; // only what a tab uses
};

test('a page that does not respond ends its visit, and its tab can still be closed [operators.rehearse.verdict]', async () => {
  vi.useFakeTimers();
  const tab = await openTab(stuckBrowser(), {
    origin: 'http://new.trial.localhost:5000',
    role: 'visitor',
    theme: 'light',
    account: { name: 'player01', password: 'Play1234' },
    now: 0,
  });
  const visited = tab.visit({ path: '/index', role: 'visitor', language: 'EN', theme: 'light', window: 'phone' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await visited).faults).toEqual([{ part: 'status', what: 'the page does not respond' }]);
  expect(tab.isStuck()).toBe(true);
  const closed = tab.close();
  await vi.advanceTimersByTimeAsync(60_000);
  await closed;
});
