import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { members, merchants, sessions } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { tryLogin } from '#tests/support/try-login.ts';
import { withdrawals } from '#schemas/calls/cashier.ts';
import { pvpRooms } from '#schemas/calls/games.ts';
import { balance, redeemList } from '#schemas/calls/points.ts';

const MINUTE = 60_000;
const LOGIN = '/wps/session/login';
const INFO = '/wps/member/info';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());
afterEach(async () => {
  sandbox.scenarios.reset('perya');
  expect(await sandbox.ledger.checkInvariants()).toEqual([]);
});

test('a correct password returns a token and flags, and the token authorizes member calls [calls.account.login] [session.user-info]', async () => {
  const { status, value } = await sandbox.request(LOGIN, {
    method: 'POST',
    json: { type: 'username', username: ' Player01 ', password: 'Play1234' },
    headers: { 'Session-Mode': 'bearer' },
  });
  expect(status).toBe(200);
  expect(value).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    firstTimeLogin: false,
    passwordExpired: false,
    defaultPassword: false,
  });
  const info = await sandbox.request(INFO, { token: (value as { token: string }).token });
  expect(info.value).toMatchObject({ account: 'player01', type: 0, toUpline: true, currency: 'PHP' });
});

test('in cookie mode, the response contains the word `cookie` instead of the token, and the session cookie is HttpOnly [session.values] [calls.rule.header]', async () => {
  const { value, headers } = await tryLogin(sandbox, 'player01', 'Play1234');
  expect(value).toMatchObject({ token: 'cookie' });
  const cookie = headers.getSetCookie()[0] ?? '';
  expect(cookie).toMatch(/^__Host-s=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  expect(await sandbox.request(INFO, { headers: { Cookie: `theme=dark; ${cookie.split(';')[0]}` } })).toMatchObject({
    status: 200,
  });
});

test('a cookie token is not accepted as a bearer token, and vice versa [calls.rule.header]', async () => {
  const token = await sandbox.logIn('player01');
  expect(await sandbox.request(INFO, { headers: { Cookie: `__Host-s=${token}` } })).toMatchObject({ status: 401 });
  const cookieToken =
    /__Host-s=([\w-]+)/.exec((await tryLogin(sandbox, 'player01', 'Play1234')).headers.get('Set-Cookie') ?? '')?.[1] ??
    '';
  expect(await sandbox.request(INFO, { token: cookieToken })).toMatchObject({ status: 401 });
});

test('the database stores only the hash of a session token', async () => {
  const token = await sandbox.logIn('player01');
  const rows = await sandbox.database.select().from(sessions);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test.each([
  ['expired01', 'Play1234', { passwordExpired: true, firstTimeLogin: false, defaultPassword: false }],
  ['default01', 'Welcome1', { passwordExpired: false, firstTimeLogin: false, defaultPassword: true }],
  ['first01', 'Play1234', { passwordExpired: false, firstTimeLogin: true, defaultPassword: false }],
])(
  'the login of %s has the matching password flags [login.default-password] [login.success.first] [password.toggle]',
  async (username, password, flags) => {
    expect((await tryLogin(sandbox, username, password)).value).toMatchObject(flags);
  },
);

test("a password expires when it reaches the merchant's maximum age", async () => {
  const age = (days: number) =>
    sandbox.database
      .update(members)
      .set({ passwordChangedAt: new Date(sandbox.now() - days * 24 * 60 * MINUTE) })
      .where(eq(members.account, 'player01'));
  await age(181);
  expect((await tryLogin(sandbox, 'player01', 'Play1234')).value).toMatchObject({ passwordExpired: true });
  await age(1);
  expect((await tryLogin(sandbox, 'player01', 'Play1234')).value).toMatchObject({ passwordExpired: false });
});

test.each([
  '/wps/relay/CSP_unreadCount',
  pvpRooms.path,
  withdrawals.path,
  balance.path,
  `${redeemList.path}?pageNo=1&pageSize=10`,
])('an idle session ends after 15 minutes even if the site keeps polling %s [session.expiry]', async (polled) => {
  const token = await sandbox.logIn('player01');
  sandbox.advanceClock(10 * MINUTE);
  expect(await sandbox.request(polled, { token })).toMatchObject({ status: 200 });
  sandbox.advanceClock(6 * MINUTE);
  expect(await sandbox.request(INFO, { token })).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
});

test('even an active session lasts at most 12 hours [session.expiry]', async () => {
  const token = await sandbox.logIn('player01');
  for (let minutes = 0; minutes < 11.9 * 60; minutes += 14) {
    sandbox.advanceClock(14 * MINUTE);
    if (minutes < 11.7 * 60) expect(await sandbox.request(INFO, { token })).toMatchObject({ status: 200 });
  }
  sandbox.advanceClock(10 * MINUTE);
  expect(await sandbox.request(INFO, { token })).toMatchObject({ status: 401 });
});

test('logout ends the session and clears the cookie [calls.account.logout] [session.logout.effect]', async () => {
  const cookie = (await tryLogin(sandbox, 'player01', 'Play1234')).headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const out = await sandbox.request('/wps/session/logout', { method: 'DELETE', headers: { Cookie: cookie } });
  expect(out).toMatchObject({ status: 200, body: { success: true } });
  expect(out.headers.get('Set-Cookie')).toMatch(/^__Host-s=;.*Max-Age=0/);
  expect(await sandbox.request(INFO, { headers: { Cookie: cookie } })).toMatchObject({ status: 401 });
});

test("a new login ends the browser's previous session", async () => {
  const cookie = (await tryLogin(sandbox, 'player01', 'Play1234')).headers.get('Set-Cookie')?.split(';')[0] ?? '';
  await sandbox.request(LOGIN, {
    method: 'POST',
    json: { type: 'username', username: 'agent01', password: 'Play1234' },
    headers: { Cookie: cookie },
  });
  expect(await sandbox.request(INFO, { headers: { Cookie: cookie } })).toMatchObject({ status: 401 });
});

test('a token issued for one merchant is rejected by another [calls.rule.token] [brand.config.merchant]', async () => {
  const token = await sandbox.logIn('player01');
  expect(await sandbox.request(INFO, { token, merchant: 'siam' })).toMatchObject({
    status: 401,
    body: { code: 'not_logged_in' },
  });
});

test.each(['', 'x', 'Bearer', 'a'.repeat(300), "' or 1=1 --"])(
  '%j is not a valid token [calls.rule.token]',
  async (token) => {
    expect(await sandbox.request(INFO, { token })).toMatchObject({ status: 401 });
  },
);

test("locking a member ends the member's sessions immediately [session.expiry]", async () => {
  const token = await sandbox.logIn('first01');
  await sandbox.database.update(members).set({ status: 'locked' }).where(eq(members.account, 'first01'));
  expect(await sandbox.request(INFO, { token })).toMatchObject({ status: 401 });
  expect(await tryLogin(sandbox, 'first01', 'Play1234')).toMatchObject({
    status: 400,
    body: { code: 'login_refused', message: expect.stringContaining('locked') },
  });
  await sandbox.database.update(members).set({ status: 'active' }).where(eq(members.account, 'first01'));
});

test('balances come from the ledger, and the main wallet is listed first [calls.account.balance]', async () => {
  const { value } = await sandbox.request('/wps/v2/wallets/balance', { token: await sandbox.logIn('player01') });
  const { sumBalance, wallets } = value as {
    sumBalance: number;
    wallets: { accountTypeId: number; balance: number }[];
  };
  expect(wallets[0]).toEqual({ accountTypeId: 0, name: 'Main', balance: 12_500 });
  expect(sumBalance).toBeCloseTo(
    wallets.reduce((sum, wallet) => sum + wallet.balance, 0),
    2,
  );
});

test('a member can read the unread count, the avatar and the icons [calls.common.unread] [calls.account.avatar] [calls.account.icon]', async () => {
  const token = await sandbox.logIn('player01');
  expect((await sandbox.request('/wps/relay/CSP_unreadCount', { token })).value).toEqual({ count: 3 });
  const { avatar } = (await sandbox.request('/wps/relay/MCSFE_getPlayerAvatar', { token })).value as { avatar: string };
  expect(await sandbox.request(avatar)).toMatchObject({ status: 200 });
  expect((await sandbox.request('/wps/member/info/icon', { token })).value).toEqual({
    icon: avatar,
    icons: expect.arrayContaining([avatar]),
  });
});

test('member info has the agreed fields and no others [calls.account.member-info] [roles.member-info.fields]', async () => {
  expect((await sandbox.request(INFO, { token: await sandbox.logIn('vip01') })).value).toEqual({
    id: expect.stringMatching(/^\d+$/),
    account: 'vip01',
    nickname: expect.any(String),
    type: 0,
    toUpline: expect.any(Boolean),
    clubLabel: { labelName: expect.any(String), rankLevel: 6 },
    memberLabel: expect.toSatisfy((label) => label === null || typeof label === 'string'),
    currency: 'PHP',
  });
});

test('member info distinguishes VIP members by their level and agents by their type [roles.member-info.fields] [roles.agent.values]', async () => {
  const infoOf = async (name: string) => (await sandbox.request(INFO, { token: await sandbox.logIn(name) })).value;
  expect(await infoOf('vip01')).toMatchObject({ type: 0, clubLabel: { rankLevel: 6 } });
  expect(await infoOf('agent01')).toMatchObject({ type: 1, toUpline: false });
  expect(await infoOf('agent02')).toMatchObject({ type: 2, toUpline: true });
});

test("a password change needs the old password and a valid new one, and ends the member's other sessions [calls.account.password] [password.new.rule] [password.confirm] [password.same]", async () => {
  const path = '/wps/member/password';
  const change = (token: string, passwords: object) =>
    sandbox.request(path, { method: 'POST', token, json: passwords });
  const [token, other] = [
    await sandbox.logIn('default01', { password: 'Welcome1' }),
    await sandbox.logIn('default01', { password: 'Welcome1' }),
  ];
  expect((await change(token, { old: 'Welcome1', new: 'abc', confirmNew: 'abc' })).body).toMatchObject({
    code: 'validation',
    fields: { new: 'reg_pattern_17' },
  });
  expect((await change(token, { old: 'Welcome1', new: 'Better123', confirmNew: 'Better124' })).body).toMatchObject({
    fields: { confirmNew: 'confirmation' },
  });
  expect((await change(token, { old: 'wrong', new: 'Better123', confirmNew: 'Better123' })).body).toMatchObject({
    fields: { old: 'password_wrong' },
  });
  expect((await change(token, { old: 'Welcome1', new: 'Welcome1', confirmNew: 'Welcome1' })).body).toMatchObject({
    fields: { new: 'password_same' },
  });
  expect(await change(token, { old: 'Welcome1', new: 'Better123', confirmNew: 'Better123' })).toMatchObject({
    status: 200,
  });
  expect(await sandbox.request(INFO, { token: other })).toMatchObject({ status: 401 });
  expect((await tryLogin(sandbox, 'default01', 'Better123')).value).toMatchObject({ defaultPassword: false });
});

test('in cookie mode a password change renews the session id, and the old id works for ten more seconds, for calls already in flight [password.call] [session.expiry]', async () => {
  const cookie = (await tryLogin(sandbox, 'default01', 'Better123')).headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const changed = await sandbox.request('/wps/member/password', {
    method: 'POST',
    headers: { Cookie: cookie },
    json: { old: 'Better123', new: 'Welcome1', confirmNew: 'Welcome1' },
  });
  const fresh = changed.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  expect(fresh).not.toBe(cookie);
  expect(await sandbox.request(INFO, { headers: { Cookie: cookie } })).toMatchObject({ status: 200 });
  sandbox.advanceClock(11_000);
  expect(await sandbox.request(INFO, { headers: { Cookie: cookie } })).toMatchObject({ status: 401 });
  expect(await sandbox.request(INFO, { headers: { Cookie: fresh } })).toMatchObject({ status: 200 });
});

test.each([
  ['player01', 'Play1234', { defaultPassword: false }],
  ['default01', 'Welcome1', { defaultPassword: true }],
])(
  '%s can log in with spaces around the password, as if it had been pasted [login.validate.username]',
  async (account, password, flags) => {
    for (const typed of [` ${password}`, `${password}\t `, `\u3000${password}`]) {
      const { status, value } = await tryLogin(sandbox, account, typed);
      expect({ status, value }).toMatchObject({ status: 200, value: flags });
    }
    expect((await tryLogin(sandbox, account, `${password.slice(0, 4)} ${password.slice(4)}`)).status).toBe(400);
  },
);

test('no form accepts a new password that begins or ends with a space [login.validate.username] [password.new.rule] [recovery.phone.password]', async () => {
  const isPerya = eq(merchants.code, 'perya');
  const [perya] = await sandbox.database.select().from(merchants).where(isPerya);
  const anything = { enabled: true, required: false, acceptedPattern: '*', patternId: 17, minLength: 4, maxLength: 64 };
  const registerRules = { ...perya?.settings.registerRules, password: anything, paymentPassword: anything };
  const settings = sql`${merchants.settings} || ${JSON.stringify({ registerRules })}::jsonb`;
  await sandbox.database.update(merchants).set({ settings }).where(isPerya);

  const fieldsOf = async (path: string, json: object, { method = 'POST', account = 'vip01' } = {}) => {
    const token = await sandbox.logIn(account, { ip: sandbox.newIp() });
    const { body } = await sandbox.request(path, { method: method as 'POST', token, json, ip: sandbox.newIp() });
    return body.success ? null : body.fields;
  };
  const phone = { mobileNum: '9175550104', countryDialingCode: '63', verificationCode: '000000' };
  const registration = {
    login: true,
    registerMethod: 'WEB',
    registerUrl: 'http://perya.localhost/',
    username: 'blanky',
  };
  for (const bad of [' Blank-1234', 'Blank-1234 ']) {
    expect(await fieldsOf('/wps/member/password', { old: 'Play1234', new: bad, confirmNew: bad })).toEqual({
      new: 'password_blanks',
    });
    expect(await fieldsOf('/wps/member/password/verification', { ...phone, newPassword: bad })).toEqual({
      newPassword: 'password_blanks',
    });
    const sent = { ...registration, password: bad, paymentPassword: bad };
    expect(await fieldsOf('/wps/member/register', sent, { method: 'PUT' })).toMatchObject({
      password: 'password_blanks',
      paymentPassword: 'password_blanks',
    });
    const downline = { accountType: 'player', username: 'blanky', password: bad, payeeName: 'Ana Santos' };
    expect(await fieldsOf('/wps/agent/downlines', downline, { account: 'agent01' })).toEqual({
      password: 'password_blanks',
    });
  }
  if (perya !== undefined) await sandbox.database.update(merchants).set({ settings: perya.settings }).where(isPerya);
});

const freePlay = (merchant = 'perya', random = 'r'.repeat(32)) =>
  sandbox.request('/wps/session/login/freeplay', {
    method: 'POST',
    merchant,
    headers: { 'Session-Mode': 'bearer' },
    json: { os: 'Android', platform: 'W', random, gatewayVersion: 3 },
  });

test('free play creates a trial account with play money [calls.account.free-play] [free-play.account] [roles.trial.value]', async () => {
  const token = ((await freePlay()).value as { token: string }).token;
  expect((await sandbox.request(INFO, { token })).value).toMatchObject({ type: 4, toUpline: false });
  expect((await sandbox.request('/wps/v2/wallets/balance', { token })).value).toMatchObject({ sumBalance: 2000 });
});

test('free play is refused if its module is off [free-play.flag] [toggles.FREEPLAY3]', async () => {
  expect(await freePlay('siam')).toMatchObject({ status: 403, body: { success: false } });
});

test('nobody can log in to a trial account by name [login.trial.login]', async () => {
  const token = ((await freePlay()).value as { token: string }).token;
  const { account } = (await sandbox.request(INFO, { token })).value as { account: string };
  expect((await tryLogin(sandbox, account, '')).status).toBe(422);
  expect((await tryLogin(sandbox, account, 'Play1234')).body).toMatchObject({ code: 'login_refused' });
});
