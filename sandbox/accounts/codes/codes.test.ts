import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { codes } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const known = async () => {
  const token = await sandbox.logIn('vip01', { ip: sandbox.newIp() });
  const { id } = (await sandbox.request('/wps/member/info', { token })).value as { id: string };
  const row = await sandbox.database.query.members.findFirst({
    where: (members, { eq }) => eq(members.id, Number(id)),
  });
  return { mobileNum: row?.mobile ?? '', countryDialingCode: row?.diallingCode ?? '' };
};

/** Returns phone numbers far enough apart that the range limits do not apply. */
const fresh = (() => {
  let next = 9_170_000_100;
  return () => ({ mobileNum: String((next += 10_007)), countryDialingCode: '63' });
})();
type Phone = ReturnType<typeof fresh>;

const forLogin = (phone: Phone, ip = sandbox.newIp()) =>
  sandbox.request('/wps/verification/sms/noLogin', { method: 'POST', json: phone, ip });
const forRegister = (phone: Phone, ip = sandbox.newIp()) =>
  sandbox.request('/wps/verification/sms/register', {
    method: 'POST',
    json: { registerType: 'mobileNum', ...phone },
    ip,
  });
const codeOf = async ({ mobileNum, countryDialingCode }: Phone) =>
  (await sandbox.outbox.codeFor(countryDialingCode + mobileNum)) ?? '';
const logIn = (phone: Phone, verificationCode: string, ip = sandbox.newIp()) =>
  sandbox.request('/wps/session/login', { method: 'POST', json: { type: 'sms', ...phone, verificationCode }, ip });

test('a six-digit code is sent to the phone, and another can be requested after a minute [calls.account.sms-nologin] [calls.account.login-code-path] [sms-code.response] [sms-code.timer.duration]', async () => {
  const phone = await known();
  expect((await forLogin(phone)).value).toEqual({ expiredMinutes: 1 });
  expect(await codeOf(phone)).toMatch(/^\d{6}$/);
  const early = await forLogin(phone);
  expect(early).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(early.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  sandbox.advanceClock(MINUTE + 1000);
  expect(await forLogin(phone)).toMatchObject({ status: 200 });
});

test('a code logs a member in once, and the response has no password flags [login.payload.sms] [toggles.MOBILEVERCODELOGIN3]', async () => {
  sandbox.advanceClock(24 * HOUR);
  const phone = await known();
  await forLogin(phone);
  const code = await codeOf(phone);
  expect((await logIn(phone, code)).value).toEqual({
    token: 'cookie',
    firstTimeLogin: false,
    passwordExpired: false,
    defaultPassword: false,
  });
  expect(await logIn(phone, code)).toMatchObject({ status: 422, body: { code: 'code_expired' } });
});

test('a number with a leading zero belongs to the same phone as the number without it [login.payload.sms]', async () => {
  sandbox.advanceClock(24 * HOUR);
  const phone = await known();
  await forLogin({ ...phone, mobileNum: `0${phone.mobileNum}` });
  expect(await logIn({ ...phone, mobileNum: `0${phone.mobileNum}` }, await codeOf(phone))).toMatchObject({
    status: 200,
  });
});

test('a code is valid for ten minutes [sms-code.response]', async () => {
  sandbox.advanceClock(24 * HOUR);
  const phone = await known();
  await forLogin(phone);
  sandbox.advanceClock(10 * MINUTE + 1000);
  expect(await logIn(phone, await codeOf(phone))).toMatchObject({
    status: 422,
    body: { code: 'code_expired', fields: { verificationCode: 'code_expired' } },
  });
});

test('five wrong guesses use up a code, even if they run in parallel', async () => {
  sandbox.advanceClock(24 * HOUR);
  const phone = await known();
  await forLogin(phone);
  const code = await codeOf(phone);
  const wrong = code === '000000' ? '000001' : '000000';
  const guesses = await Promise.all(Array.from({ length: 5 }, () => logIn(phone, wrong)));
  expect(guesses.map(({ body }) => (body.success ? null : body.code))).toEqual(
    Array.from({ length: 5 }, () => 'code_wrong'),
  );
  sandbox.advanceClock(31_000);
  expect(await logIn(phone, code)).toMatchObject({ status: 422, body: { code: 'code_expired' } });
});

test('a login code requested for an unknown number gets the same response, but no code is sent [calls.account.sms-nologin]', async () => {
  const phone = fresh();
  expect((await forLogin(phone)).value).toEqual({ expiredMinutes: 1 });
  expect(await sandbox.outbox.codeFor(`63${phone.mobileNum}`)).toBeNull();
  expect(await forLogin(phone)).toMatchObject({ status: 429 });
  expect(await logIn(phone, '123456')).toMatchObject({ status: 422, body: { code: 'code_wrong' } });
});

test('a registration code requested for a registered number gets the same response, but no code is sent [calls.common.sms-register]', async () => {
  sandbox.advanceClock(24 * HOUR);
  const phone = await known();
  const before = (await sandbox.outbox.list()).filter(({ code }) => code !== null).length;
  expect((await forRegister(phone)).value).toEqual({ expiredMinutes: 1 });
  expect((await sandbox.outbox.list()).filter(({ code }) => code !== null)).toHaveLength(before);
});

test.each(['username', 'mobileNum'])(
  'a code is sent for a registration by %s [calls.common.sms-register-variants]',
  async (registerType) => {
    const phone = fresh();
    const json = { registerType, ...phone };
    expect(
      await sandbox.request('/wps/verification/sms/register', { method: 'POST', json, ip: sandbox.newIp() }),
    ).toMatchObject({ status: 200, value: { expiredMinutes: 1 } });
    expect(await codeOf(phone)).toMatch(/^\d{6}$/);
    const other = await sandbox.request('/wps/verification/sms/register', {
      method: 'POST',
      json: { ...json, registerType: `${registerType}s` },
      ip: sandbox.newIp(),
    });
    expect(other).toMatchObject({
      status: 422,
      body: { code: 'validation', fields: { registerType: expect.any(String) } },
    });
  },
);

test('a phone number gets at most three codes in ten minutes and five a day [sms-code.refused]', async () => {
  const phone = fresh();
  const statuses = [];
  for (let at = 0; at < 4; at++) {
    statuses.push((await forRegister(phone)).status);
    sandbox.advanceClock(MINUTE + 1000);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  sandbox.advanceClock(10 * MINUTE);
  expect((await forRegister(phone)).status).toBe(200);
  sandbox.advanceClock(11 * MINUTE);
  expect((await forRegister(phone)).status).toBe(200);
  sandbox.advanceClock(11 * MINUTE);
  const sixth = await forRegister(phone);
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get('Retry-After'))).toBeGreaterThan(20 * 60 * 60);
});

