import { afterAll, beforeAll, expect, test } from 'vitest';
import { byPath, type Call } from '#schemas/call.ts';
import { allCalls } from '#schemas/calls/all-calls.ts';
import type { SessionAnswer } from '#schemas/member.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const OWED = ['account.changePassword', 'account.memberInfo'];
const TRIAL = [
  'account.memberInfo',
  'account.avatar',
  'account.balance',
  'common.unread',
  'games.addFavorite',
  'games.favorites',
  'games.favoritesList',
  'games.launch',
  'games.pvpRooms',
  'games.recentGames',
  'games.removeFavorite',
  'home.consolidated',
  'home.merchantWallet',
  'lottery.lotteryRecent',
  'promotions.available',
];
/** Excludes logout, which would end the session used to test the other calls. */
const needed = byPath(allCalls.filter(({ token, name }) => token === 'needed' && name !== 'account.logout'));
const sent = byPath(allCalls.filter(({ token, method }) => token === 'sent' && method === 'GET'));

const QUERIES: Readonly<Record<string, string>> = {
  'games.gameList': '?clientType=1&platform=web&pageNo=1&pageSize=24&gameType=RNG',
};
type Credentials = { readonly token: string } | { readonly headers: Readonly<Record<string, string>> };

/** Sends a call without any input, because permission is checked before the input. */
const send = ({ name, method, path }: Call, credentials: Credentials | null) =>
  sandbox.request(`${path.replaceAll(/\{\w+\}/g, '1')}${QUERIES[name] ?? ''}`, {
    method,
    ...(method === 'GET' ? {} : { json: {} }),
    ...credentials,
  });
const codeOf = async (call: Call, credentials: Credentials) => {
  const { status, body } = await send(call, credentials);
  return `${status} ${body.success ? 'success' : body.code}`;
};
/** Returns the names of the calls that do not respond with this status and code. */
const exceptions = async (answer: string, credentials: Credentials, calls: readonly Call[]): Promise<string[]> => {
  const found: string[] = [];
  for (const call of calls) if ((await codeOf(call, credentials)) !== answer) found.push(call.name);
  return found.sort();
};

const leave = async (token: string): Promise<readonly number[]> => {
  const left = await sandbox.request('/wps/session/logout', { method: 'DELETE', token });
  return [left.status, (await sandbox.request('/wps/member/info', { token })).status];
};
const logIn = async (username: string, password: string) => {
  const { value } = await sandbox.request('/wps/session/login', {
    method: 'POST',
    json: { type: 'username', username, password },
    ip: sandbox.newIp(),
    headers: { 'Session-Mode': 'bearer' },
  });
  return { username, password, token: (value as SessionAnswer).token };
};
const createdByAgent = async () => {
  const token = await sandbox.logIn('agent01', { ip: sandbox.newIp() });
  const json = { accountType: 'player', username: 'made4you', password: 'Agent-knows1', payeeName: 'Ana Santos' };
  expect((await sandbox.request('/wps/agent/downlines', { method: 'POST', token, json })).status).toBe(200);
  return logIn('made4you', 'Agent-knows1');
};
const mailed = async () => {
  const json = new URLSearchParams({ username: 'vip01', email: 'vip01@perya.example' });
  await sandbox.request('/wps/member/password/email', { method: 'POST', body: json, ip: sandbox.newIp() });
  return logIn('vip01', (await sandbox.outbox.codeFor('vip01@perya.example')) ?? '');
};

test.each([
  ['has expired', () => logIn('expired01', 'Play1234')],
  ['is used for the first time', () => logIn('first01', 'Play1234')],
  ["is the platform's default", () => logIn('default01', 'Welcome1')],
  ['was chosen by the agent who created the account', createdByAgent],
  ['was mailed', mailed],
])(
  'a session whose password %s can read the member, change the password and log out, and nothing else until the change [login.success.cpw] [login.first-or-expired] [login.default-password]',
  async (_why, enter) => {
    const { token, password, username } = await enter();
    expect(await exceptions('403 password_due', { token }, needed)).toEqual([...OWED].sort());

    const info = await sandbox.request('/wps/member/info', { token });
    expect(info.status).toBe(200);
    expect(JSON.stringify(info.value)).not.toMatch(/balance|wallet|amount/i);
    for (const call of sent)
      expect((await send(call, { token })).body, call.name).toEqual((await send(call, null)).body);

    expect(await leave((await logIn(username, password)).token)).toEqual([200, 401]);

    const changed = await sandbox.request('/wps/member/password', {
      method: 'POST',
      token,
      json: { old: password, new: 'Changed-1234', confirmNew: 'Changed-1234' },
    });
    expect(changed.status).toBe(200);
    for (const valid of [token, changed.headers.get('Session-Token') ?? ''])
      expect((await sandbox.request('/wps/v2/wallets/balance', { token: valid })).status).toBe(200);
  },
);

test('a login waiting for its second step cannot make any call that requires a token [login.two-step] [login.unknown-ip.flow]', async () => {
  sandbox.scenarios.set('*', { unknownAddress: true });
  const { value } = await sandbox.request('/wps/session/login', {
    method: 'POST',
    json: { type: 'username', username: 'player01', password: 'Play1234', remember: true },
  });
  sandbox.scenarios.reset('*');
  const verifyId = (value as SessionAnswer).needVerify?.verifyId ?? '';
  expect(verifyId).toMatch(/^[\w-]{20,}$/);
  for (const credentials of [{ token: verifyId }, { headers: { Cookie: `__Host-s=${verifyId}` } }])
    expect(await exceptions('401 not_logged_in', credentials, needed)).toEqual([]);
});

test('a trial account can make only the calls available with play money [roles.trial.blocked] [roles.trial.value]', async () => {
  const token = await sandbox.openTrial({ ip: sandbox.newIp() });
  expect(await exceptions('403 trial_account', { token }, needed)).toEqual([...TRIAL].sort());
  expect(await leave(token)).toEqual([200, 401]);
});
