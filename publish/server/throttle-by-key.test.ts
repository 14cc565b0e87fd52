import { expect, test } from 'vitest';
import { throttleByKey } from './throttle-by-key.ts';

test('after a clock has gone back by an hour, a task still runs at its usual pause', async () => {
  let now = 10_000_000;
  let runs = 0;
  const throttled = throttleByKey(
    () => 250,
    () => now,
  );
  const call = () => throttled('siam', () => Promise.resolve(void (runs += 1)));
  await call();
  now += 100;
  await call();
  expect(runs).toBe(1);
  now -= 3_600_000;
  await call();
  now += 100;
  await call();
  expect(runs).toBe(2);
  now += 200;
  await call();
  expect(runs).toBe(3);
});
