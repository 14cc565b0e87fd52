import { inspect } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { acceptedTerms, ledgerAccounts, members } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { createRegistrationClient } from '#tests/support/registration-client.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());
afterEach(async () => {
  expect(await sandbox.ledger.checkInvariants()).toEqual([]);
});

const { always, name, register, registerMobile, withCode, withCaptcha, plain, peryaFields, memberOf, tokenOf } =
  createRegistrationClient(() => sandbox);

test('a registration logs the member in and creates an empty wallet [calls.account.register] [register.success] [register.success.token]', async () => {
  const fields = plain();
  const answered = await register('siam', fields);
  expect(answered).toMatchObject({
    status: 200,
    value: { firstTimeLogin: false, passwordExpired: false, defaultPassword: false },
  });
  const member = await memberOf(tokenOf(answered), 'siam');
  expect(member).toMatchObject({
    account: fields.username,
    type: 0,
    mobile: fields.mobileNum,
    diallingCode: '66',
    registerUrl: always.registerUrl,
    profile: { realName: 'Somchai Jaidee', line: 'somchai.j' },
  });
  expect(
    await sandbox.database
      .select()
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.memberId, member?.id ?? 0)),
  ).toMatchObject([{ kind: 'main', balance: 0n, currency: 'THB' }]);
  expect(
    (await sandbox.request('/wps/v2/wallets/balance', { token: tokenOf(answered), merchant: 'siam' })).value,
  ).toMatchObject({
    sumBalance: 0,
  });
  expect(await sandbox.logIn(fields.username, { merchant: 'siam', password: 'Abcdef12!' })).toMatch(/^[\w-]{43}$/);
});

test('the accepted terms are stored with their text, version, language and time', async () => {
  const shown = { document: 'terms', version: '1.0', language: 'TH' };
  const member = await memberOf(tokenOf(await register('siam', { ...plain(), acceptedTerms: shown })), 'siam');
  const rows = await sandbox.database
    .select()
    .from(acceptedTerms)
    .where(eq(acceptedTerms.memberId, member?.id ?? 0));
  expect(rows).toEqual([{ memberId: member?.id, ...shown, acceptedAt: member?.registeredAt }]);
});

test.each([
  [{ username: '1abc' }, { username: 'reg_pattern_2' }],
  [{ username: 'abc' }, { username: 'reg_pattern_2' }],
  [{ password: 'short1' }, { password: 'reg_pattern_17' }],
  [{ confirmPassword: 'Abcdef12?' }, { confirmPassword: 'inconsistent_twice' }],
  [{ payeeName: '' }, { payeeName: 'input_empty' }],
  [{ payeeName: 'Иван' }, { payeeName: 'reg_pattern_16' }],
  [{ line: undefined }, { line: 'input_empty' }],
  [{ mobileNum: '12345' }, { mobileNum: 'reg_pattern_7' }],
])(
  'a registration with %j violates a rule of the merchant, and the response has a message key for the field [rules.source] [rules.message.key] [rules.required]',
  async (change, fields) => {
    expect(await register('siam', { ...plain(), ...change })).toMatchObject({
      status: 422,
      body: { code: 'validation', fields },
    });
  },
);

test('disabled fields are neither checked nor stored [rules.enabled] [register.fields.enabled]', async () => {
  const answered = await register('siam', { ...plain(), qqNum: 'not a number', wechat: '?' });
  expect(answered.status).toBe(200);
  expect((await memberOf(tokenOf(answered), 'siam'))?.profile).toEqual({
    realName: 'Somchai Jaidee',
    line: 'somchai.j',
  });
});

test('a user name that differs from a taken one only in case is refused [calls.account.register]', async () => {
  expect(await register('siam', { ...plain(), username: 'PLAYER01' })).toMatchObject({
    status: 422,
    body: { code: 'username_taken', fields: { username: 'username_taken' } },
  });
});

