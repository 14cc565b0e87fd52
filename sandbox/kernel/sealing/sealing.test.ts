import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

const LOGIN = '/wps/session/login';
const DAY = 24 * 60 * 60 * 1000;
const credentials = { type: 'username', username: 'player01', password: 'Play1234' };

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const keySet = async (): Promise<readonly JWK[]> =>
  ((await sandbox.request('/wps/system/keys')).value as { keys: JWK[] }).keys;

const seal = async (
  body: unknown,
  over: {
    readonly aud?: unknown;
    readonly iat?: unknown;
    readonly jti?: unknown;
    readonly key?: JWK;
    readonly kid?: string;
  } = {},
): Promise<string> => {
  const key = over.key ?? (await keySet())[0];
  if (key === undefined) throw new Error('no key');
  const claims = {
    aud: LOGIN,
    iat: Math.floor(sandbox.now() / 1000),
    jti: randomUUID(),
    body,
    ...over,
    key: undefined,
    kid: undefined,
  };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: over.kid ?? key.kid ?? '' })
    .encrypt(await importJWK(key, 'ECDH-ES+A256KW'));
};
const send = (body: string, path = LOGIN) =>
  sandbox.request(path, { method: 'POST', body, headers: { 'Content-Type': 'application/jose' }, ip: sandbox.newIp() });

test('the key set contains public keys only [calls.rule.encryption]', async () => {
  const keys = await keySet();
  expect(keys).toHaveLength(1);
  expect(keys[0]).toEqual({
    kid: expect.any(String),
    kty: 'EC',
    crv: 'P-256',
    alg: 'ECDH-ES+A256KW',
    use: 'enc',
    x: expect.any(String),
    y: expect.any(String),
  });
});

test('a sealed login is accepted [calls.rule.encryption] [calls.rule.encrypted]', async () => {
  expect(await send(await seal(credentials))).toMatchObject({ status: 200, value: { token: 'cookie' } });
});

test('a sealed body is accepted only once, even if sent concurrently [calls.rule.encryption]', async () => {
  const sealed = await seal(credentials);
  const statuses = (await Promise.all([send(sealed), send(sealed)])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await send(sealed)).toMatchObject({ status: 409, body: { code: 'replayed' } });
});

test('a sealed body for another path is refused [calls.rule.encryption]', async () => {
  expect(await send(await seal(credentials, { aud: '/wps/member/password' }))).toMatchObject({
    status: 400,
    body: { code: 'validation' },
  });
});

test.each([-6, 6])('a sealed body created %i minutes from now is refused [calls.rule.encryption]', async (minutes) => {
  expect(await send(await seal(credentials, { iat: Math.floor(sandbox.now() / 1000) + minutes * 60 }))).toMatchObject({
    status: 400,
    body: { code: 'validation' },
  });
});

test.each([{ jti: undefined }, { jti: 'short' }, { jti: 7 }, { iat: 'now' }])(
  'a sealed body with %j is refused [calls.rule.encryption]',
  async (over) => {
    expect(await send(await seal(credentials, over))).toMatchObject({ status: 400, body: { code: 'validation' } });
  },
);

test('a body sealed with an unknown key is refused with a distinct code, so that the client fetches the key set again [calls.rule.encryption]', async () => {
  expect(await send(await seal(credentials, { kid: 'somebody-elses' }))).toMatchObject({
    status: 400,
    body: { code: 'unknown_key' },
  });
});

test.each(['', 'a.b.c.d.e', 'not a jwe', '....'])(
  '%j is refused, because it is not a sealed body [calls.rule.encryption]',
  async (body) => {
    expect(await send(body)).toMatchObject({ status: 400, body: { code: 'validation' } });
  },
);

test('a sealed body is validated like a plain body [calls.rule.encryption]', async () => {
  expect(await send(await seal({ ...credentials, username: 7 }))).toMatchObject({
    status: 422,
    body: { fields: { username: 'must be string' } },
  });
});

test('plain bodies are refused if sealing is required, and no keys are published if sealing is off [calls.rule.encryption]', async () => {
  sandbox.scenarios.set('perya', { sealing: 'required' });
  expect(await sandbox.request(LOGIN, { method: 'POST', json: credentials })).toMatchObject({ status: 415 });
  sandbox.scenarios.set('perya', { sealing: 'off' });
  expect(await keySet()).toEqual([]);
  sandbox.scenarios.reset('perya');
});

test('free play accepts a sealed random string once [free-play.random] [calls.account.free-play]', async () => {
  const path = '/wps/session/login/freeplay';
  const ask = async (random: string) =>
    sandbox.request(path, { method: 'POST', json: { os: 'Linux', platform: 'W', random, gatewayVersion: 3 } });
  const random = await seal('r'.repeat(32), { aud: path });
  expect(await ask(random)).toMatchObject({ status: 200 });
  expect(await ask(random)).toMatchObject({ status: 409, body: { code: 'replayed' } });
  expect(await sandbox.ledger.checkInvariants()).toEqual([]);
});

test('a new key is created after thirty days; the previous key still decrypts, but older keys do not [calls.rule.encryption]', async () => {
  const [first] = await keySet();
  sandbox.advanceClock(30 * DAY + 1);
  const [second, ...rest] = await keySet();
  expect(second?.kid).not.toBe(first?.kid);
  expect(rest.map(({ kid }) => kid)).toEqual([first?.kid]);
  expect(await send(await seal(credentials, { ...(first && { key: first }) }))).toMatchObject({ status: 200 });
  sandbox.advanceClock(30 * DAY + 1);
  expect((await keySet()).map(({ kid }) => kid)).not.toContain(first?.kid);
  expect(await send(await seal(credentials, { ...(first && { key: first }) }))).toMatchObject({
    status: 400,
    body: { code: 'unknown_key' },
  });
});
