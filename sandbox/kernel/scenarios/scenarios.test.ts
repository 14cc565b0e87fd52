import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openModules, type WhitelabelNode } from '#schemas/whitelabel.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

const STATUS = '/wps/system/status?url=perya.localhost';
const MENUS = '/lgw/games/game_menus';
const SCENARIO = '/sandbox/scenario';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());
afterEach(() => {
  for (const code of ['perya', 'siam', '*']) sandbox.scenarios.reset(code);
});

const set = (scenario: object, merchant = 'perya') =>
  sandbox.request(SCENARIO, { method: 'POST', json: { merchant, scenario } });

test('during maintenance, the status reports it and when it ends, and other calls are refused [boot.status.maintenance] [errors.maintenance]', async () => {
  const endTime = 1_800_000_000_000;
  expect(await set({ maintenance: { endTime } })).toMatchObject({ status: 200 });
  expect((await sandbox.request(STATUS)).value).toMatchObject({
    maintenance: { on: true, endTime },
    regionRestriction: false,
  });
  expect(await sandbox.request(MENUS)).toMatchObject({ status: 503, body: { code: 'maintenance' } });
  expect(await sandbox.request(MENUS, { merchant: 'siam' })).toMatchObject({ status: 200 });
});

test('in a blocked region, the status reports it, and other calls are refused [boot.status.region] [errors.blocked]', async () => {
  await set({ regionBlock: true });
  expect((await sandbox.request(STATUS)).value).toMatchObject({
    regionRestriction: true,
    location: { ip: '192.0.2.1' },
  });
  expect(await sandbox.request(MENUS)).toMatchObject({ status: 403, body: { code: 'region_blocked' } });
});

test('a scenario for all merchants applies to merchants without their own scenario', async () => {
  await set({ regionBlock: true }, '*');
  await set({ regionBlock: false }, 'siam');
  expect(await sandbox.request(MENUS)).toMatchObject({ status: 403 });
  expect(await sandbox.request(MENUS, { merchant: 'siam' })).toMatchObject({ status: 200 });
});

test('a call that is set to fail returns the given status, and other calls work', async () => {
  await set({ failing: { 'account.status': 502 } });
  expect(await sandbox.request(STATUS)).toMatchObject({ status: 502, body: { success: false, code: 'internal' } });
  expect(await sandbox.request(MENUS)).toMatchObject({ status: 200 });
  await set({ failing: { '*': 500 } });
  expect(await sandbox.request(MENUS)).toMatchObject({ status: 500 });
});

test('a malformed response is JSON that does not match the schema [calls.rule.envelope]', async () => {
  await set({ malformed: ['account.status'] });
  expect((await sandbox.request(STATUS)).value).toEqual({ unexpected: [null] });
});

test('a broken connection ends midway through the response [errors.network]', async () => {
  await set({ reset: ['account.status'] });
  await expect(sandbox.request(STATUS)).rejects.toThrow('connection reset');
});

test('a slow platform waits before it responds [calls.rule.timeout]', async () => {
  const slowMs = 300;
  await set({ slowMs });
  const order: string[] = [];
  // This timer starts before the request, so it fires before the platform's equally long delay ends.
  setTimeout(() => order.push('the wait is over'), slowMs);
  await sandbox.request(STATUS).then(() => order.push('answered'));
  expect(order).toEqual(['the wait is over', 'answered']);
});

test('setting one property keeps the others, and a reset clears all', async () => {
  await set({ captchaAlways: true });
  await set({ slowMs: 5 });
  expect(sandbox.scenarios.of('perya')).toMatchObject({ captchaAlways: true, slowMs: 5 });
  await sandbox.request(SCENARIO, { method: 'POST', json: { merchant: 'perya', do: 'calm' } });
  expect(sandbox.scenarios.of('perya')).toMatchObject({ captchaAlways: false, slowMs: 0 });
});

test.each([
  ['non_member', 'Non-member account unable to login'],
  ['non_agent', 'Non-agents cannot log in'],
  ['ip_blocked', 'Your address is blocked'],
  ['region_blocked', 'This site is not available where you are'],
])(
  'a valid login is refused as %s and gets no session, and an invalid login is refused as usual [roles.non-member] [roles.non-agent] [roles.blocked]',
  async (loginRefusal, message) => {
    await sandbox.request(SCENARIO, { method: 'POST', json: { do: 'clearLocks' } });
    await set({ loginRefusal });
    const logIn = (password: string) =>
      sandbox.request('/wps/session/login', {
        method: 'POST',
        json: { type: 'username', username: 'player01', password },
      });
    const refused = await logIn('Play1234');
    expect(refused).toMatchObject({ status: 403, body: { code: loginRefusal, message } });
    expect(refused.headers.get('Set-Cookie')).toBeNull();
    expect((await logIn('wrong')).body).toMatchObject({ code: 'login_refused' });
  },
);

