import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, register } from '#schemas/calls/account.ts';
import { createInvite, downlines } from '#schemas/calls/agent.ts';
import { allCalls } from '#schemas/calls/all-calls.ts';
import { addWithdrawAccount } from '#schemas/calls/cashier.ts';
import { feedback as feedbackCall } from '#schemas/calls/common.ts';
import { profile, saveProfile } from '#schemas/calls/profile.ts';
import { textKindOf } from '#schemas/forms/form-schema.ts';
import type { MemberProfile } from '#schemas/profile.ts';
import { REGISTER_CONTROLS } from '#schemas/register-fields.ts';
import { affiliateCodes, feedback, members } from '#sandbox/db/schema.ts';
import { submittedValues } from '#src/forms/form-values.ts';
import { sampleControlForm } from '#src/forms/widgets/sample-control-form.ts';
import { cheapPasswords, openTestSandbox, type TestSandbox } from '../support/open-test-sandbox.ts';

const INVISIBLE = '\u200b\u2800\u00ad';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

/** Fields filled in by the platform, the page or a link, not by a person. */
const NOT_TYPED =
  /Id$|No$|Token$|Url$|^(?:code|domain|game(?:Category|Classify|Code|Type)|icon|id|level|merchantCode|os|play|questionType|random|referralCode|ticket|type|url|vassalage|vendor|bankCode|choice|days|key|language|operation)$/u;
const SECRET = /password$|^(?:old|new|confirmNew)$/iu;
/** Not stored, and searched as typed, because punctuation may be part of a title. */
const SEARCHED = 'gameName';

interface Text {
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly 'x-text'?: string;
}

test.each([
  ['username', 'name'],
  ['email', 'name'],
  ['idNumber', 'name'],
  ['recommenderId', 'name'],
  ['affiliateCode', 'name'],
  ['qqNum', 'code'],
  ['captcha', 'code'],
  ['payeeName', 'line'],
  ['line', 'line'],
] as const)('the registration field %s is normalized as a %s in the form and on the platform', (field, kind) => {
  const { control, options } = REGISTER_CONTROLS[field];
  expect(options.text ?? textKindOf(control)).toBe(kind);
  expect((register.input.properties[field] as Text)['x-text']).toBe(kind);
});

test('every typed text in a call declares its normalization, and no password does', () => {
  const texts = allCalls.flatMap(({ name, input }) => {
    const one = input as { readonly properties?: Readonly<Record<string, Text>> };
    const variants = 'anyOf' in input ? (input.anyOf as readonly (typeof one)[]) : [one];
    return variants.flatMap(({ properties = {} }) =>
      Object.entries(properties)
        .filter(([, text]) => text.type === 'string' && text.enum === undefined && text.const === undefined)
        .map(([field, text]) => ({ field, what: `${name} ${field}`, kind: text['x-text'] })),
    );
  });
  // The profile uses the same rule as the registration form.
  expect(texts).toContainEqual({ field: 'qqNum', what: 'profile.saveProfile qqNum', kind: 'code' });
  const secrets = texts.filter(({ field }) => SECRET.test(field));
  expect(secrets.length).toBeGreaterThan(20);
  expect(secrets.filter(({ kind }) => kind !== undefined)).toEqual([]);
  const unnamed = texts.filter(
    ({ field, kind }) => kind === undefined && !SECRET.test(field) && !NOT_TYPED.test(field) && field !== SEARCHED,
  );
  expect(unnamed.map(({ what }) => what)).toEqual([]);
});

