import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Testing Library wraps each event in an `act` that no test can await. React says so where the event shows a part whose code still loads. */
const OF_THE_TOOLS = /^A component suspended inside an `act` scope/;

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

/** Console errors and warnings fail the test that caused them. */
afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls].map((call) =>
    call.map(String).join(' '),
  );
  vi.restoreAllMocks();
  expect(said.filter((text) => !OF_THE_TOOLS.test(text))).toEqual([]);
});
