import { expect, test } from 'vitest';
import { Problem, toProblem } from '#schemas/problem.ts';
import { createKeyRing } from './key-ring.ts';

const PATH = '/wps/session/login';

test('encryption code that fails to load is a network problem, and the next attempt loads it again [errors.network]', async () => {
  let isDown = true;
  const keys = createKeyRing(
    async () => [],
    () => (isDown ? Promise.reject(new TypeError('Failed to fetch dynamically imported module')) : import('./seal.ts')),
  );
  expect(toProblem(await keys.seal(PATH, {}).catch((error: unknown) => error))).toMatchObject({
    code: 'network',
    status: 0,
  });
  isDown = false;
  expect(await keys.seal(PATH, {})).toBeNull();
});

test('a key set is fetched once, and again after it failed or was dropped [calls.rule.encrypted]', async () => {
  let asked = 0;
  const keys = createKeyRing(async () => {
    asked += 1;
    if (asked === 1) throw new Problem({ code: 'timeout', status: 0, message: '' });
    return [];
  });
  await expect(keys.seal(PATH, {})).rejects.toMatchObject({ code: 'timeout' });
  await keys.seal(PATH, {});
  await keys.seal(PATH, {});
  expect(asked).toBe(2);
  keys.forget();
  await keys.seal(PATH, {});
  expect(asked).toBe(3);
});
