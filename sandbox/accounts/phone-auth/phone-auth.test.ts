import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { SessionAnswer } from '#schemas/member.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { createRegistrationClient } from '#tests/support/registration-client.ts';
import { PROVIDER_ERRORS } from '#sandbox/kernel/scenarios/provider-error.ts';

const MINUTE = 60_000;
let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => {
  for (const code of ['perya', '*']) sandbox.scenarios.reset(code);
});
afterAll(() => sandbox.close());

const { registerMobile, withCaptcha, phone, memberOf, tokenOf } = createRegistrationClient(() => sandbox);

const provider = (step: string, json: object, merchant = 'perya') =>
  sandbox.request(`/sandbox/provider/${merchant}/phone/${step}`, { method: 'POST', json, merchant });
const failure = async (step: string, json: object): Promise<string | null> => {
  const { body } = await provider(step, json);
  return body.success ? null : (body.code ?? '');
};
const idToken = ({ value }: { readonly value: unknown }): string =>
  (value as { idToken: string } | undefined)?.idToken ?? '';
const signIn = async (kind: string, id: string, merchant = 'perya') =>
  idToken(await provider('sign-in', { kind, id }, merchant));
const send = async (phoneNumber: string, merchant = 'perya') =>
  ((await provider('send', { phoneNumber }, merchant)).value as { verificationId: string }).verificationId;
const confirmed = async (phoneNumber: string, merchant = 'perya') => {
  const verificationId = await send(phoneNumber, merchant);
  return idToken(
    await provider(
      'confirm',
      { verificationId, code: (await sandbox.outbox.codeFor(phoneNumber.slice(1))) ?? '' },
      merchant,
    ),
  );
};
const logIn = (firebaseChannel: string, firebaseIdToken: string, merchant = 'perya') =>
  sandbox.request('/wps/session/login', {
    method: 'POST',
    merchant,
    json: { type: 'firebase', firebaseChannel, firebaseIdToken },
    headers: { 'Session-Mode': 'bearer' },
    ip: sandbox.newIp(),
  });
const numberOf = async (account: string) => {
  const row = await sandbox.database.query.members.findFirst({
    where: (members, { and, eq }) => and(eq(members.merchant, 'perya'), eq(members.account, account)),
  });
  return `+${row?.diallingCode ?? ''}${row?.mobile ?? ''}`;
};
const whoIs = async (token: string) =>
  ((await sandbox.request('/wps/member/info', { token })).value as { account: string }).account;

test.each(['google', 'facebook'])(
  'signing in by %s logs in the member with the verified e-mail address [phone-auth.kinds] [phone-auth.path] [phone-auth.call]',
  async (kind) => {
    const { value, status } = await logIn(kind, await signIn(kind, 'player01'));
    expect([status, await whoIs((value as SessionAnswer).token)]).toEqual([200, 'player01']);
  },
);

test('signing in by SMS logs in the member with the phone number [phone-auth.kinds] [calls.third.phone-auth]', async () => {
  const { value } = await logIn('sms', await confirmed(await numberOf('vip01')));
  expect(await whoIs((value as SessionAnswer).token)).toBe('vip01');
});

test('the response flags a first login and an expired password, just as for any other login [phone-auth.no-forced-change]', async () => {
  expect((await logIn('google', await signIn('google', 'first01'))).value).toMatchObject({
    firstTimeLogin: true,
    passwordExpired: false,
  });
  expect((await logIn('google', await signIn('google', 'expired01'))).value).toMatchObject({
    firstTimeLogin: false,
    passwordExpired: true,
  });
});

test.each([
  ['somebody who never registered', 'google', 'newcomer'],
  ['somebody whose e-mail address the provider has not verified', 'facebook', 'unproven'],
])('%s is asked to register first [phone-auth.kinds]', async (_who, kind, id) => {
  expect(await logIn(kind, await signIn(kind, id))).toMatchObject({ status: 400, body: { code: 'identity_unknown' } });
});

const refused = { status: 400, body: { code: 'identity_expired' } };

test('a provider token works once, for one merchant and one channel [phone-auth.call]', async () => {
  const token = await signIn('google', 'player01');
  expect(await logIn('google', token, 'siam')).toMatchObject(refused);
  expect(await logIn('facebook', token)).toMatchObject(refused);
  expect(await logIn('google', token)).toMatchObject({ status: 200 });
  expect(await logIn('google', token)).toMatchObject(refused);
  expect(await logIn('google', 'made-up')).toMatchObject(refused);
});

