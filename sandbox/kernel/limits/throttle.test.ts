import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { throttle } from './throttle.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

test('a refused caller is accepted again after the stated waiting time', async () => {
  let at = Date.parse('2026-03-02T02:00:00Z');
  const count = (key: string, max: number, windowMs: number) =>
    throttle({ db: sandbox.database, now: () => at }, key, max, windowMs);
  await count('key', 1, 10_000);
  at += 1_500;
  const refusal: unknown = await count('key', 1, 10_000).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 429, retryAfter: 9 });
  at += 9_000;
  await expect(count('key', 1, 10_000)).resolves.toBeUndefined();
});
