import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TOTP, Secret } from 'otpauth';
import { and, eq } from 'drizzle-orm';
import type { SessionAnswer } from '#schemas/member.ts';
import type { TotpSecret, TwoStepState } from '#schemas/two-step.ts';
import { members, totpSecrets } from '../db/schema.ts';
import { openTestSandbox, type TestSandbox } from '../open-test-sandbox.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PASSWORD = 'Play1234';
let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
}, 120_000);
/** Past the throttles of the test before, and into a time step of its own. */
beforeEach(() => sandbox.advanceClock(2 * HOUR));
afterAll(() => sandbox.close());

const codeAt = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: sandbox.now() + steps * 30_000 });
const nextStep = (): void => sandbox.advanceClock(30_000);
const wrongFor = (secret: string): string => {
  const near = [-1, 0, 1].map((steps) => codeAt(secret, steps));
  return ['000000', '000001', '000002', '000003'].find((code) => !near.includes(code)) ?? '';
};

const mine = (account: string) => and(eq(members.merchant, 'perya'), eq(members.account, account));
const phoneOf = async (account: string) => {
  const [row] = await sandbox.database.select().from(members).where(mine(account));
  return { mobileNum: row?.mobile ?? '', countryDialingCode: row?.diallingCode ?? '' };
};
const post = (path: string, token: string, json: object) => sandbox.request(path, { method: 'POST', token, json });
const stateOf = async (token: string) =>
  (await sandbox.request('/wps/member/twoStep', { token })).value as TwoStepState;
