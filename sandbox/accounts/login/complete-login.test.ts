import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { SessionAnswer } from '#schemas/member.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

const MINUTE = 60_000;
let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => {
  sandbox.scenarios.reset('*');
  sandbox.advanceClock(2 * MINUTE);
});
afterAll(() => sandbox.close());

const member = (account: string) =>
  sandbox.database.query.members.findFirst({
    where: (members, { and, eq }) => and(eq(members.merchant, 'perya'), eq(members.account, account)),
  });
const phoneOf = async (account: string) => {
  const row = await member(account);
  return `${row?.diallingCode ?? ''}${row?.mobile ?? ''}`;
};
const start = async (username: string, ip: string) => {
  sandbox.scenarios.set('*', { unknownAddress: true });
  const { value, status } = await sandbox.request('/wps/session/login', {
    method: 'POST',
    json: { type: 'username', username, password: 'Play1234' },
    ip,
    headers: { 'Session-Mode': 'bearer' },
  });
  return { status, ...(value as SessionAnswer) };
};
const verify = (verifyId: string, code: string, ip: string) =>
  sandbox.request('/wps/session/verify', {
    method: 'POST',
    json: { verifyId, code },
    ip,
    headers: { 'Session-Mode': 'bearer' },
  });

test('a login from an unknown IP address gets no session until the code that was sent is entered [login.unknown-ip] [login.unknown-ip.flow] [calls.account.login]', async () => {
  const ip = sandbox.newIp();
  const { token, needVerify } = await start('vip01', ip);
  const phone = await phoneOf('vip01');
  expect(token).toBe('');
  expect(needVerify).toMatchObject({
    channel: 'sms',
    sentTo: expect.stringMatching(new RegExp(`^\\+\\*+${phone.slice(-3)}$`)),
  });
  const done = await verify(needVerify?.verifyId ?? '', (await sandbox.outbox.codeFor(phone)) ?? '', ip);
  const session = done.value as SessionAnswer;
  expect(session.token).not.toBe('');
  expect(await sandbox.request('/wps/member/info', { token: session.token })).toMatchObject({ status: 200 });
});

test('a wrong code is rejected, and the right one is accepted once [login.unknown-ip.flow]', async () => {
  const ip = sandbox.newIp();
  const { needVerify } = await start('agent01', ip);
  const code = (await sandbox.outbox.codeFor(await phoneOf('agent01'))) ?? '';
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await verify(needVerify?.verifyId ?? '', wrong, ip)).toMatchObject({
    status: 422,
    body: { code: 'code_wrong' },
  });
  expect(await verify(needVerify?.verifyId ?? '', code, ip)).toMatchObject({ status: 200 });
  expect(await verify(needVerify?.verifyId ?? '', code, ip)).toMatchObject({
    status: 422,
    body: { code: 'code_expired' },
  });
});

test('the second step expires after ten minutes [login.unknown-ip.flow]', async () => {
  const ip = sandbox.newIp();
  const { needVerify } = await start('agent02', ip);
  sandbox.advanceClock(10 * MINUTE + 1000);
  expect(
    await verify(needVerify?.verifyId ?? '', (await sandbox.outbox.codeFor(await phoneOf('agent02'))) ?? '', ip),
  ).toMatchObject({ status: 422, body: { code: 'code_expired' } });
});

test('a second login within a minute reuses the code [login.unknown-ip.flow]', async () => {
  sandbox.advanceClock(60 * MINUTE);
  const ip = sandbox.newIp();
  await start('player01', ip);
  const { needVerify } = await start('player01', ip);
  expect(
    await verify(needVerify?.verifyId ?? '', (await sandbox.outbox.codeFor(await phoneOf('player01'))) ?? '', ip),
  ).toMatchObject({ status: 200 });
});

