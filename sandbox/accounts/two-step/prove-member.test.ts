import { expect, test } from 'vitest';
import { bindEmail, sendEmailCode } from '#schemas/calls/profile.ts';
import { passkeyOptions } from '#schemas/calls/security.ts';
import type { SessionAnswer } from '#schemas/member.ts';
import {
  codeAt,
  login,
  PASSWORD,
  post,
  sandbox,
  setUpTwoStepSandbox,
  turnOffTwoStep,
  turnOnTwoStep,
  wrongFor,
} from '#tests/support/two-step-client.ts';

setUpTwoStepSandbox();

test('with two-step login on, binding a contact requires a TOTP code; the password alone is not enough [member.securitycenter.contact]', async () => {
  const { token: first } = (await login('player01')).value as SessionAnswer;
  const { token, secret, codes } = await turnOnTwoStep(first);
  const email = 'guarded@mail.example';
  await post(sendEmailCode.path, token, { email });
  const verificationCode = await sandbox.outbox.codeFor(email);
  const bind = (proof: object) =>
    sandbox.request(bindEmail.path, { method: 'PUT', token, json: { email, verificationCode, ...proof } });
  expect((await bind({ password: PASSWORD })).body).toMatchObject({ fields: { proofCode: 'code_wrong' } });
  expect((await bind({ proofCode: wrongFor(secret) })).body).toMatchObject({ fields: { proofCode: 'code_wrong' } });
  expect((await bind({ proofCode: codeAt(secret) })).status).toBe(200);
  await turnOffTwoStep({ codes });
});

test('with two-step login on, adding a passkey requires the password and a TOTP code [login.two-step]', async () => {
  const { token: first } = (await login('player01')).value as SessionAnswer;
  const { token, secret, codes } = await turnOnTwoStep(first);
  const ask = (proof: object) => post(passkeyOptions.path, token, proof);
  expect((await ask({ password: PASSWORD })).body).toMatchObject({ fields: { proofCode: 'code_wrong' } });
  expect((await ask({ password: PASSWORD, proofCode: wrongFor(secret) })).body).toMatchObject({
    fields: { proofCode: 'code_wrong' },
  });
  expect((await ask({ proofCode: codeAt(secret) })).body).toMatchObject({ fields: { password: 'password_wrong' } });
  expect((await ask({ password: PASSWORD, proofCode: codeAt(secret) })).status).toBe(200);
  await turnOffTwoStep({ codes });
});