const enter = async (username: string, password = 'Play1234') => {
  const token = await sandbox.logIn(username, { merchant: 'perya', password, ip: sandbox.newIp() });
  return (call: { readonly path: string; readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' }, json?: object) =>
    sandbox.request(call.path, {
      method: call.method,
      merchant: 'perya',
      token,
      ip: sandbox.newIp(),
      ...(json === undefined ? {} : { json }),
    });
};

const campaignsOf = async (account: string): Promise<readonly string[]> => {
  const rows = await sandbox.database
    .select({ campaign: affiliateCodes.campaign })
    .from(affiliateCodes)
    .innerJoin(members, eq(members.id, affiliateCodes.memberId))
    .where(eq(members.account, account));
  return rows.map(({ campaign }) => campaign);
};

test('a user name is recognised in full-width form, with spaces and with invisible characters', async () => {
  for (const name of ['ｐｌａｙｅｒ０１', ' player\u00a001', 'play\u200ber01\u202e']) {
    // oxlint-disable-next-line no-await-in-loop -- logins of one account run one after the other
    const send = await enter(name);
    // oxlint-disable-next-line no-await-in-loop -- logins of one account run one after the other
    expect((await send(profile)).value).toMatchObject({ account: 'player01' });
  }
});

test('spaces and invisible characters inside a password are significant', async () => {
  const unclean = 'Play\u200b12 34\u202e';
  await sandbox.database
    .update(members)
    .set({ passwordHash: await cheapPasswords.hash(unclean) })
    .where(eq(members.account, 'first01'));
  const tryLogin = (password: string) =>
    sandbox.request(login.path, {
      method: login.method,
      merchant: 'perya',
      ip: sandbox.newIp(),
      json: { type: 'username', username: 'first01', password },
    });
  expect((await tryLogin('Play1234')).body).toMatchObject({ success: false, code: 'login_refused' });
  expect((await tryLogin(unclean)).body).toMatchObject({ success: true });
});

test('an invisible name is rejected, and a name is saved without invisible and bidirectional characters', async () => {
  const send = await enter('vip01');
  expect(await send(saveProfile, { nickname: INVISIBLE })).toMatchObject({
    status: 422,
    body: { fields: { nickname: 'input_empty' } },
  });
  expect((await send(saveProfile, { nickname: ' Ana\u202e\u00a0Le\u0302 \u200b' })).status).toBe(200);
  expect(((await send(profile)).value as MemberProfile).fields.nickname).toBe('Ana Lê');
});

test('an invisible real name in the profile does not block an account with a real name', async () => {
  await sandbox.database
    .update(members)
    .set({ profile: { realName: INVISIBLE } })
    .where(eq(members.account, 'agent02'));
  const send = await enter('agent02');
  const account = { bankCode: 'SBX', accountNumber: '００１１\u20112233 4455', holder: '葛\u{e0100}城\u3000花子' };
  expect((await send(addWithdrawAccount, account)).value).toMatchObject({
    accountNumber: '•••• 4455',
    holder: '葛\u{e0100}城 花子',
  });
  expect(await send(saveProfile, { payeeName: 'Somebody Else' })).toMatchObject({ status: 422 });
});

test('a real name saved with invisible characters equals the normalized one, and an entirely invisible one can be replaced', async () => {
  const saved = (realName: string) =>
    sandbox.database.update(members).set({ profile: { realName } }).where(eq(members.account, 'default01'));
  const send = await enter('default01', 'Welcome1');
  await saved('Ana\u200b \u00a0Le\u0302');
  expect((await send(saveProfile, { payeeName: 'Ana Lee' })).status).toBe(422);
  expect((await send(saveProfile, { payeeName: 'Ana Lê' })).status).toBe(200);
  await saved('Ana\u200b \u00a0Le\u0302');
  const account = { bankCode: 'SBX', accountNumber: '001122335566', holder: 'ANA LÊ' };
  expect((await send(addWithdrawAccount, account)).status).toBe(200);
  await saved(INVISIBLE);
  expect((await send(saveProfile, { payeeName: 'Maria Cruz' })).status).toBe(200);
});

test("an agent's campaign is saved without invisible characters, and a member is found by a full-width name", async () => {
  const send = await enter('agent01');
  expect((await send(createInvite, { campaign: INVISIBLE })).status).toBe(422);
  expect((await send(createInvite, { campaign: ' Fly\u202eers\u00a0in Ma\u0301y ' })).status).toBe(200);
  expect(await campaignsOf('agent01')).toContain('Flyers in Máy');
  const search = new URLSearchParams({ pageNo: '1', pageSize: '20', search: 'ａｇｅｎｔ\u200b０２' });
  const found = await send({ method: 'GET', path: `${downlines.path}?${search.toString()}` });
  expect((found.value as { readonly list: unknown }).list).toMatchObject([{ member: { account: 'agent02' } }]);
});

test('a multi-line text keeps its line breaks', async () => {
  const send = await enter('player01');
  const content = 'The game\u202e stopped.\r\nIt was  \u2028at noon 👩\u200d👧.';
  expect((await send(feedbackCall, { questionType: 'game', content })).status).toBe(200);
  const [row] = await sandbox.database.select().from(feedback).orderBy(desc(feedback.id)).limit(1);
  expect(row?.content).toBe('The game stopped.\nIt was\nat noon 👩\u200d👧.');
});

test('a form sends normalized texts, and leaves out texts without visible characters', () => {
  const form = sampleControlForm({
    username: { control: 'text', options: { text: 'name' } },
    payeeName: { control: 'text' },
    verificationCode: { control: 'code' },
    captcha: { control: 'captcha' },
    content: { control: 'longText' },
    line: { control: 'text' },
    password: { control: 'password', options: { trimmed: false } },
  });
  expect(
    submittedValues(form, {
      username: 'ｐｌａｙｅｒ ０１',
      payeeName: 'Ana\u00a0\u202eLe\u0302',
      verificationCode: '１２３\u2013４５６',
      captcha: ' ａｂ\u00a0１２ ',
      content: 'one\u2028two',
      line: INVISIBLE,
      password: ' p\u200b ',
    }),
  ).toEqual({
    username: 'player01',
    payeeName: 'Ana Lê',
    verificationCode: '123456',
    captcha: 'ab12',
    content: 'one\ntwo',
    password: ' p\u200b ',
  });
});
