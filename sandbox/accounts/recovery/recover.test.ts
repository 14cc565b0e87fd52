import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { SessionAnswer } from '#schemas/member.ts';
import { merchants } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

const MINUTE = 60_000;
let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const member = (account: string) =>
  sandbox.database.query.members.findFirst({
    where: (members, { and, eq: is }) => and(is(members.merchant, 'perya'), is(members.account, account)),
  });
const byMail = (username: string, email: string, ip = sandbox.newIp()) =>
  sandbox.request('/wps/member/password/email', {
    method: 'POST',
    body: new URLSearchParams({ username, email }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    ip,
  });
const logIn = (username: string, password: string) =>
  sandbox.request('/wps/session/login', {
    method: 'POST',
    json: { type: 'username', username, password },
    ip: sandbox.newIp(),
  });
const mailedTo = async (address: string) => (await sandbox.outbox.codeFor(address)) ?? '';

test('a temporary password is mailed to the member, works once, and must then be changed [calls.account.forgot-email] [recovery.email.success]', async () => {
  const email = (await member('player01'))?.email ?? '';
  expect(await byMail(' PLAYER01 ', email.toUpperCase())).toMatchObject({ status: 200, body: { success: true } });
  const mailed = await mailedTo(email);
  expect(await logIn('player01', mailed)).toMatchObject({ status: 200, value: { firstTimeLogin: true } });
  expect(await logIn('player01', 'Play1234')).toMatchObject({ status: 400 });
});

test('the old password stays valid until the temporary one is used; the temporary one expires after half an hour [recovery.email.success]', async () => {
  const email = (await member('vip01'))?.email ?? '';
  await byMail('vip01', email);
  expect(await logIn('vip01', 'Play1234')).toMatchObject({ status: 200 });
  sandbox.advanceClock(31 * MINUTE);
  expect(await logIn('vip01', await mailedTo(email))).toMatchObject({ status: 400 });
});

test("a mailed password does not replace the member's own password until the login with it is complete", async () => {
  const email = (await member('agent01'))?.email ?? '';
  await byMail('agent01', email);
  const mailed = await mailedTo(email);
  sandbox.scenarios.set('*', { unknownAddress: true });
  const begun = await logIn('agent01', mailed);
  const { verifyId, sentTo } = (begun.value as SessionAnswer).needVerify ?? { verifyId: '', sentTo: '' };
  expect(sentTo).not.toBe('');
  const other = await logIn('agent01', 'Play1234');
  const { diallingCode, mobile } = (await member('agent01')) ?? {};
  const code = (await sandbox.outbox.codeFor(`${diallingCode}${mobile}`)) ?? '';
  const verify = (id: string | undefined) =>
    sandbox.request('/wps/session/verify', {
      method: 'POST',
      json: { verifyId: id, code },
      ip: sandbox.newIp(),
    });
  const done = await verify(verifyId);
  expect(done).toMatchObject({ status: 200, value: { firstTimeLogin: true } });
  expect(done.value).not.toHaveProperty('mailedHash');
  expect((await verify((other.value as SessionAnswer).needVerify?.verifyId)).body).toMatchObject({
    fields: { code: 'code_expired' },
  });
  sandbox.scenarios.reset('*');
  expect((await logIn('agent01', 'Play1234')).status).toBe(400);
  expect((await logIn('agent01', mailed)).status).toBe(200);
});

test('a mailed password no longer works once the member has chosen another one', async () => {
  const email = (await member('agent02'))?.email ?? '';
  await byMail('agent02', email);
  const token = await sandbox.logIn('agent02', { ip: sandbox.newIp() });
  const json = { old: 'Play1234', new: 'Changed1234', confirmNew: 'Changed1234' };
  expect((await sandbox.request('/wps/member/password', { method: 'POST', token, json })).status).toBe(200);
  expect((await logIn('agent02', await mailedTo(email))).status).toBe(400);
  sandbox.advanceClock(61 * MINUTE);
});

test('an unknown account gets the same response, but no mail [recovery.unknown]', async () => {
  const email = (await member('agent01'))?.email ?? '';
  const before = (await sandbox.outbox.list()).length;
  const answers = [await byMail('nobody', email), await byMail('agent01', 'else@example.test')];
  expect(answers.map(({ status, value }) => ({ status, value }))).toEqual([
    { status: 200, value: null },
    { status: 200, value: null },
  ]);
  expect(await sandbox.outbox.list()).toHaveLength(before);
});

test('recovery reports unknown names and addresses if the merchant enables that [recovery.unknown] [errors.unknown-user]', async () => {
  const [row] = await sandbox.database.select().from(merchants).where(eq(merchants.code, 'siam'));
  await sandbox.database
    .update(merchants)
    .set({ settings: { ...(row as typeof merchants.$inferSelect).settings, recoveryTells: true } })
    .where(eq(merchants.code, 'siam'));
  const { status, body } = await sandbox.request('/wps/member/password/email', {
    merchant: 'siam',
    method: 'POST',
    body: 'username=nobody&email=a%40b.test',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    ip: sandbox.newIp(),
  });
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { code: 'unknown_user', message: 'Username/Email does not exist' },
  });
});

