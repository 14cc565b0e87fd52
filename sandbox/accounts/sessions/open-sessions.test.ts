import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenSession } from '#schemas/open-session.ts';
import type { SessionAnswer } from '#schemas/member.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const placesOf = async (token: string) =>
  (await sandbox.request('/wps/member/sessions', { token })).value as OpenSession[];
const end = (token: string, id: string) =>
  sandbox.request('/wps/member/sessions/end', { method: 'POST', token, json: { id } });
const answers = async (token: string) => (await sandbox.request('/wps/member/info', { token })).status;

test('a member sees only their own sessions, with the current one marked, and the listed ids cannot be used as tokens [session.logout.effect]', async () => {
  const [here, there] = [
    await sandbox.logIn('vip01', { ip: sandbox.newIp() }),
    await sandbox.logIn('vip01', { ip: sandbox.newIp() }),
  ];
  await sandbox.logIn('agent01', { ip: sandbox.newIp() });
  const places = await placesOf(here);
  expect(places.filter(({ isThis }) => isThis)).toHaveLength(1);
  expect(places).toHaveLength(2);
  for (const { id } of places) {
    expect([here, there]).not.toContain(id);
    expect(await answers(id)).toBe(401);
  }
});

test("a member can end another of their own sessions, but not somebody else's [session.logout.effect]", async () => {
  const [here, there, stranger] = [
    await sandbox.logIn('agent01'),
    await sandbox.logIn('agent01'),
    await sandbox.logIn('agent02'),
  ];
  const other = (await placesOf(there)).find(({ isThis }) => isThis)?.id ?? '';
  expect((await end(stranger, other)).status).toBe(200);
  expect(await answers(there)).toBe(200);
  await end(here, other);
  expect(await answers(there)).toBe(401);
  expect(await answers(here)).toBe(200);
  expect((await end(here, other)).status).toBe(200);
});

test('ending all other sessions keeps this session and revokes remembered logins [session.logout.effect] [session.remember.off]', async () => {
  const remembered = await sandbox.request('/wps/session/login', {
    method: 'POST',
    json: { type: 'username', username: 'player01', password: 'Play1234', remember: true },
    ip: sandbox.newIp(),
    headers: { 'Session-Mode': 'bearer' },
  });
  const cookie =
    remembered.headers
      .getSetCookie()
      .find((each) => each.startsWith('__Host-r-'))
      ?.split(';')[0] ?? '';
  const other = (remembered.value as SessionAnswer).token;
  const here = await sandbox.logIn('player01', { ip: sandbox.newIp() });
  expect(
    (await sandbox.request('/wps/member/sessions/endOthers', { method: 'POST', token: here, json: {} })).status,
  ).toBe(200);
  expect([await answers(other), await answers(here)]).toEqual([401, 200]);
  expect(
    (
      await sandbox.request('/wps/session/remember', {
        method: 'POST',
        json: { username: 'player01' },
        headers: { Cookie: cookie },
      })
    ).status,
  ).toBe(400);
});

test('expired sessions and ids replaced by a renewal are not listed [session.expiry] [session.logout.effect]', async () => {
  const old = await sandbox.logIn('default01', { password: 'Welcome1', ip: sandbox.newIp() });
  sandbox.advanceClock(16 * 60_000);
  const here = await sandbox.logIn('default01', { password: 'Welcome1', ip: sandbox.newIp() });
  expect(await answers(old)).toBe(401);
  expect(await placesOf(here)).toHaveLength(1);
  const start = await sandbox.request('/wps/member/twoStep/start', {
    method: 'POST',
    token: here,
    json: { password: 'Welcome1' },
  });
  expect(start.status).toBe(200);
  expect(await placesOf(here)).toHaveLength(1);
});

test('a session shows the full IP address, although rate limits use only its network [session.logout.effect]', async () => {
  const here = await sandbox.logIn('vip01', { ip: '2001:db8:85a3::8a2e:370:7334' });
  expect((await placesOf(here)).find(({ isThis }) => isThis)?.ip).toBe('2001:db8:85a3::8a2e:370:7334');
});
