import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Testing Library wraps each event in an `act` that no test can await. React warns about this if the event shows a part whose code is still loading.
 */
const OF_THE_TOOLS = /^A component suspended inside an `act` scope/;

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

/** A console error or warning fails the test that causes it. */
afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls].map((call) =>
    call.map(String).join(' '),
  );
  vi.restoreAllMocks();
  expect(said.filter((text) => !OF_THE_TOOLS.test(text))).toEqual([]);
});
