import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePassword, walletTransfer } from '#schemas/calls/account.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

const DAY = 24 * 60 * 60 * 1000;
const REMEMBER = '/wps/session/remember';
let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

/** Creates a browser that stores the cookies it receives. */
const openBrowser = () => {
  const jar = new Map<string, string>();
  const ip = sandbox.newIp();
  return {
    jar,
    ask: async (path: string, json: unknown, merchant = 'perya') => {
      const answered = await sandbox.request(path, {
        method: 'POST',
        json,
        merchant,
        ip,
        headers: { Cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      });
      for (const line of answered.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (line.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, value);
      }
      return answered;
    },
  };
};
type Browser = ReturnType<typeof openBrowser>;
const logIn = (browser: Browser, username: string, remember?: boolean) =>
  browser.ask('/wps/session/login', {
    type: 'username',
    username,
    password: 'Play1234',
    ...(remember === undefined ? {} : { remember }),
  });
const remembered = ({ jar }: Browser) => [...jar.keys()].filter((name) => name.startsWith('__Host-r-'));

test('a member who chose to be remembered can log in without a password for a day [calls.account.login] [login.success.remember] [session.remember.lifetime] [const.remember-ms]', async () => {
  const browser = openBrowser();
  const first = await logIn(browser, 'player01', true);
  const cookie = first.headers.getSetCookie().find((line) => line.startsWith('__Host-r-'));
  expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=86400$/);
  sandbox.advanceClock(DAY - 60_000);
  expect(await browser.ask(REMEMBER, { username: 'player01' })).toMatchObject({
    status: 200,
    value: { token: 'cookie' },
  });
  sandbox.advanceClock(61_000);
  expect(await browser.ask(REMEMBER, { username: 'player01' })).toMatchObject({
    status: 400,
    body: { code: 'login_refused' },
  });
});

test('every use replaces the remember token, and presenting an old one ends every session of the member', async () => {
  const [browser, thief] = [openBrowser(), openBrowser()];
  await logIn(browser, 'vip01', true);
  for (const [name, value] of browser.jar) if (name.startsWith('__Host-r-')) thief.jar.set(name, value);
  await browser.ask(REMEMBER, { username: 'vip01' });
  sandbox.advanceClock(60_000);
  expect(await thief.ask(REMEMBER, { username: 'vip01' })).toMatchObject({ status: 400 });
  expect(
    await sandbox.request('/wps/member/info', { headers: { Cookie: `__Host-s=${browser.jar.get('__Host-s') ?? ''}` } }),
  ).toMatchObject({ status: 401 });
  expect(await browser.ask(REMEMBER, { username: 'vip01' })).toMatchObject({ status: 400 });
});

test('two tabs that start at the same time both log in', async () => {
  const browser = openBrowser();
  await logIn(browser, 'agent01', true);
  const copy = openBrowser();
  for (const [name, value] of browser.jar) copy.jar.set(name, value);
  const both = await Promise.all([
    browser.ask(REMEMBER, { username: 'agent01' }),
    copy.ask(REMEMBER, { username: 'agent01' }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
});

test('a login without the remember option revokes the old token [session.remember.off]', async () => {
  const browser = openBrowser();
  await logIn(browser, 'agent02', true);
  expect(remembered(browser)).toHaveLength(1);
  await logIn(browser, 'agent02');
  expect(remembered(browser)).toHaveLength(0);
  expect(await browser.ask(REMEMBER, { username: 'agent02' })).toMatchObject({ status: 400 });
});

test('a remember token is valid only for its account and merchant', async () => {
  const browser = openBrowser();
  await logIn(browser, 'player01', true);
  expect(await browser.ask(REMEMBER, { username: 'vip01' })).toMatchObject({ status: 400 });
  expect(await browser.ask(REMEMBER, { username: 'player01' }, 'lotus')).toMatchObject({ status: 400 });
  expect(await browser.ask(REMEMBER, { username: 'PLAYER01' })).toMatchObject({ status: 200 });
});

test('the database stores only the hash of a remember token', async () => {
  const browser = openBrowser();
  await logIn(browser, 'player01', true);
  const [, verifier = ''] = (browser.jar.get(remembered(browser)[0] ?? '') ?? '').split('.');
  const rows = JSON.stringify(await sandbox.database.query.rememberTokens.findMany());
  expect(verifier).toHaveLength(43);
  expect(rows).not.toContain(verifier);
});

test('a new password ends remembered logins', async () => {
  const [browser, other] = [openBrowser(), openBrowser()];
  await logIn(other, 'first01', true);
  await logIn(browser, 'first01');
  expect(
    await browser.ask('/wps/member/password', { old: 'Play1234', new: 'Changed1234', confirmNew: 'Changed1234' }),
  ).toMatchObject({ status: 200 });
  expect(await other.ask(REMEMBER, { username: 'first01' })).toMatchObject({ status: 400 });
});

test('a remembered login of a member who still has the default password requires a password change, just like a password login [login.first-or-expired] [session.remember.lifetime]', async () => {
  const browser = openBrowser();
  const first = { type: 'username', username: 'default01', password: 'Welcome1', remember: true };
  expect((await browser.ask('/wps/session/login', first)).status).toBe(200);
  expect(remembered(browser)).toHaveLength(1);
  const again = await browser.ask(REMEMBER, { username: 'default01' });
  expect(again).toMatchObject({ status: 200, value: { token: 'cookie' } });
  const transfer = { fromAccountTypeId: 0, toAccountTypeId: 1, amount: 1 };
  expect(await browser.ask(walletTransfer.path, transfer)).toMatchObject({
    status: 403,
    body: { code: 'password_due' },
  });
  const changed = { old: 'Welcome1', new: 'Chosen1234', confirmNew: 'Chosen1234' };
  expect((await browser.ask(changePassword.path, changed)).status).toBe(200);
});
