import type { Browser } from 'playwright';
import { afterEach, expect, test, vi } from 'vitest';
import { openTab } from './open-tab.ts';

afterEach(() => vi.useRealTimers());

const never = (): Promise<never> => new Promise(() => undefined);
const done = (): Promise<void> => Promise.resolve();

/** What a page answers to every question of a visit. */
const answers = () => Promise.resolve({ parts: [], bytes: {}, tooWide: [], brokenPictures: [], isEmpty: false });

/** A browser whose pages load, and then behave as given. */
const browserOf = (stuck: object): Browser => {
  const page = {
    on: () => undefined,
    setDefaultTimeout: () => undefined,
    setViewportSize: done,
    goto: () => Promise.resolve({ status: () => 200 }),
    waitForFunction: done,
    url: () => 'http://new.trial.localhost:5000/rng',
    evaluate: answers,
    screenshot: done,
    ...stuck,
  };
  const context = { addCookies: done, addInitScript: done, newPage: () => Promise.resolve(page), close: never };
  return { newContext: () => Promise.resolve(context) } as unknown as Browser; // only what a tab uses
};

test.each([
  ['does not respond, as with a script that never ends,', { evaluate: never }],
  ['is never drawn, because its pictures are too complex,', { screenshot: never }],
])(
  'a page that %s ends its visit, and its tab can still be closed [operators.rehearse.verdict]',
  async (_what, stuck) => {
    vi.useFakeTimers();
    const tab = await openTab(browserOf(stuck), {
      origin: 'http://new.trial.localhost:5000',
      role: 'visitor',
      theme: 'light',
      account: { name: 'player01', password: 'Play1234' },
      now: 0,
    });
    const visited = tab.visit({ path: '/rng', role: 'visitor', language: 'EN', theme: 'light', window: 'phone' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await visited).faults).toEqual([{ part: 'status', what: 'the page does not respond' }]);
    expect(tab.isStuck()).toBe(true);
    const closed = tab.close();
    await vi.advanceTimersByTimeAsync(60_000);
    await closed;
  },
);
