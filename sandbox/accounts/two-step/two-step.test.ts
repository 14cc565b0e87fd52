import { expect, test } from 'vitest';
import type { SessionAnswer } from '#schemas/member.ts';
import type { TotpSecret } from '#schemas/two-step.ts';
import { members, totpSecrets } from '#sandbox/db/schema.ts';
import {
  sandbox,
  post,
  PASSWORD,
  stateOf,
  login,
  wrongFor,
  MINUTE,
  codeAt,
  turnOnTwoStep,
  renewedToken,
  nextStep,
  pendingVerification,
  phoneOf,
  verify,
  isAccount,
  setUpTwoStepSandbox,
} from '#tests/support/two-step-client.ts';

setUpTwoStepSandbox();

test('setting up TOTP requires the password, returns a secret, and does not affect logins before the first code is entered [login.two-step]', async () => {
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

test('the first TOTP code turns two-step login on, returns ten recovery codes, and ends other sessions and remembered logins [login.two-step]', async () => {
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
  const { token, codes, secret } = await turnOnTwoStep(await sandbox.logIn('agent01'));
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

test("proving one's identity renews the session id, and the old id works for ten more seconds [login.two-step] [session.expiry]", async () => {
  const old = await sandbox.logIn('agent02', { ip: sandbox.newIp() });
  const { secret } = (await post('/wps/member/twoStep/start', old, { password: PASSWORD })).value as TotpSecret;
  const confirmed = await post('/wps/member/twoStep/confirm', old, { code: codeAt(secret) });
  const fresh = renewedToken(confirmed);
  expect(await sandbox.request('/wps/member/info', { token: old })).toMatchObject({ status: 200 });
  sandbox.advanceClock(11_000);
  expect(await sandbox.request('/wps/member/info', { token: old })).toMatchObject({ status: 401 });
  expect(await sandbox.request('/wps/member/info', { token: fresh })).toMatchObject({ status: 200 });
  nextStep();
  const stopped = await post('/wps/member/twoStep/stop', fresh, { password: PASSWORD, code: codeAt(secret) });
  expect(renewedToken(stopped)).toMatch(/^[\w-]{20,}$/);
});

test('a renewed session still expires at its original time [session.expiry]', async () => {
  const token = await sandbox.logIn('agent02', { ip: sandbox.newIp() });
  for (let quarter = 0; quarter < 48; quarter += 1) {
    sandbox.advanceClock(14 * MINUTE);
    await stateOf(token);
  }
  const guarded = await turnOnTwoStep(token);
  expect(await stateOf(guarded.token)).toMatchObject({ totp: true });
  for (let quarter = 0; quarter < 4; quarter += 1) {
    sandbox.advanceClock(14 * MINUTE);
    await sandbox.request('/wps/member/info', { token: guarded.token });
  }
  expect(await sandbox.request('/wps/member/info', { token: guarded.token })).toMatchObject({ status: 401 });
  await sandbox.database.delete(totpSecrets);
});

test('two-step login stays on when the password is changed or recovered [login.two-step] [recovery.phone.success]', async () => {
  const { token, secret } = await turnOnTwoStep(await sandbox.logIn('expired01'));
  expect(
    await post('/wps/member/password', token, { old: PASSWORD, new: 'Fresh#2026', confirmNew: 'Fresh#2026' }),
  ).toMatchObject({ status: 200 });
  expect(await pendingVerification('expired01', 'Fresh#2026')).toMatchObject({ channel: 'totp' });
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
  const needVerify = await pendingVerification('expired01', 'Renewed123');
  expect(await verify(needVerify?.verifyId, codeAt(secret))).toMatchObject({ status: 200 });
});

test('new recovery codes replace the old ones and need the password and a code [login.two-step]', async () => {
  const { token, secret, codes } = await turnOnTwoStep(await sandbox.logIn('first01'));
  expect(
    (await post('/wps/member/twoStep/recoveryCodes', token, { password: PASSWORD, code: wrongFor(secret) })).body,
  ).toMatchObject({ code: 'code_wrong' });
  const { value } = await post('/wps/member/twoStep/recoveryCodes', token, {
    password: PASSWORD,
    code: codeAt(secret),
  });
  const { recoveryCodes } = value as { recoveryCodes: string[] };
  expect(recoveryCodes.filter((code) => codes.includes(code))).toEqual([]);
  expect((await verify((await pendingVerification('first01'))?.verifyId, codes[0] ?? '')).body).toMatchObject({
    code: 'code_wrong',
  });
  expect((await verify((await pendingVerification('first01'))?.verifyId, recoveryCodes[0] ?? '')).status).toBe(200);
});

test('turning TOTP off needs the password and a code, and notifies the member by e-mail [login.two-step]', async () => {
  const { token, secret } = await turnOnTwoStep(await sandbox.logIn('agent02'));
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

test('a member without a password needs a recent login instead of the password [login.two-step]', async () => {
  await sandbox.database.update(members).set({ passwordHash: null }).where(isAccount('default01'));
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