test('an IP address gets at most ten codes an hour across all numbers [sms-code.refused]', async () => {
  const ip = sandbox.newIp();
  const statuses = [];
  for (let at = 0; at < 11; at++) statuses.push((await forRegister(fresh(), ip)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('a code is valid only for its own purpose [calls.account.sms-nologin]', async () => {
  sandbox.advanceClock(24 * HOUR);
  const phone = await known();
  await sandbox.request('/wps/verification/sms/noLogin', {
    method: 'POST',
    json: { ...phone, purpose: 'recovery' },
    ip: sandbox.newIp(),
  });
  expect(await logIn(phone, await codeOf(phone))).toMatchObject({ body: { code: 'code_wrong' } });
});

test('no code is sent to a country that the merchant does not serve [sms-code.request]', async () => {
  expect(await forRegister({ mobileNum: '2025550100', countryDialingCode: '1' })).toMatchObject({
    status: 422,
    body: { fields: { countryDialingCode: expect.any(String) } },
  });
});

test.each(['', '12', '9170000000000000000000', '91700x0000', '+639170000000'])(
  '%j is not a mobile number and gets no code [sms-code.order]',
  async (mobileNum) => {
    expect(await forRegister({ mobileNum, countryDialingCode: '63' })).toMatchObject({
      status: 422,
      body: { fields: { mobileNum: expect.any(String) } },
    });
  },
);

test('login by code is rejected if its module is off [toggles.MOBILEVERCODELOGIN3]', async () => {
  const { status, body } = await sandbox.request('/wps/session/login', {
    method: 'POST',
    merchant: 'lotus',
    json: { type: 'sms', mobileNum: '912345678', countryDialingCode: '84', verificationCode: '1' },
  });
  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'login_refused' } });
});

/** Inserts past codes directly, without sending each one. */
const wereSent = (targets: readonly string[], { used = false } = {}) =>
  sandbox.database.insert(codes).values(
    targets.map((target) => ({
      merchant: 'perya',
      channel: 'sms' as const,
      purpose: 'register' as const,
      target,
      codeHash: '',
      createdAt: new Date(sandbox.now()),
      expiresAt: new Date(sandbox.now() + 10 * MINUTE),
      usedAt: used ? new Date(sandbox.now()) : null,
      ip: '192.0.2.77',
    })),
  );
const numbers = (count: number, from: number) => Array.from({ length: count }, (_, at) => `63${from + at}`);
const to = (mobileNum: string) => forRegister({ mobileNum, countryDialingCode: '63' });

test('a block of 100 consecutive numbers gets at most ten codes an hour, and the next block is not affected [sms-code.refused]', async () => {
  await wereSent(numbers(9, 9_188_000_000));
  expect((await to('9188000050')).status).toBe(200);
  expect(await to('9188000051')).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect((await to('9188000151')).status).toBe(200);
  sandbox.advanceClock(HOUR + 1000);
  expect((await to('9188000051')).status).toBe(200);
});

test('a block of 10,000 consecutive numbers gets at most forty codes an hour, and used codes do not count [sms-code.refused]', async () => {
  const spread = (from: number) => Array.from({ length: 40 }, (_, at) => `63${from + at * 101}`);
  await wereSent(spread(9_189_000_000), { used: true });
  expect((await to('9189009999')).status).toBe(200);
  await wereSent(spread(9_199_000_000));
  expect(await to('9199009999')).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect((await to('9199019999')).status).toBe(200);
});

test('a merchant sends at most two thousand codes a day to one country [sms-code.refused]', async () => {
  sandbox.advanceClock(24 * HOUR);
  await wereSent(Array.from({ length: 1_999 }, (_, at) => `63${9_200_000_000 + at * 10_007}`));
  expect((await forRegister(fresh())).status).toBe(200);
  const refused = await forRegister(fresh());
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(23 * 60 * 60);
  const elsewhere = { registerType: 'mobileNum', mobileNum: '812345678', countryDialingCode: '66' };
  expect(
    (
      await sandbox.request('/wps/verification/sms/register', {
        method: 'POST',
        merchant: 'siam',
        json: elsewhere,
        ip: sandbox.newIp(),
      })
    ).status,
  ).toBe(200);
});

test('the codes of one IPv6 household (a /64 network) are counted together [sms-code.refused]', async () => {
  sandbox.advanceClock(24 * HOUR);
  const statuses = [];
  for (let at = 0; at < 11; at++)
    statuses.push((await forRegister(fresh(), `2001:db8:5:6::${(at + 1).toString(16)}`)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