test('of concurrent registrations with the same name, one succeeds and the others are refused [calls.account.register]', async () => {
  const username = name();
  const answers = await Promise.all(Array.from({ length: 3 }, () => register('siam', { ...plain(), username })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { body } of answers.filter(({ status }) => status !== 200))
    expect(body).toMatchObject({ code: 'username_taken' });
  expect(await sandbox.database.select().from(members).where(eq(members.account, username))).toHaveLength(1);
});

test('a phone number can belong to only one member [calls.account.register]', async () => {
  const first = plain();
  await register('siam', first);
  expect(await register('siam', { ...plain(), mobileNum: first.mobileNum })).toMatchObject({
    status: 422,
    body: { fields: { mobileNum: 'mobile_taken' } },
  });
});

test('user-name registration is refused if its module is off [toggles.USERNAMEREG3] [register.username-toggle]', async () => {
  expect(await register('kumo', plain())).toMatchObject({ status: 403, body: { code: 'registration_closed' } });
});

test('mobile registration is refused if its module is off [toggles.MOBILENUMREG3]', async () => {
  expect(await registerMobile('lotus', { mobileNum: '912345678', countryDialingCode: '84' })).toMatchObject({
    status: 403,
    body: { code: 'registration_closed' },
  });
});

test('if phone verification is on, a code is required, and a captcha if its rule is enabled [toggles.REGMOBVERF3] [register.sms.required] [captcha.register]', async () => {
  const { verificationCode: _code, ...without } = await peryaFields();
  expect(await register('perya', without)).toMatchObject({
    status: 422,
    body: { fields: { verificationCode: 'input_empty' } },
  });
  expect(await register('perya', { ...(await peryaFields()), verificationCode: '000000x' })).toMatchObject({
    status: 422,
    body: { code: 'code_wrong' },
  });
  expect(await register('perya', { ...(await peryaFields()), captcha: undefined })).toMatchObject({
    status: 400,
    body: { code: 'captcha_required' },
  });
  expect(await register('perya', { ...(await peryaFields()), captcha: 'WRONG' })).toMatchObject({
    status: 400,
    body: { code: 'captcha_wrong' },
  });
  expect(await register('perya', await peryaFields())).toMatchObject({ status: 200 });
});

test('a registration with an invalid field does not use up the captcha or the code [register.failure]', async () => {
  const fields = await peryaFields();
  expect(await register('perya', { ...fields, payeeName: '' })).toMatchObject({ status: 422 });
  expect(await register('perya', fields)).toMatchObject({ status: 200 });
});

test('a registration by mobile number requires the code and, if the password module is on, a password [calls.account.register-mobile] [toggles.MOBILENUMPASSREG3] [register.mobile.password]', async () => {
  const fields = async () => ({
    ...(await withCode('perya')),
    ...(await withCaptcha('perya')),
    payeeName: 'Ana Santos',
  });
  expect(await registerMobile('perya', await fields())).toMatchObject({
    status: 422,
    body: { fields: { password: 'input_empty' } },
  });
  const sent = { ...(await fields()), password: 'Abcdef12!' };
  const answered = await registerMobile('perya', sent);
  expect(answered.status).toBe(200);
  expect(await memberOf(tokenOf(answered), 'perya')).toMatchObject({ account: sent.mobileNum, mobile: sent.mobileNum });
  expect(await sandbox.logIn(sent.mobileNum, { password: 'Abcdef12!' })).toMatch(/^[\w-]{43}$/);
  const { verificationCode: _code, ...without } = { ...(await fields()), password: 'Abcdef12!' };
  expect(await registerMobile('perya', without)).toMatchObject({
    status: 422,
    body: { fields: { verificationCode: 'input_empty' } },
  });
});

test('kumo members register by mobile number, without a user name [register.username-toggle]', async () => {
  const to = { mobileNum: '9012345678', countryDialingCode: '81' };
  const fields = { ...(await withCode('kumo', to)), password: 'Abcdefg12!', confirmPassword: 'Abcdefg12!' };
  expect(await registerMobile('kumo', fields)).toMatchObject({ status: 200 });
});

test('the affiliate check reports only whether a code is valid [calls.account.affiliate] [register.affiliate.check]', async () => {
  const valid = async (code: string) =>
    (await sandbox.request(`/wps/agent/affiliate?code=${code}&domain=siam.localhost`, { merchant: 'siam' })).value;
  expect(await valid('agent01')).toEqual({ valid: true });
  expect(await valid('NOBODY')).toEqual({ valid: false });
});

test('an affiliate code makes its agent the upline [register.affiliate.show]', async () => {
  const answered = await register('siam', { ...plain(), affiliateCode: 'AGENT01', domain: 'siam.localhost' });
  const [agent] = await sandbox.database.select().from(members).where(eq(members.account, 'agent01'));
  const member = await memberOf(tokenOf(answered), 'siam');
  const upline = (
    await sandbox.database
      .select()
      .from(members)
      .where(eq(members.id, member?.uplineId ?? 0))
  )[0];
  expect(upline).toMatchObject({ account: 'agent01', merchant: 'siam' });
  expect(member?.depth).toBe((upline?.depth ?? 0) + 1);
  expect(agent).toBeDefined();
});

test.each([
  ['affiliateCode', { affiliateCode: 'NOBODY1' }],
  ['recommenderId', { recommenderId: '999999999' }],
  ['referralCode', { referralCode: 'NOSUCHCODE' }],
])(
  'an unknown %s is refused as an invalid invitation code [register.affiliate.invalid] [errors.affiliate]',
  async (field, change) => {
    expect(await register('siam', { ...plain(), ...change })).toMatchObject({
      status: 422,
      body: { code: 'validation', message: 'invitation_code_error', fields: { [field]: 'invitation_code_error' } },
    });
  },
);

test('an unknown referral code is rejected without using up the captcha [register.referral.query]', async () => {
  const fields = await peryaFields();
  expect((await register('perya', { ...fields, referralCode: 'NOSUCHCODE' })).body).toMatchObject({
    fields: { referralCode: 'invitation_code_error' },
  });
  expect(await register('perya', fields)).toMatchObject({ status: 200 });
});

test('the referrer becomes the upline [register.referral.query]', async () => {
  const referrer = (await sandbox.database.select().from(members).where(eq(members.merchant, 'siam'))).find(
    ({ account }) => account === 'vip01',
  );
  const answered = await register('siam', { ...plain(), referralCode: referrer?.referralCode });
  expect((await memberOf(tokenOf(answered), 'siam'))?.uplineId).toBe(referrer?.id);
});

test('the value of the agreement checkbox is not sent with the call', async () => {
  expect(await register('siam', { ...plain(), agreement: true })).toMatchObject({ status: 422 });
});

test('passwords are stored only as scrypt hashes [calls.account.register]', async () => {
  const member = await memberOf(tokenOf(await register('siam', plain())), 'siam');
  expect(member?.passwordHash).toMatch(/^scrypt\$/);
  expect(inspect(member)).not.toContain('Abcdef12!');
});
