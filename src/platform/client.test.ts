import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { endpoint } from '#schemas/call.ts';
import { hearPlatformTime, platformNow } from '#schemas/platform-clock.ts';
import { Problem } from '#schemas/problem.ts';
import { createClient, type ClientParts } from './client.ts';
import { IdempotencyKey } from './idempotency-key.ts';

const read = endpoint({
  name: 'test.read',
  requirement: 'calls.rule.get',
  method: 'GET',
  path: '/wps/thing/{id}',
  input: Type.Object({ id: Type.String(), pageNo: Type.Integer() }),
  output: Type.Object({ n: Type.Number() }),
});
const guarded = endpoint({
  ...read,
  name: 'test.guarded',
  path: '/wps/guarded',
  token: 'needed',
  input: Type.Object({}),
});
const sealed = endpoint({
  ...read,
  name: 'test.sealed',
  method: 'POST',
  path: '/wps/sealed',
  sealed: true,
  input: Type.Object({ password: Type.String() }),
});
const moving = endpoint({
  ...read,
  name: 'test.moving',
  method: 'POST',
  path: '/wps/moving',
  idempotent: true,
  input: Type.Object({}),
});

const uploading = endpoint({
  ...read,
  name: 'test.uploading',
  method: 'POST',
  path: '/wps/uploading',
  body: 'multipart',
  input: Type.Object({ files: Type.Array(Type.Unsafe<File>({})) }),
});

const answer = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), init);
const fine = (): Response => answer({ success: true, value: { n: 1 } });

const start = (reply: (request: Request) => Response | Promise<Response>, over: Partial<ClientParts> = {}) => {
  const sent: Request[] = [];
  const problems: Problem[] = [];
  const client = createClient({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(request);
      return reply(request);
    },
    origin: 'http://perya.localhost',
    merchant: 'perya',
    sessionMode: 'cookie',
    timeout: 200,
    language: () => 'TY',
    token: () => null,
    renewToken: () => undefined,
    seal: async () => null,
    forgetKeys: () => undefined,
    onProblem: (problem) => problems.push(problem),
    ...over,
  });
  return { client, sent, problems };
};

const problemOf = async (call: Promise<unknown>): Promise<Problem> => {
  try {
    await call;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('the call did not fail');
};

test('a GET call sends its input as a query, never as a body [calls.rule.get-payload] [calls.rule.get]', async () => {
  const { client, sent } = start(fine);
  await client(read, { id: 'a/b', pageNo: 2 });
  expect(sent[0]?.url).toBe('http://perya.localhost/wps/thing/a%2Fb?pageNo=2');
  expect(sent[0]?.body).toBeNull();
});

test('every call sends merchant, language and platform, and no token in cookie mode [calls.rule.header] [brand.config.merchant]', async () => {
  const { client, sent } = start(fine, { token: () => 'cookie' });
  await client(guarded, {});
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
    merchant: 'perya',
    language: 'TY',
    platform: 'web',
  });
  expect(sent[0]?.headers.has('authorization')).toBe(false);
});

test('in bearer mode the token is sent in a header and never in the URL [calls.rule.header]', async () => {
  const { client, sent } = start(fine, { sessionMode: 'bearer', token: () => 'secret-token' });
  await client(guarded, {});
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret-token');
  expect(sent[0]?.url).not.toContain('secret-token');
});

test('a call that needs a token is not sent without one [calls.rule.token]', async () => {
  const { client, sent } = start(fine);
  expect((await problemOf(client(guarded, {}))).code).toBe('not_logged_in');
  expect(sent).toEqual([]);
});

test('a sealed call is sent as compact JWE, and as plain JSON if the platform has no key [calls.rule.encryption]', async () => {
  const closed = start(fine, { seal: async (path, body) => `${path}.${JSON.stringify(body)}` });
  await closed.client(sealed, { password: 'Play1234' });
  expect(closed.sent[0]?.headers.get('content-type')).toBe('application/jose');
  expect(await closed.sent[0]?.text()).toBe('/wps/sealed.{"password":"Play1234"}');
  const open = start(fine);
  await open.client(sealed, { password: 'Play1234' });
  expect(open.sent[0]?.headers.get('content-type')).toBe('application/json');
});

