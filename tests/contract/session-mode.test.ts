import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { login, rememberLogin } from '#schemas/calls/account.ts';
import { allCalls } from '#schemas/calls/all-calls.ts';
import { defaultBlocks } from '#schemas/brand.ts';
import { testBrand } from '#tests/support/test-brand.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

const seen: (string | null)[] = [];
let sandbox: Sandbox;
let trial: TestServer;
beforeAll(async () => {
  sandbox = await createSandbox({ seed: 'small' });
  trial = createTestServer({
    platform: (request) => {
      seen.push(request.headers.get('Session-Mode'));
      return sandbox.fetch(request);
    },
  });
  const merchant = { ...testBrand().merchant, code: 'perya' };
  trial.write('cookies', { merchant });
  trial.write('tokens', { merchant, platform: { ...defaultBlocks.platform, session: 'bearer' } });
});
afterAll(async () => {
  trial.clean();
  await sandbox.close();
});

const asking = (brand: string, wanted: string, path: string, json: unknown, cookie = '') =>
  trial.get(`${brand}.localhost`, path, {
    method: 'POST',
    headers: { Merchant: 'perya', 'Content-Type': 'application/json', 'Session-Mode': wanted, Cookie: cookie },
    body: JSON.stringify(json),
  });
const LOGIN = { type: 'username', username: 'player01', password: 'Play1234', remember: true };
const tokenOf = async (answer: Response): Promise<unknown> => {
  const body = (await answer.json()) as { readonly success: boolean; readonly value?: { readonly token?: string } };
  expect([answer.status, body.success]).toEqual([200, true]);
  return body.value?.token;
};

test('the brand determines the session mode, even if a request asks for the other mode [login.success.token]', async () => {
  const entered = await asking('cookies', 'bearer', login.path, LOGIN);
  const remembered = entered.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-r-')) ?? '';
  expect(entered.headers.getSetCookie().some((cookie) => cookie.startsWith('__Host-s='))).toBe(true);
  expect(await tokenOf(entered)).toBe('cookie');
  const again = await asking(
    'cookies',
    'bearer',
    rememberLogin.path,
    { username: 'player01' },
    remembered.split(';')[0],
  );
  expect(await tokenOf(again)).toBe('cookie');
  expect(await tokenOf(await asking('tokens', 'cookie', login.path, LOGIN))).toMatch(/^[\w-]{20,}$/);
});

test("every call reaches the platform with the brand's session mode", async () => {
  seen.length = 0;
  const answers = allCalls.map(({ path }) => asking('cookies', 'bearer', path.replace(/\{\w+\}/g, '1'), {}));
  await Promise.all(answers);
  expect(seen).toEqual(allCalls.map(() => 'cookie'));
});
