import { afterEach, beforeEach, expect, vi } from 'vitest';

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
  expect(said).toEqual([]);
});