const login = (username: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  sandbox.request('/wps/session/login', {
    method: 'POST',
    json: { type: 'username', username, password },
    ip: sandbox.newIp(),
    headers: { 'Session-Mode': 'bearer', ...headers },
  });
const verify = (verifyId: string | undefined, code: string) =>
  sandbox.request('/wps/session/verify', {
    method: 'POST',
    json: { verifyId, code },
    ip: sandbox.newIp(),
    headers: { 'Session-Mode': 'bearer' },
  });
const heldBack = async (username: string, password = PASSWORD) =>
  ((await login(username, password)).value as SessionAnswer).needVerify;

interface Guarded {
  readonly token: string;
  readonly secret: string;
  readonly codes: readonly string[];
}

/** The token under which a bearer session goes on. */
const renewed = ({ headers }: Awaited<ReturnType<typeof post>>): string => headers.get('Session-Token') ?? '';

/** Turns two-step login on for a member who is in. */
const guard = async (token: string): Promise<Guarded> => {
  const { secret } = (await post('/wps/member/twoStep/start', token, { password: PASSWORD })).value as TotpSecret;
  const confirmed = await post('/wps/member/twoStep/confirm', token, { code: codeAt(secret) });
  nextStep();
  return { token: renewed(confirmed), secret, codes: (confirmed.value as { recoveryCodes: string[] }).recoveryCodes };
};
/** Turns it off again for player01, by the last recovery codes, whatever the test did to the others. */
const free = async ({ codes }: Pick<Guarded, 'codes'>): Promise<void> => {
  sandbox.advanceClock(2 * HOUR);
  const needVerify = await heldBack('player01');
  const fresh = ((await verify(needVerify?.verifyId, codes.at(-1) ?? '')).value as SessionAnswer).token;
  expect(await post('/wps/member/twoStep/stop', fresh, { password: PASSWORD, code: codes.at(-2) })).toMatchObject({
    status: 200,
  });
};

test('setting up TOTP needs the password, returns a secret, and does not affect logins before the first code [login.two-step]', async () => {
  const token = await sandbox.logIn('vip01');
  expect((await post('/wps/member/twoStep/start', token, { password: 'wrong' })).body).toMatchObject({
    code: 'validation',
    fields: { password: 'password_wrong' },
  });
  const { secret, uri } = (await post('/wps/member/twoStep/start', token, { password: PASSWORD })).value as TotpSecret;
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  expect(decodeURIComponent(uri)).toMatch(/^otpauth:\/\/totp\/.+:vip01\?issuer=/);
  expect(await stateOf(token)).toMatchObject({ totp: false, recoveryCodesLeft: 0 });
  expect((await login('vip01')).value).not.toHaveProperty('needVerify');
  expect((await post('/wps/member/twoStep/confirm', token, { code: wrongFor(secret) })).body).toMatchObject({
    code: 'code_wrong',
    fields: { code: 'code_wrong' },
  });
});

test('a TOTP setup expires after ten minutes [login.two-step]', async () => {
  const token = await sandbox.logIn('vip01');
  const { secret } = (await post('/wps/member/twoStep/start', token, { password: PASSWORD })).value as TotpSecret;
  sandbox.advanceClock(10 * MINUTE + 1000);
  expect((await post('/wps/member/twoStep/confirm', token, { code: codeAt(secret) })).body).toMatchObject({
    code: 'code_expired',
  });
});

test('the first code turns TOTP on, returns ten recovery codes, and ends other sessions and remembered logins [login.two-step]', async () => {
  const remembered = await sandbox.request('/wps/session/login', {
    method: 'POST',
    json: { type: 'username', username: 'agent01', password: PASSWORD, remember: true },
    ip: sandbox.newIp(),
    headers: { 'Session-Mode': 'bearer' },
  });
  const cookie =
    remembered.headers
      .getSetCookie()
      .find((each) => each.startsWith('__Host-r-'))
      ?.split(';')[0] ?? '';
  const other = (remembered.value as SessionAnswer).token;
  const { token, codes, secret } = await guard(await sandbox.logIn('agent01'));
  expect(new Set(codes).size).toBe(10);
  expect(await stateOf(token)).toMatchObject({ totp: true, recoveryCodesLeft: 10 });
  expect(JSON.stringify(await stateOf(token))).not.toContain(secret);
  expect(await sandbox.request('/wps/member/info', { token: other })).toMatchObject({ status: 401 });
  expect(
    await sandbox.request('/wps/session/remember', {
      method: 'POST',
      json: { username: 'agent01' },
      headers: { Cookie: cookie },
    }),
  ).toMatchObject({ status: 400 });
  expect((await post('/wps/member/twoStep/start', token, { password: PASSWORD })).body).toMatchObject({
    code: 'replayed',
  });
});

test('a proof of identity renews the session id; the old id works for ten more seconds [login.two-step] [session.expiry]', async () => {
  const old = await sandbox.logIn('agent02', { ip: sandbox.newIp() });
  const { secret } = (await post('/wps/member/twoStep/start', old, { password: PASSWORD })).value as TotpSecret;
  const confirmed = await post('/wps/member/twoStep/confirm', old, { code: codeAt(secret) });
  const fresh = renewed(confirmed);
  expect(await sandbox.request('/wps/member/info', { token: old })).toMatchObject({ status: 200 });
  sandbox.advanceClock(11_000);
  expect(await sandbox.request('/wps/member/info', { token: old })).toMatchObject({ status: 401 });
  expect(await sandbox.request('/wps/member/info', { token: fresh })).toMatchObject({ status: 200 });
  nextStep();
  const stopped = await post('/wps/member/twoStep/stop', fresh, { password: PASSWORD, code: codeAt(secret) });
  expect(renewed(stopped)).toMatch(/^[\w-]{20,}$/);
});

test('a renewed session keeps the original expiry [session.expiry]', async () => {
  const token = await sandbox.logIn('agent02', { ip: sandbox.newIp() });
  for (let quarter = 0; quarter < 48; quarter += 1) {
    sandbox.advanceClock(14 * MINUTE);
    await stateOf(token);
  }
  const guarded = await guard(token);
  expect(await stateOf(guarded.token)).toMatchObject({ totp: true });
  for (let quarter = 0; quarter < 4; quarter += 1) {
    sandbox.advanceClock(14 * MINUTE);
    await sandbox.request('/wps/member/info', { token: guarded.token });
  }
  expect(await sandbox.request('/wps/member/info', { token: guarded.token })).toMatchObject({ status: 401 });
  await sandbox.database.delete(totpSecrets);
});

test('a login by password gets no session before its code, and each code works once [login.two-step]', async () => {
  const guarded = await guard(await sandbox.logIn('player01'));
  const needVerify = await heldBack('player01');
  expect(needVerify).toEqual({ verifyId: expect.any(String), channel: 'totp', sentTo: '' });
  const code = codeAt(guarded.secret);
  const { value } = await verify(needVerify?.verifyId, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(await sandbox.request('/wps/member/info', { token: (value as SessionAnswer).token })).toMatchObject({
    status: 200,
  });
  expect((await verify((await heldBack('player01'))?.verifyId, code)).body).toMatchObject({ code: 'code_wrong' });
  await free(guarded);
});

test('a clock may be off by half a minute, not by a minute [login.two-step]', async () => {
  const guarded = await guard(await sandbox.logIn('player01'));
  nextStep();
  expect((await verify((await heldBack('player01'))?.verifyId, codeAt(guarded.secret, -2))).body).toMatchObject({
    code: 'code_wrong',
  });
  expect((await verify((await heldBack('player01'))?.verifyId, codeAt(guarded.secret, -1))).status).toBe(200);
  expect((await verify((await heldBack('player01'))?.verifyId, codeAt(guarded.secret, 2))).body).toMatchObject({
    code: 'code_wrong',
  });
  expect((await verify((await heldBack('player01'))?.verifyId, codeAt(guarded.secret, 1))).status).toBe(200);
  await free(guarded);
});

test('a recovery code works once, however it is typed, and is then used up [login.two-step]', async () => {
  const guarded = await guard(await sandbox.logIn('player01'));
  const [code = ''] = guarded.codes;
  const { value } = await verify((await heldBack('player01'))?.verifyId, ` ${code.toLowerCase().replace('-', ' ')} `);
  expect(await stateOf((value as SessionAnswer).token)).toMatchObject({ recoveryCodesLeft: 9 });
  expect((await verify((await heldBack('player01'))?.verifyId, code)).body).toMatchObject({ code: 'code_wrong' });
  await free(guarded);
});

test('five wrong codes end a pending login [login.two-step]', async () => {
  const guarded = await guard(await sandbox.logIn('player01'));
  const needVerify = await heldBack('player01');
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => verify(needVerify?.verifyId, wrongFor(guarded.secret))),
  );
  expect(
    answers
      .map(({ body }) => (body as { code?: string }).code)
      .sort((one = '', other = '') => one.localeCompare(other)),
  ).toEqual(['code_expired', ...Array.from({ length: 5 }, () => 'code_wrong')]);
  expect((await verify(needVerify?.verifyId, codeAt(guarded.secret))).body).toMatchObject({ code: 'code_expired' });
  await free(guarded);
});