test('an account gets at most three e-mails an hour [recovery.email.success]', async () => {
  const email = (await member('agent02'))?.email ?? '';
  const statuses = [];
  for (let at = 0; at < 4; at++) statuses.push((await byMail('agent02', email)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

const askCode = async (account: string) => {
  const row = await member(account);
  const phone = { mobileNum: row?.mobile ?? '', countryDialingCode: row?.diallingCode ?? '' };
  await sandbox.request('/wps/verification/sms/noLogin', {
    method: 'POST',
    json: { ...phone, purpose: 'recovery' },
    ip: sandbox.newIp(),
  });
  return {
    ...phone,
    verificationCode: (await sandbox.outbox.codeFor(phone.countryDialingCode + phone.mobileNum)) ?? '',
  };
};
const byPhone = (json: Readonly<Record<string, string>>) =>
  sandbox.request('/wps/member/password/verification', { method: 'POST', json, ip: sandbox.newIp() });

test('a code sent to the phone sets a new password and ends every session [calls.account.password-phone] [recovery.phone.success] [toggles.CHNGPASSVERIF3]', async () => {
  const token = await sandbox.logIn('expired01', { ip: sandbox.newIp() });
  const phone = await askCode('expired01');
  expect(await byPhone({ ...phone, newPassword: 'Renewed123' })).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect(await sandbox.request('/wps/member/info', { token })).toMatchObject({ status: 401 });
  expect(await logIn('expired01', 'Renewed123')).toMatchObject({ status: 200, value: { passwordExpired: false } });
});

test('a password that breaks the rule is rejected at its field without using up the code [recovery.phone.password] [recovery.bounds]', async () => {
  const phone = await askCode('default01');
  expect(await byPhone({ ...phone, newPassword: 'short' })).toMatchObject({
    status: 422,
    body: { code: 'validation', fields: { newPassword: 'reg_pattern_17' } },
  });
  expect(await byPhone({ ...phone, newPassword: 'Renewed123' })).toMatchObject({ status: 200 });
});

test('a login code does not reset the password [recovery.phone.code]', async () => {
  sandbox.advanceClock(24 * 60 * MINUTE);
  const row = await member('first01');
  const phone = { mobileNum: row?.mobile ?? '', countryDialingCode: row?.diallingCode ?? '' };
  await sandbox.request('/wps/verification/sms/noLogin', { method: 'POST', json: phone, ip: sandbox.newIp() });
  const verificationCode = (await sandbox.outbox.codeFor(phone.countryDialingCode + phone.mobileNum)) ?? '';
  expect(await byPhone({ ...phone, verificationCode, newPassword: 'Renewed123' })).toMatchObject({
    status: 422,
    body: { code: 'code_wrong' },
  });
});