test('of two concurrent logins with the same provider token, only one succeeds [phone-auth.call]', async () => {
  const token = await signIn('google', 'player01');
  const answers = await Promise.all([logIn('google', token), logIn('google', token), logIn('google', token)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a provider token expires after five minutes [phone-auth.call]', async () => {
  const token = await signIn('google', 'player01');
  sandbox.advanceClock(5 * MINUTE);
  expect(await logIn('google', token)).toMatchObject(refused);
});

test('a login from an unknown IP address requires a second step after a Google account, but not after a phone code [login.unknown-ip]', async () => {
  sandbox.scenarios.set('*', { unknownAddress: true });
  expect((await logIn('google', await signIn('google', 'player01'))).value).toMatchObject({
    token: '',
    needVerify: { channel: 'sms' },
  });
  expect((await logIn('sms', await confirmed(await numberOf('player01')))).value).not.toHaveProperty('needVerify');
});

test('mobile registration accepts a provider token instead of a verification code [phone-auth.register.fields] [calls.account.register-mobile]', async () => {
  const to = phone();
  const fields = async () => ({
    ...to,
    payeeName: 'Ana Santos',
    password: 'Abcdef12!',
    ...(await withCaptcha('perya')),
  });
  const token = await confirmed(`+63${to.mobileNum}`);
  expect(await registerMobile('perya', { ...(await fields()), firebaseIdToken: token })).toMatchObject({
    status: 422,
    body: { fields: { verificationCode: 'input_empty' } },
  });
  const answered = await registerMobile('perya', {
    ...(await fields()),
    firebaseChannel: 'sms',
    firebaseIdToken: token,
  });
  expect(answered.status).toBe(200);
  expect(await memberOf(tokenOf(answered), 'perya')).toMatchObject({ mobile: to.mobileNum });
});

test('a provider token can register only the number that it proves, and a Google token cannot register any number [phone-auth.register.fields]', async () => {
  const to = phone();
  const fields = async () => ({
    ...to,
    payeeName: 'Ana Santos',
    password: 'Abcdef12!',
    ...(await withCaptcha('perya')),
    firebaseChannel: 'sms',
  });
  expect(
    await registerMobile('perya', { ...(await fields()), firebaseIdToken: await confirmed('+639990000001') }),
  ).toMatchObject({ status: 422, body: { code: 'code_wrong', fields: { verificationCode: 'code_wrong' } } });
  expect(
    await registerMobile('perya', { ...(await fields()), firebaseIdToken: await signIn('google', 'player01') }),
  ).toMatchObject({ status: 422, body: { code: 'code_expired', fields: { verificationCode: 'code_expired' } } });
});

test.each([
  ['', 'missing-phone-number'],
  ['+', 'missing-phone-number'],
  ['09171234567', 'invalid-phone-number'],
  ['+63 917', 'invalid-phone-number'],
])(
  'the provider refuses %j as a phone number with the error %s [errors.phone.format] [errors.phone.missing]',
  async (phoneNumber, code) => {
    expect((await provider('send', { phoneNumber })).body).toMatchObject({ code: `auth/${code}` });
  },
);

test('the provider rejects missing, wrong, expired and used codes [errors.phone.code-missing] [errors.phone.code-invalid] [errors.phone.expired]', async () => {
  const verificationId = await send('+639990000002');
  const right = (await sandbox.outbox.codeFor('639990000002')) ?? '';
  const wrong = right === '000000' ? '000001' : '000000';
  const say = (code: string, id = verificationId) => failure('confirm', { verificationId: id, code });
  expect(await say('')).toBe('auth/missing-verification-code');
  expect(await say(wrong)).toBe('auth/invalid-verification-code');
  expect(await say(right)).toBeNull();
  expect(await say(right)).toBe('auth/code-expired');
  const late = await send('+639990000002');
  sandbox.advanceClock(5 * MINUTE);
  expect(await say((await sandbox.outbox.codeFor('639990000002')) ?? '', late)).toBe('auth/code-expired');
  expect(await say('1', 'made-up')).toBe('auth/code-expired');
});

test('five wrong guesses invalidate a provider code [errors.phone.expired]', async () => {
  const verificationId = await send('+639990000003');
  const right = (await sandbox.outbox.codeFor('639990000003')) ?? '';
  for (let tries = 0; tries < 5; tries += 1) await provider('confirm', { verificationId, code: 'x' });
  expect(await failure('confirm', { verificationId, code: right })).toBe('auth/code-expired');
});

test('a number gets at most five codes in five minutes [errors.phone.too-many]', async () => {
  for (let sent = 0; sent < 5; sent += 1) await send('+639990000004');
  expect(await failure('send', { phoneNumber: '+639990000004' })).toBe('auth/too-many-requests');
  sandbox.advanceClock(5 * MINUTE);
  expect((await provider('send', { phoneNumber: '+639990000004' })).status).toBe(200);
});

test.each(PROVIDER_ERRORS)(
  'a scenario can simulate the provider error %s [phone-auth.errors] [errors.phone.map]',
  async (phoneFailure) => {
    const verificationId = await send(`+6399900001${String(PROVIDER_ERRORS.indexOf(phoneFailure)).padStart(2, '0')}`);
    sandbox.scenarios.set('perya', { phoneFailure });
    expect([
      await failure('sign-in', { kind: 'google', id: 'player01' }),
      await failure('confirm', { verificationId, code: '1' }),
    ]).toContain(`auth/${phoneFailure}`);
  },
);

test('the simulated provider does not exist in production and rejects other sites [phone-auth.enable]', async () => {
  expect(
    await sandbox.request('/sandbox/provider/perya/phone/sign-in', {
      method: 'POST',
      json: { kind: 'google', id: 'player01' },
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    }),
  ).toMatchObject({ status: 403 });
  const production = await openTestSandbox({ development: false });
  expect(
    await production.request('/sandbox/provider/perya/phone/sign-in', {
      method: 'POST',
      json: { kind: 'google', id: 'player01' },
    }),
  ).toMatchObject({ status: 404 });
  await production.close();
});