test('new logins do not reset the limit of twenty codes an hour [login.two-step]', async () => {
  const guarded = await guard(await sandbox.logIn('player01'));
  const wrong = wrongFor(guarded.secret);
  let refused = 0;
  for (let at = 0; at < 5; at++) {
    const needVerify = await heldBack('player01');
    for (let tries = 0; tries < 4; tries++)
      if ((await verify(needVerify?.verifyId, wrong)).status === 429) refused += 1;
  }
  expect(refused).toBe(1);
  expect(await verify((await heldBack('player01'))?.verifyId, codeAt(guarded.secret))).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  });
  await free(guarded);
});

test('a login by SMS also needs the TOTP code, and an unknown address adds no third step [login.two-step] [login.unknown-ip]', async () => {
  const guarded = await guard(await sandbox.logIn('player01'));
  const phone = await phoneOf('player01');
  await sandbox.request('/wps/verification/sms/noLogin', { method: 'POST', json: phone, ip: sandbox.newIp() });
  const verificationCode = (await sandbox.outbox.codeFor(phone.countryDialingCode + phone.mobileNum)) ?? '';
  const byPhone = await sandbox.request('/wps/session/login', {
    method: 'POST',
    json: { type: 'sms', ...phone, verificationCode },
    ip: sandbox.newIp(),
  });
  expect(byPhone.value).toMatchObject({ token: '', needVerify: { channel: 'totp' } });
  expect(byPhone.headers.getSetCookie().filter((each) => each.startsWith('__Host-s='))).toEqual([]);
  sandbox.scenarios.set('*', { unknownAddress: true });
  expect(await heldBack('player01')).toMatchObject({ channel: 'totp', sentTo: '' });
  sandbox.scenarios.reset('*');
  await free(guarded);
});

test('a remembered login needs no TOTP code [login.two-step]', async () => {
  const guarded = await guard(await sandbox.logIn('player01'));
  const first = await sandbox.request('/wps/session/login', {
    method: 'POST',
    json: { type: 'username', username: 'player01', password: PASSWORD, remember: true },
    ip: sandbox.newIp(),
  });
  expect(first.headers.getSetCookie()).toEqual([]);
  const verified = await verify((first.value as SessionAnswer).needVerify?.verifyId, codeAt(guarded.secret));
  const cookie =
    verified.headers
      .getSetCookie()
      .find((each) => each.startsWith('__Host-r-'))
      ?.split(';')[0] ?? '';
  const remembered = await sandbox.request('/wps/session/remember', {
    method: 'POST',
    json: { username: 'player01' },
    headers: { Cookie: cookie },
  });
  expect(remembered.value).toMatchObject({ token: 'cookie' });
  expect(remembered.value).not.toHaveProperty('needVerify');
  await free(guarded);
});