test('after an unknown-key error the key set is fetched again, once [calls.rule.encryption]', async () => {
  let forgotten = 0;
  const { client, sent } = start(() => answer({ success: false, code: 'unknown_key', message: '' }, { status: 400 }), {
    seal: async () => 'jwe',
    forgetKeys: () => (forgotten += 1),
  });
  expect((await problemOf(client(sealed, { password: 'x' }))).code).toBe('unknown_key');
  expect([forgotten, sent.length]).toEqual([1, 2]);
});

test('a call that moves value sends its idempotency key in a header', async () => {
  const { client, sent } = start(fine);
  const idempotencyKey = IdempotencyKey.of(moving, '5');
  await client(moving, {}, { idempotencyKey });
  expect(sent[0]?.headers.get('idempotency-key')).toBe(idempotencyKey.value);
  expect(idempotencyKey.value).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  [
    'success false',
    () => answer({ success: false, code: 'login_refused', message: 'no', value: { captcha: true } }),
    { code: 'login_refused', detail: { captcha: true } },
  ],
  [
    'a status that is not 2xx',
    () => answer({ success: true, value: { n: 1 } }, { status: 500 }),
    { code: 'internal', status: 500 },
  ],
  [
    'a failure with the id of its request',
    () =>
      answer({ success: false, code: 'internal', message: '' }, { status: 500, headers: { 'X-Request-Id': 'r-1' } }),
    { code: 'internal', requestId: 'r-1' },
  ],
  ['401 without a code', () => answer('', { status: 401 }), { code: 'not_logged_in', status: 401 }],
  [
    '429 with a wait',
    () => answer({ success: false, message: '' }, { status: 429, headers: { 'Retry-After': '30' } }),
    { code: 'too_many_requests', retryAfter: 30 },
  ],
  [
    '429 without a wait in the future',
    () => answer({ success: false, message: '' }, { status: 429, headers: { 'Retry-After': '-1' } }),
    { code: 'too_many_requests', retryAfter: null },
  ],
  ['no JSON', () => answer('<html>'), { code: 'malformed' }],
  ['an empty body', () => answer(''), { code: 'malformed' }],
  ['JSON without the envelope', () => answer({ n: 1 }), { code: 'malformed' }],
  ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch')), { code: 'network' }],
])('%s is reported as one Problem [calls.rule.envelope] [errors.network]', async (_name, reply, facts) => {
  const { client, problems } = start(reply);
  const problem = await problemOf(client(read, { id: '1', pageNo: 1 }));
  expect(problem).toMatchObject(facts);
  expect(problems).toEqual([problem]);
});

test('a response that does not match its schema is malformed [calls.rule.envelope]', async () => {
  const { client } = start(() => answer({ success: true, value: { n: 'one' } }), {
    accepts: (_call, value) => typeof (value as { n: unknown }).n === 'number',
  });
  expect((await problemOf(client(read, { id: '1', pageNo: 1 }))).code).toBe('malformed');
});

const silence = (request: Request): Promise<Response> =>
  new Promise((_resolve, reject) => {
    const stop = (): void => reject(request.signal.reason as Error);
    if (request.signal.aborted) stop();
    request.signal.addEventListener('abort', stop);
  });
/** Sends headers and the beginning of a body that never ends. */
const stalled = (request: Request): Response =>
  new Response(
    new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode('{"success":'));
        request.signal.addEventListener('abort', () => body.error(request.signal.reason));
      },
    }),
  );

describe.each([
  ['no response', silence],
  ['a response whose body does not end', stalled],
])('a call that gets %s', (_name, reply) => {
  test.each([
    ['without a signal', () => ({})],
    ['with a signal', () => ({ signal: new AbortController().signal })],
  ])('in time, %s, fails like a lost connection [calls.rule.timeout] [errors.network]', async (_how, options) => {
    const { client } = start(reply);
    expect((await problemOf(client(read, { id: '1', pageNo: 1 }, options()))).code).toBe('timeout');
  });

  test('can be cancelled', async () => {
    const { client } = start(reply);
    const caller = new AbortController();
    const failed = problemOf(client(read, { id: '1', pageNo: 1 }, { signal: caller.signal }));
    setTimeout(() => caller.abort(), 20);
    expect((await failed).code).toBe('cancelled');
  });
});