test('if no code may be sent and no earlier code is valid, the login fails and does not ask for a code', async () => {
  sandbox.advanceClock(24 * 60 * MINUTE);
  const row = await member('vip01');
  const phone = { mobileNum: row?.mobile ?? '', countryDialingCode: row?.diallingCode ?? '' };
  await sandbox.request('/wps/verification/sms/noLogin', { method: 'POST', json: phone, ip: sandbox.newIp() });
  expect(await start('vip01', sandbox.newIp())).toMatchObject({ status: 429 });
  sandbox.advanceClock(2 * MINUTE);
  expect(await start('vip01', sandbox.newIp())).toMatchObject({ status: 200, token: '' });
});

test('a login by SMS code needs no second code [login.payload.sms]', async () => {
  sandbox.advanceClock(24 * 60 * MINUTE);
  sandbox.scenarios.set('*', { unknownAddress: true });
  const row = await member('player01');
  const phone = { mobileNum: row?.mobile ?? '', countryDialingCode: row?.diallingCode ?? '' };
  const ip = sandbox.newIp();
  await sandbox.request('/wps/verification/sms/noLogin', { method: 'POST', json: phone, ip });
  const verificationCode = (await sandbox.outbox.codeFor(phone.countryDialingCode + phone.mobileNum)) ?? '';
  const { value } = await sandbox.request('/wps/session/login', {
    method: 'POST',
    json: { type: 'sms', ...phone, verificationCode },
    ip,
  });
  expect(value).toMatchObject({ token: 'cookie' });
});

test('an unknown second step is rejected [login.unknown-ip.flow]', async () => {
  expect(await verify('made-up', '123456', sandbox.newIp())).toMatchObject({
    status: 422,
    body: { code: 'code_expired' },
  });
});

const change = async (path: string, token: string | undefined, json: object, method: 'POST' | 'PUT' = 'POST') =>
  (await sandbox.request(path, { method, json, ip: sandbox.newIp(), ...(token === undefined ? {} : { token }) }))
    .status;

test.each([
  [
    'has changed the password',
    'agent01',
    (token: string) =>
      change('/wps/member/password', token, { old: 'Play1234', new: 'Better123', confirmNew: 'Better123' }),
  ],
  [
    'has recovered the password by phone',
    'vip01',
    async () => {
      const row = await member('vip01');
      const phone = { mobileNum: row?.mobile ?? '', countryDialingCode: row?.diallingCode ?? '' };
      sandbox.advanceClock(2 * MINUTE);
      await change('/wps/verification/sms/noLogin', undefined, { ...phone, purpose: 'recovery' });
      const verificationCode = await sandbox.outbox.codeFor(await phoneOf('vip01'));
      const recovered = { ...phone, verificationCode, newPassword: 'Renewed123' };
      return change('/wps/member/password/verification', undefined, recovered);
    },
  ],
  [
    'has bound another address',
    'agent02',
    async (token: string) => {
      const email = 'agent.two@mail.example';
      await change('/wps/member/email', token, { email });
      const verificationCode = await sandbox.outbox.codeFor(email);
      return change('/wps/member/email', token, { email, verificationCode, password: 'Play1234' }, 'PUT');
    },
  ],
  [
    'has logged out everywhere else',
    'player01',
    (token: string) => change('/wps/member/sessions/endOthers', token, {}),
  ],
])(
  'a login awaiting its second step is discarded when the member %s [login.unknown-ip.flow]',
  async (_what, account, act) => {
    sandbox.advanceClock(24 * 60 * MINUTE);
    const token = await sandbox.logIn(account, { ip: sandbox.newIp() });
    const ip = sandbox.newIp();
    const { needVerify } = await start(account, ip);
    const code = (await sandbox.outbox.codeFor(await phoneOf(account))) ?? '';
    expect(await act(token)).toBe(200);
    expect(await verify(needVerify?.verifyId ?? '', code, ip)).toMatchObject({
      status: 422,
      body: { code: 'code_expired', fields: { code: 'code_expired' } },
    });
  },
);
