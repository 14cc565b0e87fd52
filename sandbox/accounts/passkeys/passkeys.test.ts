import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { messages } from '#schemas/calls/messages.ts';
import type { SessionAnswer } from '#schemas/member.ts';
import type { PasskeyAssertion, PasskeyCreation, PasskeyRequest } from '#schemas/passkey.ts';
import type { PasskeyEntry, TotpSecret, TwoStepState } from '#schemas/two-step.ts';
import { members } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { createSoftwareAuthenticator, type SoftwareAuthenticator } from '#tests/support/software-authenticator.ts';

const MINUTE = 60_000;
const ORIGIN = 'http://perya.localhost';
const PASSWORD = 'Play1234';
const home = { origin: ORIGIN };
let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});
beforeEach(() => sandbox.advanceClock(20 * MINUTE));
afterAll(() => sandbox.close());

const post = (path: string, token: string, json: object) => sandbox.request(path, { method: 'POST', token, json });
const optionsFor = async (token: string) =>
  (await post('/wps/member/passkeys/options', token, { password: PASSWORD })).value as PasskeyCreation;
const add = (token: string, attestation: object, name = 'My phone') =>
  post('/wps/member/passkeys', token, { name, attestation });
const register = async (account: string): Promise<{ key: SoftwareAuthenticator; token: string; id: string }> => {
  const token = await sandbox.logIn(account, { ip: sandbox.newIp() });
  const key = createSoftwareAuthenticator();
  const added = await add(token, key.create(await optionsFor(token), home));
  expect(added).toMatchObject({ status: 200, value: { name: 'My phone', lastUsedAt: null } });
  return { key, token: added.headers.get('Session-Token') ?? '', id: (added.value as PasskeyEntry).id };
};
const ask = async (merchant = 'perya') =>
  (await sandbox.request('/wps/session/passkey/options', { method: 'POST', merchant, json: {}, ip: sandbox.newIp() }))
    .value as PasskeyRequest;
const enter = (assertion: PasskeyAssertion, merchant = 'perya') =>
  sandbox.request('/wps/session/passkey', {
    method: 'POST',
    merchant,
    json: { assertion },
    ip: sandbox.newIp(),
    headers: { 'Session-Mode': 'bearer' },
  });
const byPassword = async (account: string) =>
  (
    await sandbox.request('/wps/session/login', {
      method: 'POST',
      json: { type: 'username', username: account, password: PASSWORD },
      ip: sandbox.newIp(),
      headers: { 'Session-Mode': 'bearer' },
    })
  ).value as SessionAnswer;
const verify = (verifyId: string | undefined, passkey: PasskeyAssertion) =>
  sandbox.request('/wps/session/verify', {
    method: 'POST',
    json: { verifyId, passkey },
    ip: sandbox.newIp(),
    headers: { 'Session-Mode': 'bearer' },
  });
const turnOnTotp = async (token: string): Promise<void> => {
  const { secret } = (await post('/wps/member/twoStep/start', token, { password: PASSWORD })).value as TotpSecret;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: sandbox.now() });
  expect((await post('/wps/member/twoStep/confirm', token, { code })).status).toBe(200);
};

test('a passkey logs in without a user name or a password, from any IP address [login.two-step]', async () => {
  const { key } = await register('vip01');
  const request = await ask();
  expect(request).toMatchObject({ rpId: 'perya.localhost', allowCredentials: [] });
  sandbox.scenarios.set('*', { unknownAddress: true });
  const { value } = await enter(key.get(request, home));
  sandbox.scenarios.reset('*');
  expect(value).not.toHaveProperty('needVerify');
  expect((await sandbox.request('/wps/member/info', { token: (value as SessionAnswer).token })).value).toMatchObject({
    account: 'vip01',
  });
});

test('passkeys are listed with the time of their last use, and a removed passkey is refused [login.two-step]', async () => {
  const { key, token, id } = await register('agent01');
  await enter(key.get(await ask(), home));
  const { passkeys } = (await sandbox.request('/wps/member/twoStep', { token })).value as TwoStepState;
  expect(passkeys).toEqual([{ id, name: 'My phone', createdAt: expect.any(Number), lastUsedAt: expect.any(Number) }]);
  expect(passkeys[0]?.lastUsedAt).toBeGreaterThanOrEqual(passkeys[0]?.createdAt ?? Infinity);
  const stranger = await sandbox.logIn('agent02', { ip: sandbox.newIp() });
  await post('/wps/member/passkeys/remove', stranger, { id });
  expect((await enter(key.get(await ask(), home))).status).toBe(200);
  expect(await post('/wps/member/passkeys/remove', token, { id })).toMatchObject({ status: 200 });
  expect((await enter(key.get(await ask(), home))).body).toMatchObject({ code: 'login_refused' });
});

test('adding a passkey notifies the member in the inbox and by e-mail [login.two-step]', async () => {
  const { token } = await register('vip01');
  expect((await sandbox.request(`${messages.path}?pageNo=1&pageSize=10`, { token })).value).toMatchObject({
    list: expect.arrayContaining([expect.objectContaining({ title: 'A passkey was added to your account' })]),
  });
  expect((await sandbox.outbox.list(1))[0]).toMatchObject({
    channel: 'mail',
    body: expect.stringContaining('A passkey was added to your account.'),
  });
});

test("adding a passkey needs the password and stores the passkey's name [login.two-step]", async () => {
  const token = await sandbox.logIn('first01', { ip: sandbox.newIp() });
  expect((await post('/wps/member/passkeys/options', token, { password: 'wrong' })).body).toMatchObject({
    fields: { password: 'password_wrong' },
  });
  const key = createSoftwareAuthenticator();
  expect((await add(token, key.create(await optionsFor(token), home), ' Work laptop ')).value).toMatchObject({
    name: 'Work laptop',
  });
  expect((await optionsFor(token)).excludeCredentials).toHaveLength(1);
  expect((await add(token, key.create(await optionsFor(token), home))).body).toMatchObject({ code: 'replayed' });
});

