import { Hono } from 'hono';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { endpoint, type Call } from '#schemas/call.ts';
import { allCalls } from '#schemas/calls/all-calls.ts';
import { defineRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import { createApp } from './app.ts';
import { mountCalls, type Server } from './mount-calls.ts';
import { cheapPasswords, openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { consequences } from '#sandbox/consequences/consequences.ts';
import { createKernel } from '#sandbox/kernel/core/kernel.ts';
import { secureRandom } from '#sandbox/kernel/core/random-source.ts';
import { merchants } from '#sandbox/db/schema.ts';
import { allRoutes } from '#sandbox/routes/all-routes.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const login = '/wps/session/login';
/** Creates the sandbox's app with additional calls and routes. */
const appWith = (onError: () => void, calls: readonly Call[], routes: readonly Route[]): Hono => {
  const kernel = createKernel({
    db: sandbox.database,
    now: sandbox.now,
    development: true,
    random: secureRandom,
    passwords: cheapPasswords,
    consequences,
    onError,
  });
  const server = { kernel, addressHeader: null };
  const app = createApp(server);
  const added = new Hono();
  mountCalls(added, server, calls, routes);
  app.route('/', added);
  return app;
};
const urlOf = (path: string) => path.replaceAll(/\{\w+\}/g, '1');
const needing = allCalls.filter((call) => call.token === 'needed');

test.each(needing.map((call) => [call.name, call] as const))(
  '%s answers 401 without a token [calls.rule.token-needed] [errors.not-logged-in]',
  async (_name, { method, path }) => {
    const { status, body } = await sandbox.request(urlOf(path), { method });
    expect(status).toBe(401);
    expect(body).toMatchObject({
      success: false,
      code: 'not_logged_in',
      message: 'You are not logged in, please login',
    });
  },
);

test('every call for an unseeded merchant is refused and does not create the merchant [brand.config.merchant]', async () => {
  const known = await sandbox.database.$count(merchants);
  const headers = [{ Merchant: 'never-seen' }, { Merchant: 'default' }, { Merchant: '../../etc' }, { Merchant: '' }];
  for (const [at, { name, method, path }] of allCalls.entries()) {
    const { status, body } = await sandbox.request(urlOf(path), {
      method,
      headers: headers[at % headers.length] ?? {},
    });
    const isOfGame = name.startsWith('demo.');
    expect([name, status, body]).toMatchObject([
      name,
      isOfGame ? 422 : 404,
      { success: false, code: isOfGame ? 'validation' : 'not_found' },
    ]);
  }
  const unnamed = await sandbox.fetch(new Request('http://perya.localhost/wps/system/status?url=perya.localhost'));
  expect(unnamed.status).toBe(404);
  expect(await sandbox.database.$count(merchants)).toBe(known);
});

test('a response uses the envelope and is never cached [calls.rule.envelope]', async () => {
  const { status, body, headers } = await sandbox.request('/wps/system/status?url=perya.localhost');
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, value: { location: { ip: '192.0.2.1' } } });
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test.each(['/wps/nowhere', '/lgw', '/lotto/lgw', '/elsewhere'])(
  '%s is an unknown path and gets a 404 in the envelope [calls.rule.envelope]',
  async (path) => {
    expect(await sandbox.request(path)).toMatchObject({ status: 404, body: { success: false, code: 'not_found' } });
  },
);

test('a known path refuses other methods with status 405 [calls.rule.methods]', async () => {
  const { status, headers } = await sandbox.request(login);
  expect(status).toBe(405);
  expect(headers.get('Allow')).toBe('POST');
});

test.each([
  ['cut off', '{"type":"username"', 400],
  ['an array', '[]', 422],
  ['null', 'null', 422],
  ['a number', '7', 422],
  ['nested 70 levels deep', `${'['.repeat(70)}${']'.repeat(70)}`, 400],
  ['of a wrong type', '{"type":"username","username":1,"password":[]}', 422],
  ['longer than allowed', JSON.stringify({ type: 'username', username: 'a'.repeat(256), password: 'x' }), 422],
  ['with an unknown key', '{"type":"username","username":"a","password":"b","admin":true}', 422],
] as const)('a login body that is %s is refused [calls.account.login]', async (_name, body, status) => {
  const answered = await sandbox.request(login, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  });
  expect(answered).toMatchObject({ status, body: { success: false, code: 'validation' } });
});

test('the response names each invalid field [calls.account.login]', async () => {
  const { body } = await sandbox.request(login, { method: 'POST', json: { type: 'username', username: 7 } });
  expect(body).toMatchObject({ code: 'validation', fields: { username: 'must be string', password: 'input_empty' } });
});

test('prototype-polluting keys are ignored [calls.account.login]', async () => {
  const body =
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"type":"username","username":"player01","password":"Play1234"}';
  const { status } = await sandbox.request(login, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  });
  expect(status).toBe(200);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('a body above 1 MB is refused, even if Content-Length states a smaller size [calls.rule.envelope]', async () => {
  const large = `{"type":"${'a'.repeat(1024 * 1024)}"}`;
  const headers = { 'Content-Type': 'application/json' };
  expect(await sandbox.request(login, { method: 'POST', body: large, headers })).toMatchObject({
    status: 413,
    body: { code: 'validation' },
  });
  const stream = new Blob([large]).stream();
  expect(
    await sandbox.request(login, { method: 'POST', body: stream, headers: { ...headers, 'Content-Length': '10' } }),
  ).toMatchObject({
    status: 413,
  });
});

test('a body that is not UTF-8 or has another content type is refused [calls.rule.envelope]', async () => {
  expect(
    await sandbox.request(login, {
      method: 'POST',
      body: new Uint8Array([0xff, 0xfe, 0x7b]),
      headers: { 'Content-Type': 'application/json' },
    }),
  ).toMatchObject({ status: 400 });
  expect(
    await sandbox.request(login, {
      method: 'POST',
      body: 'username=a',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),
  ).toMatchObject({ status: 415 });
});

test.each([
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a sibling host', { 'Sec-Fetch-Site': 'same-site' }],
  ['a foreign origin', { Origin: 'https://evil.example' }],
  ['an opaque origin', { Origin: 'null' }],
])('a state change from %s is refused [calls.rule.token]', async (_name, headers) => {
  expect(
    await sandbox.request(login, {
      method: 'POST',
      json: { type: 'username', username: 'player01', password: 'Play1234' },
      headers,
    }),
  ).toMatchObject({ status: 403, body: { code: 'cross_site' } });
});

test("a state change from the site's own origin is accepted [calls.rule.token]", async () => {
  const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://perya.localhost' };
  expect(
    await sandbox.request(login, {
      method: 'POST',
      json: { type: 'username', username: 'player01', password: 'Play1234' },
      headers,
    }),
  ).toMatchObject({ status: 200 });
});

test('a query parameter that is repeated, unknown or of the wrong type is refused [calls.rule.get-payload]', async () => {
  const list = '/wps/relay/GCSGAME_gameList?clientType=3&platform=flash,html5-desktop&pageNo=1&pageSize=24';
  expect(await sandbox.request(list)).toMatchObject({ status: 200 });
  expect(await sandbox.request(`${list}&pageNo=2`)).toMatchObject({
    status: 422,
    body: { fields: { pageNo: 'must be integer' } },
  });
  expect(await sandbox.request(`${list}&minBet=cheap`)).toMatchObject({
    status: 422,
    body: { fields: { minBet: 'must be number' } },
  });
  expect(await sandbox.request(`${list}&__proto__=1`)).toMatchObject({ status: 422 });
});

test('a handler result that violates the schema of its call gets status 500 and is logged [calls.rule.envelope]', async () => {
  const call = endpoint({
    name: 'test.wrong',
    requirement: 'test',
    method: 'GET',
    path: '/wps/wrong',
    input: Type.Object({}),
    output: Type.Object({ a: Type.Integer() }),
  });
  const onError = vi.fn();
  const app = appWith(onError, [call], [defineRoute(call, () => ({ a: 1, secret: 'x' }))]);
  const response = await app.request('/wps/wrong', { headers: { Merchant: 'perya', 'X-Request-Id': 'r-1' } });
  expect(response.status).toBe(500);
  expect(onError).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('test.wrong') }),
    'r-1',
  );
});

test('a call without a route gets status 501 in the envelope, but only for callers who may use it [calls.rule.envelope]', async () => {
  const shape = { requirement: 'test', method: 'GET', input: Type.Object({}), output: Type.Null() } as const;
  const open = endpoint({ ...shape, name: 'test.open', path: '/wps/open', token: 'none' });
  const closed = endpoint({ ...shape, name: 'test.closed', path: '/wps/closed', token: 'needed' });
  const app = appWith(vi.fn(), [open, closed], []);
  const answers = await Promise.all(
    ['/wps/open', '/wps/closed'].map(async (path) => app.request(path, { headers: { Merchant: 'perya' } })),
  );
  expect(answers.map(({ status }) => status)).toEqual([501, 401]);
  expect(await answers[0]?.json()).toMatchObject({
    success: false,
    code: 'not_built_yet',
    message: expect.stringContaining('test.open'),
  });
});

test('a route for an unlisted call throws an error that names the call', () => {
  const listed = allCalls.filter(({ name }) => name !== 'account.balance');
  // An empty server is enough, because it is not used before the first request.
  expect(() => mountCalls(new Hono(), {} as Server, listed, allRoutes)).toThrow(
    'all-calls.ts does not contain these calls: account.balance',
  );
});
