import { expect, test, vi } from 'vitest';
import { Problem, toProblem } from '#schemas/problem.ts';
import { createKeyRing } from './key-ring.ts';

const PATH = '/wps/session/login';

test('if the encryption code fails to load, a network problem is reported, and the next attempt loads the code again [errors.network]', async () => {
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

test('a key set is fetched once, and again after a failed fetch or after it was dropped [calls.rule.encrypted]', async () => {
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

test('over plain http a body that requires encryption is not sent, and the problem names the reason', async () => {
  vi.stubGlobal('isSecureContext', false);
  const key = { kty: 'EC', alg: 'ECDH-ES+A256KW' };
  await expect(createKeyRing(async () => [key]).seal(PATH, {})).rejects.toMatchObject({ code: 'insecure' });
  expect(await createKeyRing(async () => []).seal(PATH, {})).toBeNull();
  vi.unstubAllGlobals();
});
