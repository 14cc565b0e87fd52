import { expect, test } from 'vitest';
import type { SessionAnswer } from '#schemas/member.ts';
import {
  turnOnTwoStep,
  sandbox,
  pendingVerification,
  codeAt,
  verify,
  turnOffTwoStep,
  nextStep,
  stateOf,
  wrongFor,
  phoneOf,
  PASSWORD,
  setUpTwoStepSandbox,
} from '#tests/support/two-step-client.ts';

setUpTwoStepSandbox();

test('with two-step login on, a password login gets no session until a TOTP code is entered, and each code works once [login.two-step]', async () => {
  const guarded = await turnOnTwoStep(await sandbox.logIn('player01'));
  const needVerify = await pendingVerification('player01');
  expect(needVerify).toEqual({ verifyId: expect.any(String), channel: 'totp', sentTo: '' });
  const code = codeAt(guarded.secret);
  const { value } = await verify(needVerify?.verifyId, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(await sandbox.request('/wps/member/info', { token: (value as SessionAnswer).token })).toMatchObject({
    status: 200,
  });
  expect((await verify((await pendingVerification('player01'))?.verifyId, code)).body).toMatchObject({
    code: 'code_wrong',
  });
  await turnOffTwoStep(guarded);
});

test("a code is accepted if the device's clock is off by half a minute, but not if it is off by a full minute [login.two-step]", async () => {
  const guarded = await turnOnTwoStep(await sandbox.logIn('player01'));
  nextStep();
  expect(
    (await verify((await pendingVerification('player01'))?.verifyId, codeAt(guarded.secret, -2))).body,
  ).toMatchObject({
    code: 'code_wrong',
  });
  expect((await verify((await pendingVerification('player01'))?.verifyId, codeAt(guarded.secret, -1))).status).toBe(
    200,
  );
  expect(
    (await verify((await pendingVerification('player01'))?.verifyId, codeAt(guarded.secret, 2))).body,
  ).toMatchObject({
    code: 'code_wrong',
  });
  expect((await verify((await pendingVerification('player01'))?.verifyId, codeAt(guarded.secret, 1))).status).toBe(200);
  await turnOffTwoStep(guarded);
});

test('a recovery code is accepted once, regardless of case, spaces and dashes [login.two-step]', async () => {
  const guarded = await turnOnTwoStep(await sandbox.logIn('player01'));
  const [code = ''] = guarded.codes;
  const { value } = await verify(
    (await pendingVerification('player01'))?.verifyId,
    ` ${code.toLowerCase().replace('-', ' ')} `,
  );
  expect(await stateOf((value as SessionAnswer).token)).toMatchObject({ recoveryCodesLeft: 9 });
  expect((await verify((await pendingVerification('player01'))?.verifyId, code)).body).toMatchObject({
    code: 'code_wrong',
  });
  await turnOffTwoStep(guarded);
});

test('five wrong codes end a pending login [login.two-step]', async () => {
  const guarded = await turnOnTwoStep(await sandbox.logIn('player01'));
  const needVerify = await pendingVerification('player01');
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => verify(needVerify?.verifyId, wrongFor(guarded.secret))),
  );
  expect(
    answers
      .map(({ body }) => (body as { code?: string }).code)
      .sort((one = '', other = '') => one.localeCompare(other)),
  ).toEqual(['code_expired', ...Array.from({ length: 5 }, () => 'code_wrong')]);
  expect((await verify(needVerify?.verifyId, codeAt(guarded.secret))).body).toMatchObject({ code: 'code_expired' });
  await turnOffTwoStep(guarded);
});

test('new logins do not reset the limit of twenty codes an hour [login.two-step]', async () => {
  const guarded = await turnOnTwoStep(await sandbox.logIn('player01'));
  const wrong = wrongFor(guarded.secret);
  let refused = 0;
  for (let at = 0; at < 5; at++) {
    const needVerify = await pendingVerification('player01');
    for (let tries = 0; tries < 4; tries++)
      if ((await verify(needVerify?.verifyId, wrong)).status === 429) refused += 1;
  }
  expect(refused).toBe(1);
  expect(await verify((await pendingVerification('player01'))?.verifyId, codeAt(guarded.secret))).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  });
  await turnOffTwoStep(guarded);
});

test('a login by SMS code also requires a TOTP code, and an unknown IP address adds no third step [login.two-step] [login.unknown-ip]', async () => {
  const guarded = await turnOnTwoStep(await sandbox.logIn('player01'));
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
  expect(await pendingVerification('player01')).toMatchObject({ channel: 'totp', sentTo: '' });
  sandbox.scenarios.reset('*');
  await turnOffTwoStep(guarded);
});

test('a remembered login needs no TOTP code [login.two-step]', async () => {
  const guarded = await turnOnTwoStep(await sandbox.logIn('player01'));
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
  await turnOffTwoStep(guarded);
});
