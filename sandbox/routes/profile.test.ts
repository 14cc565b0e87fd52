import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { icon } from '#schemas/calls/account.ts';
import {
  bindEmail,
  bindMobile,
  changeIcon,
  profile,
  saveProfile,
  sendEmailCode,
  sendMobileCode,
} from '#schemas/calls/profile.ts';
import type { MemberProfile } from '#schemas/profile.ts';
import { members, messages, rewards } from '#sandbox/db/schema.ts';
import { FALSE_PICTURES, POLYGLOTS } from '#tests/support/sample-pictures.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

interface Member {
  readonly merchant: string;
  readonly account: string;
  readonly token: string;
}

const enter = async (account: string, merchant = 'perya'): Promise<Member> => ({
  merchant,
  account,
  token: await sandbox.logIn(account, { merchant, ip: sandbox.newIp() }),
});

const send = (
  { merchant, token }: Member,
  { method, path }: { readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'; readonly path: string },
  json?: unknown,
) => sandbox.request(path, { method, merchant, token, ip: sandbox.newIp(), ...(json === undefined ? {} : { json }) });

const read = async (member: Member): Promise<MemberProfile> => (await send(member, profile)).value as MemberProfile;
const idOf = async ({ merchant, account }: Member): Promise<number> => {
  const [row] = await sandbox.database
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.account, account)));
  return row?.id ?? 0;
};
const inboxOf = async (member: Member): Promise<readonly string[]> =>
  (
    await sandbox.database
      .select()
      .from(messages)
      .where(eq(messages.memberId, await idOf(member)))
  ).map(({ texts }) => translate(texts, 'EN').title);
const messengerRewards = async (member: Member) =>
  sandbox.database
    .select()
    .from(rewards)
    .where(and(eq(rewards.memberId, await idOf(member)), eq(rewards.kind, 'MESSENGER')));

test('members can read their own profile, with the mobile number and the e-mail address masked [member.securitycenter.profile] [member.securitycenter.contact]', async () => {
  const found = await read(await enter('player01'));
  expect(found).toMatchObject({
    account: 'player01',
    clubLabel: { labelName: 'Silver', rankLevel: 2 },
    hasPassword: true,
    hasPaymentPassword: true,
    email: 'pl•••@perya.example',
    messengerBonus: { most: 131_000, amount: 300, turnoverTimes: 3, granted: null, orderNo: null },
  });
  expect(found.mobile).toMatch(/^\+63 •••• \d{4}$/);
  expect(found.fields.payeeName).toBeTruthy();
  expect(Object.keys(found.fields)).not.toContain('line');
});

test('changed fields are saved, others stay unchanged, and an empty text clears a field [member.securitycenter.save]', async () => {
  const member = await enter('vip01');
  expect((await send(member, saveProfile, { nickname: ' The  VIP ', occupation: 'RETIRED' })).status).toBe(200);
  expect((await read(member)).fields).toMatchObject({ nickname: 'The VIP', occupation: 'RETIRED' });
  await send(member, saveProfile, { occupation: '' });
  const { fields } = await read(member);
  expect([fields.nickname, fields.occupation]).toEqual(['The VIP', undefined]);
});

test.each([
  ['a nickname of one letter', { nickname: 'x' }, { nickname: 'reg_pattern_1' }],
  ['an empty nickname', { nickname: '' }, { nickname: 'input_empty' }],
  ['a real name, once it is set', { payeeName: 'Somebody Else' }, { payeeName: 'real_name_set' }],
  ['a messenger handle with a space', { whatsapp: 'a b c' }, { whatsapp: 'reg_pattern_10' }],
  ['a messenger that the merchant does not use', { line: 'player.one' }, { line: 'field_closed' }],
  ['a birthday that does not exist', { birthday: '1990-02-31' }, { birthday: 'birthday_invalid' }],
  ['the birthday of a minor', { birthday: '2020-01-01' }, { birthday: 'birthday_young' }],
  ['an unknown occupation', { occupation: 'PIRATE' }, { occupation: 'reg_pattern_1' }],
])('%s is refused with a problem at that field [member.securitycenter.save]', async (_what, changes, fields) => {
  const { status, body } = await send(await enter('player01'), saveProfile, {
    address: 'Rizal Street 1, Cebu',
    ...changes,
  });
  expect({ status, body }).toMatchObject({ status: 422, body: { code: 'validation', fields } });
  expect((await read(await enter('player01'))).fields.address).not.toBe('Rizal Street 1, Cebu');
});

