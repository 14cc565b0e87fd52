import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { createThrottle } from './throttle.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

test('who is refused and waits as long as told is let through', async () => {
  let at = Date.parse('2026-03-02T02:00:00Z');
  const throttle = createThrottle(sandbox.database, () => at);
  await throttle('key', 1, 10_000);
  at += 1_500;
  const refusal: unknown = await throttle('key', 1, 10_000).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 429, retryAfter: 9 });
  at += 9_000;
  await expect(throttle('key', 1, 10_000)).resolves.toBeUndefined();
});