test('changing or recovering the password keeps two-step login on [login.two-step] [recovery.phone.success]', async () => {
  const { token, secret } = await guard(await sandbox.logIn('expired01'));
  expect(
    await post('/wps/member/password', token, { old: PASSWORD, new: 'Fresh#2026', confirmNew: 'Fresh#2026' }),
  ).toMatchObject({ status: 200 });
  expect(await heldBack('expired01', 'Fresh#2026')).toMatchObject({ channel: 'totp' });
  const phone = await phoneOf('expired01');
  await sandbox.request('/wps/verification/sms/noLogin', {
    method: 'POST',
    json: { ...phone, purpose: 'recovery' },
    ip: sandbox.newIp(),
  });
  const verificationCode = (await sandbox.outbox.codeFor(phone.countryDialingCode + phone.mobileNum)) ?? '';
  expect(
    await sandbox.request('/wps/member/password/verification', {
      method: 'POST',
      json: { ...phone, verificationCode, newPassword: 'Renewed123' },
      ip: sandbox.newIp(),
    }),
  ).toMatchObject({ status: 200 });
  const needVerify = await heldBack('expired01', 'Renewed123');
  expect(await verify(needVerify?.verifyId, codeAt(secret))).toMatchObject({ status: 200 });
});

test('new recovery codes replace the old ones and need the password and a code [login.two-step]', async () => {
  const { token, secret, codes } = await guard(await sandbox.logIn('first01'));
  expect(
    (await post('/wps/member/twoStep/recoveryCodes', token, { password: PASSWORD, code: wrongFor(secret) })).body,
  ).toMatchObject({ code: 'code_wrong' });
  const { value } = await post('/wps/member/twoStep/recoveryCodes', token, {
    password: PASSWORD,
    code: codeAt(secret),
  });
  const { recoveryCodes } = value as { recoveryCodes: string[] };
  expect(recoveryCodes.filter((code) => codes.includes(code))).toEqual([]);
  expect((await verify((await heldBack('first01'))?.verifyId, codes[0] ?? '')).body).toMatchObject({
    code: 'code_wrong',
  });
  expect((await verify((await heldBack('first01'))?.verifyId, recoveryCodes[0] ?? '')).status).toBe(200);
});

test('turning TOTP off needs the password and a code, and the member is notified by mail [login.two-step]', async () => {
  const { token, secret } = await guard(await sandbox.logIn('agent02'));
  expect(
    (await post('/wps/member/twoStep/stop', token, { password: 'wrong', code: codeAt(secret) })).body,
  ).toMatchObject({ fields: { password: 'password_wrong' } });
  expect(
    (await post('/wps/member/twoStep/stop', token, { password: PASSWORD, code: wrongFor(secret) })).body,
  ).toMatchObject({ code: 'code_wrong' });
  expect((await login('agent02')).value).toHaveProperty('needVerify');
  expect(await post('/wps/member/twoStep/stop', token, { password: PASSWORD, code: codeAt(secret) })).toMatchObject({
    status: 200,
  });
  expect((await login('agent02')).value).not.toHaveProperty('needVerify');
  expect((await sandbox.outbox.list(1))[0]).toMatchObject({
    channel: 'mail',
    body: expect.stringContaining('turned off for agent02'),
    code: null,
  });
});

test('a member without a password needs a recent login instead [login.two-step]', async () => {
  await sandbox.database.update(members).set({ passwordHash: null }).where(mine('default01'));
  const phone = await phoneOf('default01');
  await sandbox.request('/wps/verification/sms/noLogin', { method: 'POST', json: phone, ip: sandbox.newIp() });
  const verificationCode = (await sandbox.outbox.codeFor(phone.countryDialingCode + phone.mobileNum)) ?? '';
  const { value } = await sandbox.request('/wps/session/login', {
    method: 'POST',
    json: { type: 'sms', ...phone, verificationCode },
    ip: sandbox.newIp(),
    headers: { 'Session-Mode': 'bearer' },
  });
  const { token } = value as SessionAnswer;
  expect(await stateOf(token)).toMatchObject({ hasPassword: false });
  expect((await post('/wps/member/twoStep/start', token, {})).status).toBe(200);
  sandbox.advanceClock(10 * MINUTE);
  await stateOf(token);
  sandbox.advanceClock(6 * MINUTE);
  expect((await post('/wps/member/twoStep/start', token, {})).body).toMatchObject({
    fields: { password: 'login_again' },
  });
});

test('a trial account cannot set up two-step login [login.two-step] [roles.trial.value]', async () => {
  const { value } = await sandbox.request('/wps/session/login/freeplay', {
    method: 'POST',
    headers: { 'Session-Mode': 'bearer' },
    json: { os: 'Android', platform: 'W', random: 'r'.repeat(32), gatewayVersion: 3 },
  });
  expect(
    (await post('/wps/member/twoStep/start', (value as SessionAnswer).token, { password: PASSWORD })).body,
  ).toMatchObject({ code: 'trial_account' });
});