test('a module that is switched off is disabled in the status, and its call is refused [toggles.FREEPLAY3]', async () => {
  await set({ modulesOff: ['FREEPLAY3'] });
  const open = openModules(
    ((await sandbox.request(STATUS)).value as { info: { whitelabel: WhitelabelNode[] } }).info.whitelabel,
  );
  expect([open.has('FREEPLAY3'), open.has('MOBILEVERCODELOGIN3')]).toEqual([false, true]);
  const asked = {
    method: 'POST',
    json: { os: 'Android', platform: 'W', random: 'r'.repeat(32), gatewayVersion: 3 },
  } as const;
  expect(await sandbox.request('/wps/session/login/freeplay', asked)).toMatchObject({ status: 403 });
  await set({ modulesOff: [] });
  expect(await sandbox.request('/wps/session/login/freeplay', asked)).toMatchObject({ status: 200 });
});

test('locks and limits can be cleared', async () => {
  const fail = () =>
    sandbox.request('/wps/session/login', {
      method: 'POST',
      json: { type: 'username', username: 'x-ray', password: 'x' },
    });
  for (let at = 0; at < 3; at++) await fail();
  expect((await fail()).body).toMatchObject({ code: 'captcha_required' });
  await sandbox.request(SCENARIO, { method: 'POST', json: { do: 'clearLocks' } });
  expect((await fail()).body).toMatchObject({ code: 'login_refused' });
});

test('the form on the developer page sets the same properties as the API and returns to the page', async () => {
  const body = new URLSearchParams({
    merchant: 'perya',
    do: 'set',
    maintenance: '1',
    endTime: '2027-01-15T08:00',
    slowMs: '1',
    failing: 'account.balance 503\ncommon.unread',
    malformed: 'games.hotGames',
    reset: '',
    loginRefusal: 'non_agent',
    phoneFailure: 'quota-exceeded',
    modulesOff: 'FREEPLAY3',
    sealing: 'required',
  });
  const answered = await sandbox.request(SCENARIO, {
    method: 'POST',
    body: body.toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(answered.status).toBe(303);
  expect(sandbox.scenarios.of('perya')).toEqual({
    maintenance: { endTime: Date.UTC(2027, 0, 15, 8) },
    regionBlock: false,
    slowMs: 1,
    failing: { 'account.balance': 503, 'common.unread': 500 },
    malformed: ['games.hotGames'],
    reset: [],
    captchaAlways: false,
    humanRequired: false,
    unknownAddress: false,
    loginRefusal: 'non_agent',
    phoneFailure: 'quota-exceeded',
    modulesOff: ['FREEPLAY3'],
    sealing: 'required',
  });
  expect((await sandbox.request(`${SCENARIO}?merchant=perya`)).body).toMatchObject({
    message: expect.stringContaining('account.balance 503'),
  });
});

test.each([
  { slowMs: -1 },
  { slowMs: 1e9 },
  { failing: { x: 200 } },
  { maintenance: true },
  { unknown: 1 },
  { sealing: 'maybe' },
  { loginRefusal: 'whim' },
  { modulesOff: ['NO_SUCH'] },
])('%j is not a valid scenario [calls.rule.envelope]', async (scenario) => {
  expect(await set(scenario)).toMatchObject({ status: 422, body: { code: 'validation' } });
});

test('a request from another site cannot set a scenario [calls.rule.token]', async () => {
  expect(
    await sandbox.request(SCENARIO, {
      method: 'POST',
      json: { do: 'calm' },
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    }),
  ).toMatchObject({
    status: 403,
  });
});

test('the outbox lists messages, newest first, both as a page with escaped texts and as JSON [sms-code.request]', async () => {
  await sandbox.outbox.add({
    merchant: 'perya',
    channel: 'mail',
    target: '<img src=x onerror=alert(1)>@example.com',
    body: '<script>alert(1)</script>',
    code: '654321',
  });
  const page = await sandbox.request('/sandbox/outbox');
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'; style-src 'sha256-/);
  expect(page.body).toMatchObject({ message: expect.stringContaining('654321') });
  expect(JSON.stringify(page.body)).not.toMatch(/<script|<img/);
  expect((await sandbox.request('/sandbox/outbox?format=json')).value).toMatchObject([
    { channel: 'mail', code: '654321' },
  ]);
});

test('the merchant in the query string is escaped in the page [calls.rule.envelope]', async () => {
  const page = await sandbox.request(`${SCENARIO}?merchant=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(JSON.stringify(page.body)).not.toContain('<script');
});

test('developer pages do not exist in production [calls.rule.envelope]', async () => {
  const production = await openTestSandbox({ development: false });
  for (const path of ['/sandbox/outbox', '/sandbox/outbox?format=json', SCENARIO])
    expect(await production.request(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(
    await production.request(SCENARIO, { method: 'POST', json: { scenario: { regionBlock: true } } }),
  ).toMatchObject({
    status: 404,
  });
  expect(await production.request(MENUS)).toMatchObject({ status: 200 });
  await production.close();
});

test('a developer page has only the style sheet that its content security policy allows', async () => {
  const page = await sandbox.fetch(new Request(`http://localhost${SCENARIO}`));
  const style = /<style>([^]*?)<\/style>/.exec(await page.text())?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${hash}'`);
});