test('a call that was cancelled before it is sent fails as cancelled', async () => {
  const { client } = start(silence);
  const options = { signal: AbortSignal.abort() };
  expect((await problemOf(client(read, { id: '1', pageNo: 1 }, options))).code).toBe('cancelled');
});

test('a call with files has time for their upload on a slow connection [calls.rule.timeout]', async () => {
  const late = (): Promise<Response> => new Promise((resolve) => setTimeout(() => resolve(fine()), 400));
  const { client } = start((request) => Promise.race([silence(request), late()]));
  const filesOf = (bytes: number) => [1, 2].map((n) => new File([new Uint8Array(bytes / 2)], `${n}.png`));
  expect((await problemOf(client(uploading, { files: filesOf(160) }))).code).toBe('timeout');
  expect(await client(uploading, { files: filesOf(16_000) })).toEqual({ n: 1 });
});

test('an answered call no longer follows the signal of its caller', async () => {
  const { client, sent } = start(fine);
  const caller = new AbortController();
  await client(read, { id: '1', pageNo: 1 }, { signal: caller.signal });
  caller.abort();
  expect(sent[0]?.signal.aborted).toBe(false);
});

test('keys that allow prototype pollution are dropped from responses', async () => {
  const { client } = start(() =>
    answer(
      '{"success":true,"value":{"n":1,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}',
    ),
  );
  const value = await client(read, { id: '1', pageNo: 1 });
  expect(Object.keys(value)).toEqual(['n']);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('a bearer session continues with the token in a response; in cookie mode and without a session that token is ignored [calls.rule.header]', async () => {
  const taken: string[] = [];
  const reply = (): Response => answer({ success: true, value: { n: 1 } }, { headers: { 'Session-Token': 'next' } });
  const parts = { token: () => 'first', renewToken: (token: string) => taken.push(token) };
  await start(reply, { ...parts, sessionMode: 'bearer' }).client(guarded, {});
  expect(taken).toEqual(['next']);
  await start(reply, parts).client(guarded, {});
  await start(reply, { ...parts, sessionMode: 'bearer', token: () => null }).client(
    moving,
    {},
    { idempotencyKey: IdempotencyKey.of(moving, '5') },
  );
  expect(taken).toEqual(['next']);
});

test('a response to a call of an earlier session is reported as outdated, and its token is ignored [session.expiry]', async () => {
  let generation = 1;
  const heard: unknown[] = [];
  const reply = (status: number, isLate: boolean) => () => {
    if (isLate) generation += 1;
    return answer({ success: true, value: { n: 1 } }, { status, headers: { 'Session-Token': 'next' } });
  };
  const send = (status: number, isLate: boolean) =>
    start(reply(status, isLate), {
      sessionMode: 'bearer',
      token: () => 'first',
      generation: () => generation,
      renewToken: (token) => heard.push(token),
      onProblem: ({ code }, _call, isOutdated) => heard.push([code, isOutdated]),
    }).client(guarded, {});
  await problemOf(send(401, false));
  await problemOf(send(401, true));
  await send(200, false);
  await send(200, true);
  expect(heard).toEqual([['not_logged_in', false], ['not_logged_in', true], 'next']);
});

test("the platform's time is read only from responses that may not be cached", async () => {
  const yearsAway = new Date(Date.now() + 3 * 365 * 86_400_000).toUTCString();
  const dated = (headers: Record<string, string>) => () =>
    answer({ success: true, value: { n: 1 } }, { headers: { Date: yearsAway, ...headers } });
  const ahead = (): number => Math.round((platformNow() - Date.now()) / 86_400_000 / 365);
  await start(dated({ 'Cache-Control': 'max-age=60' })).client(read, { id: 'a', pageNo: 1 });
  expect(ahead()).toBe(0);
  await start(dated({ 'Cache-Control': 'private, no-store' })).client(read, { id: 'a', pageNo: 1 });
  expect(ahead()).toBe(3);
  hearPlatformTime(new Date().toUTCString(), 0);
  expect(ahead()).toBe(0);
});