test('the first messenger handle earns a claimable bonus, and a second one does not [member.securitycenter.messenger-bonus] [const.messenger-bonus]', async () => {
  const member = await enter('agent02');
  await send(member, saveProfile, { whatsapp: '639175550123' });
  await send(member, saveProfile, { whatsapp: '' });
  await send(member, saveProfile, { whatsapp: '639175550123', facebook: 'agent.two' });
  expect(await messengerRewards(member)).toMatchObject([{ amount: 100_000n, reference: 'messenger', claimedAt: null }]);
  expect((await read(member)).messengerBonus).toEqual({
    most: 131_000,
    amount: 1000,
    turnoverTimes: 3,
    granted: 1000,
    orderNo: null,
  });
});

test('a member can choose any of the offered avatars and no others [member.securitycenter.avatar-change]', async () => {
  const member = await enter('player01');
  const set = (await send(member, icon)).value as { readonly icons: readonly string[] };
  expect((await send(member, changeIcon, { icon: set.icons[6] })).status).toBe(200);
  expect((await send(member, icon)).value).toMatchObject({ icon: set.icons[6] });
  const refused = [
    '/elsewhere.png',
    ...[...FALSE_PICTURES, ...POLYGLOTS].map(
      ([, bytes]) => `data:image/png;base64,${bytes.subarray(0, 9_000).toString('base64')}`,
    ),
  ];
  for (const address of refused) {
    const { status, body } = await send(member, changeIcon, { icon: address });
    expect([address.slice(0, 40), status, body]).toMatchObject([
      expect.any(String),
      422,
      { fields: { icon: expect.any(String) } },
    ]);
  }
  expect((await send(member, icon)).value).toMatchObject({ icon: set.icons[6] });
});

const phone = { mobileNum: '9175550188', countryDialingCode: '63' };

test('a mobile number is saved with the password and the code sent to that number, and a message confirms the change [member.securitycenter.contact]', async () => {
  const member = await enter('player01');
  expect((await send(member, sendMobileCode, phone)).value).toEqual({ expiredMinutes: 1 });
  const verificationCode = await sandbox.outbox.codeFor('639175550188');
  const wrong = await send(member, bindMobile, { ...phone, verificationCode, password: 'Wrong1234' });
  expect(wrong.body).toMatchObject({ fields: { password: 'password_wrong' } });
  const guessed = await send(member, bindMobile, { ...phone, verificationCode: '000000', password: 'Play1234' });
  expect(guessed.body).toMatchObject({ code: 'code_wrong' });
  expect((await send(member, bindMobile, { ...phone, verificationCode, password: 'Play1234' })).status).toBe(200);
  expect((await read(member)).mobile).toBe('+63 •••• 0188');
  expect(await inboxOf(member)).toContain('Your mobile number was changed');
});

test('no code is sent to a number that belongs to another member, but the response is the same as for any other number [member.securitycenter.contact]', async () => {
  const member = await enter('agent01');
  expect((await send(member, sendMobileCode, phone)).status).toBe(429);
  sandbox.advanceClock(61_000);
  expect((await send(member, sendMobileCode, phone)).value).toEqual({ expiredMinutes: 1 });
  const old = await sandbox.outbox.codeFor('639175550188');
  const { body } = await send(member, bindMobile, {
    ...phone,
    verificationCode: old ?? '123456',
    password: 'Play1234',
  });
  expect(body).toMatchObject({ success: false });
});

test('an e-mail address is saved with the code sent to it [member.securitycenter.contact]', async () => {
  const member = await enter('player01');
  const email = 'Player.One@mail.example';
  expect((await send(member, sendEmailCode, { email })).value).toEqual({ expiredMinutes: 1 });
  const verificationCode = await sandbox.outbox.codeFor(email.toLowerCase());
  expect((await send(member, bindEmail, { email, verificationCode, password: 'Play1234' })).status).toBe(200);
  expect((await read(member)).email).toBe('Pl•••@mail.example');
  expect(await inboxOf(member)).toContain('Your email address was changed');
});

test('changing the password sends a message that says what to do if somebody else changed it [member.securitycenter.password]', async () => {
  const member = await enter('agent01');
  const change = { old: 'Play1234', new: 'Play12345', confirmNew: 'Play12345' };
  expect((await send(member, { method: 'POST', path: '/wps/member/password' }, change)).status).toBe(200);
  expect(await inboxOf(member)).toContain('Your password was changed');
});

test('a trial account cannot change anything [member.securitycenter.save]', async () => {
  const trial = { merchant: 'perya', account: '', token: await sandbox.openTrial({ ip: sandbox.newIp() }) };
  const answers = [
    await send(trial, saveProfile, { nickname: 'Trial' }),
    await send(trial, changeIcon, { icon: '/TCG_PROD_IMAGES/AVATAR/1.png' }),
    await send(trial, sendMobileCode, phone),
    await send(trial, sendEmailCode, { email: 'a@mail.example' }),
  ];
  expect(answers.map(({ body }) => ('code' in body ? body.code : 'success'))).toEqual(Array(4).fill('trial_account'));
});