test.each([
  ['another page', { origin: 'http://evil.localhost' }],
  ['the host without TLS elsewhere', { origin: 'http://perya.example' }],
  ['another host', { origin: ORIGIN, rpId: 'evil.localhost' }],
])(
  'a passkey signature for %s is refused, at login and when a passkey is added [login.two-step]',
  async (_what, manner) => {
    const { key, token } = await register('agent02');
    const answers = [
      await enter(key.get(await ask(), manner)),
      await add(token, createSoftwareAuthenticator().create(await optionsFor(token), manner)),
    ];
    expect(answers.map(({ body }) => (body as { code?: string }).code)).toEqual(['login_refused', 'validation']);
  },
);

test('a challenge works only once, within five minutes and for its purpose [login.two-step]', async () => {
  const { key, token } = await register('vip01');
  const used = await ask();
  expect((await enter(key.get(used, home))).status).toBe(200);
  expect((await enter(key.get(used, home))).body).toMatchObject({ code: 'login_refused' });
  const old = await ask();
  sandbox.advanceClock(5 * MINUTE + 1000);
  expect((await enter(key.get(old, home))).body).toMatchObject({ code: 'login_refused' });
  const { challenge } = await optionsFor(token);
  expect((await enter(key.get({ ...(await ask()), challenge }, home))).body).toMatchObject({ code: 'login_refused' });
});

test('a passkey whose signature counter does not advance is refused, because it may be a clone [login.two-step]', async () => {
  const { key } = await register('vip01');
  expect((await enter(key.get(await ask(), home))).status).toBe(200);
  expect((await enter(key.get(await ask(), { ...home, stale: true }))).body).toMatchObject({ code: 'login_refused' });
  expect((await enter(key.get(await ask(), home))).status).toBe(200);
});

test('an unknown passkey and a wrong signature get the same message [login.two-step]', async () => {
  const { key } = await register('vip01');
  const good = key.get(await ask(), home);
  const other = createSoftwareAuthenticator().get(await ask(), home);
  const forged = { ...good, response: { ...good.response, signature: other.response.signature } };
  const [unknown, wrong] = [
    await enter({ ...other, response: { ...other.response, userHandle: good.response.userHandle ?? '' } }),
    await enter(forged),
  ];
  expect(unknown).toMatchObject({ status: 400, body: { code: 'login_refused' } });
  expect(wrong.body).toEqual(unknown.body);
});

test('a passkey is not accepted at another merchant [login.two-step]', async () => {
  const { key } = await register('vip01');
  const request = await ask('siam');
  expect(request.rpId).toBe('siam.localhost');
  expect((await enter(key.get(request, { origin: 'http://siam.localhost' }), 'siam')).body).toMatchObject({
    code: 'login_refused',
  });
});

test('with two-step login on, a passkey with user verification is enough, and a passkey without it also requires a TOTP code [login.two-step]', async () => {
  const { key, token } = await register('player01');
  await turnOnTotp(token);
  expect((await enter(key.get(await ask(), home))).value).not.toHaveProperty('needVerify');
  const locked = (await enter(key.get(await ask(), { ...home, verified: false }))).value as SessionAnswer;
  expect(locked).toMatchObject({ token: '', needVerify: { channel: 'totp' } });
  expect(locked.needVerify).not.toHaveProperty('passkey');
});

test("after the password, one of the member's passkeys can replace the code, once [login.two-step]", async () => {
  const stranger = await register('vip01');
  const { key, token } = await register('expired01');
  await turnOnTotp(token);
  const { needVerify } = await byPassword('expired01');
  expect(needVerify?.passkey).toMatchObject({
    rpId: 'perya.localhost',
    allowCredentials: [{ type: 'public-key', transports: ['internal', 'hybrid'] }],
  });
  const request = needVerify?.passkey as PasskeyRequest;
  const second = (await byPassword('expired01')).needVerify;
  expect((await verify(second?.verifyId, key.get(request, { ...home, verified: false }))).body).toMatchObject({
    code: 'code_wrong',
  });
  expect(
    (await verify(second?.verifyId, stranger.key.get(second?.passkey as PasskeyRequest, home))).body,
  ).toMatchObject({ code: 'code_wrong' });
  const done = await verify(needVerify?.verifyId, key.get(request, { ...home, verified: false }));
  expect((done.value as SessionAnswer).token).toMatch(/^[\w-]{20,}$/);
  expect((await verify(needVerify?.verifyId, key.get(request, home))).body).toMatchObject({ code: 'code_expired' });
});

test('a passkey also replaces a code sent to the phone [login.two-step] [login.unknown-ip.flow]', async () => {
  const { key } = await register('agent01');
  sandbox.scenarios.set('*', { unknownAddress: true });
  const { needVerify } = await byPassword('agent01');
  sandbox.scenarios.reset('*');
  expect(needVerify).toMatchObject({ channel: 'sms' });
  expect((await verify(needVerify?.verifyId, key.get(needVerify?.passkey as PasskeyRequest, home))).status).toBe(200);
});

test('a locked account cannot log in by passkey [login.two-step]', async () => {
  const { key } = await register('agent02');
  await sandbox.database
    .update(members)
    .set({ status: 'locked' })
    .where(and(eq(members.merchant, 'perya'), eq(members.account, 'agent02')));
  expect((await enter(key.get(await ask(), home))).body).toMatchObject({ code: 'login_refused' });
});
