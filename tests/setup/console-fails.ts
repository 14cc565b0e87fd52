import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

/** What the console complains about is a defect: it fails the test that caused it. */
afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls].map((call) =>
    call.map(String).join(' '),
  );
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});
