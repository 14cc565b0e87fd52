import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { REGISTER_METHOD } from '#schemas/calls/query-constants.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());
afterEach(() => sandbox.scenarios.reset('perya'));

const PROVIDER = '/sandbox/provider/perya/human';

const tick = async (action: string, merchant = 'perya'): Promise<Record<string, string>> => {
  const { value } = await sandbox.request(PROVIDER, { method: 'POST', merchant, json: { action, siteKey: 'sandbox' } });
  return { 'sandbox-response': (value as { token: string }).token };
};

let numbers = 0;
const phone = () => ({ mobileNum: `91766000${String((numbers += 1)).padStart(2, '0')}`, countryDialingCode: '63' });

/** The calls that require a human verification. Each comes from a new IP address, so that no rate limit applies. */
const CALLS = {
  login: (human?: object) =>
    sandbox.request('/wps/session/login', {
      method: 'POST',
      ip: sandbox.newIp(),
      json: { type: 'username', username: 'player01', password: 'Play1234', ...(human ? { human } : {}) },
    }),
  register: (human?: object) =>
    sandbox.request('/wps/member/register', {
      method: 'PUT',
      ip: sandbox.newIp(),
      json: {
        username: 'x',
        password: 'x',
        login: true,
        registerUrl: 'http://perya.localhost',
        registerMethod: REGISTER_METHOD,
        ...(human ? { human } : {}),
      },
    }),
  sms: (human?: object) =>
    sandbox.request('/wps/verification/sms/register', {
      method: 'POST',
      ip: sandbox.newIp(),
      json: { registerType: 'username', ...phone(), ...(human ? { human } : {}) },
    }),
};
const ACTIONS = ['login', 'register', 'sms'] as const;

type Answered = Awaited<ReturnType<TestSandbox['request']>>;
const codeOf = ({ body }: Answered): string => (body.success ? '' : (body.code ?? ''));

/** Whether the human verification was accepted: the call succeeded, or it failed for another reason. */
const passed = (answered: Answered): boolean => !['human_required', 'human_failed'].includes(codeOf(answered));

test.each(ACTIONS)(
  '%s without a human verification is rejected if the merchant requires one [calls.third.human]',
  async (action) => {
    expect(passed(await CALLS[action]())).toBe(true);
    sandbox.scenarios.set('perya', { humanRequired: true });
    expect(await CALLS[action]()).toMatchObject({ status: 400, body: { success: false, code: 'human_required' } });
    expect(passed(await CALLS[action](await tick(action)))).toBe(true);
  },
);

test('a login code requires a human verification, just like a registration code [calls.account.sms-nologin] [calls.account.login-code]', async () => {
  sandbox.scenarios.set('perya', { humanRequired: true });
  const ask = async (human?: object) =>
    sandbox.request('/wps/verification/sms/noLogin', {
      method: 'POST',
      ip: sandbox.newIp(),
      json: { ...phone(), ...(human ? { human } : {}) },
    });
  expect(codeOf(await ask())).toBe('human_required');
  expect(await ask(await tick('sms'))).toMatchObject({ status: 200 });
});

test('login by SMS code needs no human verification [login.human.sms-skip]', async () => {
  sandbox.scenarios.set('perya', { humanRequired: true });
  const answered = await sandbox.request('/wps/session/login', {
    method: 'POST',
    ip: sandbox.newIp(),
    json: { type: 'sms', ...phone(), verificationCode: '000000' },
  });
  expect(passed(answered)).toBe(true);
});

test('a human verification is checked if it is sent, even if it is not required [calls.third.human-fields]', async () => {
  expect(codeOf(await CALLS.login({ 'sandbox-response': 'made-up' }))).toBe('human_failed');
  expect(codeOf(await CALLS.login({ anything: 'else' }))).toBe('human_failed');
});

test('a verification token works once', async () => {
  const human = await tick('login');
  expect(passed(await CALLS.login(human))).toBe(true);
  expect(codeOf(await CALLS.login(human))).toBe('human_failed');
});

test('a verification token is valid for its action and merchant only', async () => {
  expect(codeOf(await CALLS.login(await tick('register')))).toBe('human_failed');
  expect(codeOf(await CALLS.login(await tick('login', 'siam')))).toBe('human_failed');
});

test('a verification token is valid for five minutes', async () => {
  const human = await tick('login');
  sandbox.advanceClock(5 * 60_000);
  expect(codeOf(await CALLS.login(human))).toBe('human_failed');
});

test('the only Turnstile token that is accepted is the one issued for its test keys', async () => {
  expect(passed(await CALLS.login({ 'cf-turnstile-response': 'XXXX.DUMMY.TOKEN.XXXX' }))).toBe(true);
  expect(codeOf(await CALLS.login({ 'cf-turnstile-response': 'another' }))).toBe('human_failed');
});

test('a rejected verification reveals nothing about the account and is not a failed login', async () => {
  for (let at = 0; at < 5; at++)
    expect((await CALLS.login({ anything: 'else' })).body).toMatchObject({ code: 'human_failed' });
  expect(await CALLS.login()).toMatchObject({ status: 200 });
});

test.each([{}, { action: 'withdraw', siteKey: 's' }, { action: 'login' }])(
  'the verification provider rejects %j',
  async (json) => {
    expect(await sandbox.request(PROVIDER, { method: 'POST', json })).toMatchObject({ status: 422 });
  },
);

test('the verification provider rejects other sites and is not available in production', async () => {
  expect(
    await sandbox.request(PROVIDER, {
      method: 'POST',
      json: { action: 'login', siteKey: 's' },
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    }),
  ).toMatchObject({ status: 403 });
  const production = await openTestSandbox({ development: false });
  expect(await production.request(PROVIDER, { method: 'POST', json: { action: 'login', siteKey: 's' } })).toMatchObject(
    {
      status: 404,
    },
  );
  await production.close();
});
