import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { costRatio } from '#tests/support/cost-ratio.ts';
import { createPasswords } from '#sandbox/db/passwords.ts';
import { loginAttempts, members } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { tryLogin } from '#tests/support/try-login.ts';

const MINUTE = 60_000;

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ passwords: createPasswords() });
});
afterAll(() => sandbox.close());
afterEach(async () => {
  sandbox.scenarios.reset('perya');
  expect(await sandbox.ledger.checkInvariants()).toEqual([]);
});

/** Inserts failed logins directly, which takes less time than logging in with a wrong password. */
const haveFailed = (
  times: number,
  { account = 'somebody', ip = '192.0.2.200' }: { readonly account?: string; readonly ip?: string },
) =>
  sandbox.database.insert(loginAttempts).values(
    Array.from({ length: times }, () => ({
      merchant: 'perya',
      account,
      ip,
      at: new Date(sandbox.now()),
      succeeded: false,
    })),
  );

const solveCaptcha = async () => {
  const { captchaId } = (await sandbox.request('/wps/captcha')).value as { captchaId: string };
  return { captchaId, captcha: (await sandbox.outbox.codeFor(captchaId)) ?? '' };
};

test('unknown and known user names get the same message [recovery.unknown]', async () => {
  const [known, unknown] = [
    await tryLogin(sandbox, 'agent02', 'wrong-1'),
    await tryLogin(sandbox, 'nobody-here', 'wrong-1'),
  ];
  expect(known.status).toBe(unknown.status);
  expect(known.body).toEqual(unknown.body);
  expect(known.body).toMatchObject({ code: 'login_refused' });
});

test('a login takes the same time for unknown and known user names', async () => {
  const tryAs = (name: string) => () => tryLogin(sandbox, name, 'wrong', { ip: sandbox.newIp() });
  // Only two rounds, because a captcha is required after three failures.
  const ratio = await costRatio(tryAs('nobody-at-all'), tryAs('agent01'), 2);
  expect(ratio).toBeGreaterThan(0.3);
  expect(ratio).toBeLessThan(3);
});

test('after three failures a captcha is required, and without it the password is not even checked [login.failure.captcha] [captcha.after-failure]', async () => {
  const details = [];
  for (let at = 0; at < 3; at++) details.push((await tryLogin(sandbox, 'vip01', 'wrong')).value);
  expect(details).toEqual([
    { captcha: false, triesLeft: 4 },
    { captcha: false, triesLeft: 3 },
    { captcha: true, triesLeft: 2 },
  ]);
  expect(await tryLogin(sandbox, 'vip01', 'Play1234')).toMatchObject({
    status: 400,
    body: { code: 'captcha_required', value: { captcha: true } },
  });
  const { captchaId } = await solveCaptcha();
  expect(await tryLogin(sandbox, 'vip01', 'Play1234', { captchaId, captcha: 'AAAAA' })).toMatchObject({
    body: { code: 'captcha_wrong', value: { captcha: true } },
  });
  expect(await tryLogin(sandbox, 'vip01', 'Play1234', await solveCaptcha())).toMatchObject({ status: 200 });
  expect(await tryLogin(sandbox, 'vip01', 'Play1234')).toMatchObject({ status: 200 });
});

test('after five failures the account is locked for 30 seconds, then twice as long, at most 15 minutes', async () => {
  const fail = async () => tryLogin(sandbox, 'lock-me', 'wrong', await solveCaptcha());
  const restAfter = async () => {
    const { status, body, headers } = await fail();
    expect({ status, body }).toMatchObject({ status: 429, body: { code: 'account_locked' } });
    return Number(headers.get('Retry-After'));
  };
  await haveFailed(4, { account: 'lock-me' });
  expect((await fail()).body).toMatchObject({ code: 'login_refused' });
  const first = await restAfter();
  expect(first).toBeGreaterThan(20);
  expect(first).toBeLessThanOrEqual(30);
  sandbox.advanceClock(31_000);
  expect((await fail()).body).toMatchObject({ code: 'login_refused' });
  const second = await restAfter();
  expect(second).toBeGreaterThan(45);
  expect(second).toBeLessThanOrEqual(60);
  await haveFailed(20, { account: 'lock-me' });
  const longest = await restAfter();
  expect(longest).toBeGreaterThan(14 * 60);
  expect(longest).toBeLessThanOrEqual(15 * 60);
});

test('once a lock expires, the correct password is accepted again', async () => {
  await haveFailed(5, { account: 'vip01' });
  expect(await tryLogin(sandbox, 'vip01', 'Play1234', await solveCaptcha())).toMatchObject({ status: 429 });
  sandbox.advanceClock(31_000);
  expect(await tryLogin(sandbox, 'vip01', 'Play1234', await solveCaptcha())).toMatchObject({ status: 200 });
});

test('parallel guesses on one account are all counted [login.failure.captcha]', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => tryLogin(sandbox, 'expired01', 'wrong', { ip: sandbox.newIp() })),
  );
  const codes = answers.map(({ body }) => (body.success ? 'ok' : body.code));
  expect(codes.filter((code) => code === 'login_refused')).toHaveLength(3);
  expect(codes.filter((code) => code === 'captcha_required')).toHaveLength(27);
});

test('an IP address with fifty failures in ten minutes is blocked for clients that have not logged in before', async () => {
  const ip = sandbox.newIp();
  await haveFailed(49, { ip });
  expect(await tryLogin(sandbox, 'name-50', 'wrong', { ip })).toMatchObject({ body: { code: 'login_refused' } });
  for (const name of ['agent02', 'nobody-here']) {
    expect(await tryLogin(sandbox, name, 'Play1234', { ip })).toMatchObject({ body: { code: 'captcha_required' } });
    expect(await tryLogin(sandbox, name, 'Play1234', { ip, ...(await solveCaptcha()) })).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    });
  }
  sandbox.advanceClock(11 * MINUTE);
  expect(await tryLogin(sandbox, 'agent02', 'Play1234', { ip })).toMatchObject({ status: 200 });
});

/** Returns the cookies that a login has set, as a browser sends them. */
const cookiesOf = ({ headers }: { readonly headers: Headers }, pattern: RegExp): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => pattern.test(cookie))
    .join('; ');

test('from an address or device that the account has used before, a login needs at most a captcha', async () => {
  const home = sandbox.newIp();
  const entered = await tryLogin(sandbox, 'player01', 'Play1234', { ip: home });
  const Cookie = cookiesOf(entered, /^__Host-d-/);
  await haveFailed(60, { ip: home });
  expect(await tryLogin(sandbox, 'player01', 'Play1234', { ip: home, ...(await solveCaptcha()) })).toMatchObject({
    status: 200,
  });
  const elsewhere = sandbox.newIp();
  await haveFailed(60, { ip: elsewhere });
  const forged = { ip: elsewhere, headers: { Cookie: Cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) } };
  expect(await tryLogin(sandbox, 'player01', 'Play1234', { ...forged, ...(await solveCaptcha()) })).toMatchObject({
    status: 429,
  });
  const there = { ip: elsewhere, headers: { Cookie } };
  expect(await tryLogin(sandbox, 'player01', 'wrong', { ...there, ...(await solveCaptcha()) })).toMatchObject({
    body: { code: 'login_refused' },
  });
  expect(await tryLogin(sandbox, 'player01', 'Play1234', { ...there, ...(await solveCaptcha()) })).toMatchObject({
    status: 200,
  });
  expect(await tryLogin(sandbox, 'agent02', 'Play1234', { ...there, ...(await solveCaptcha()) })).toMatchObject({
    status: 429,
  });
});

test("failures on other devices do not lock an account on its owner's device, whose failures are counted separately", async () => {
  const entered = await tryLogin(sandbox, 'vip01', 'Play1234', { ip: sandbox.newIp(), ...(await solveCaptcha()) });
  const headers = { Cookie: cookiesOf(entered, /^__Host-d-/) };
  await haveFailed(20, { account: 'vip01' });
  expect(
    await tryLogin(sandbox, 'vip01', 'Play1234', { ip: sandbox.newIp(), ...(await solveCaptcha()) }),
  ).toMatchObject({
    body: { code: 'account_locked' },
  });
  const again = async (password: string) =>
    tryLogin(sandbox, 'vip01', password, { ip: sandbox.newIp(), headers, ...(await solveCaptcha()) });
  expect(await again('Play1234')).toMatchObject({ status: 200 });
  for (let at = 1; at < 10; at += 1) expect(await again('wrong')).toMatchObject({ body: { code: 'login_refused' } });
  expect(await again('Play1234')).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
});

test('a password change makes the account forget its known devices', async () => {
  const before = await tryLogin(sandbox, 'agent01', 'Play1234', { ip: sandbox.newIp(), ...(await solveCaptcha()) });
  const headers = { Cookie: cookiesOf(before, /^__Host-d-/) };
  await sandbox.database
    .update(members)
    .set({ passwordHash: await createPasswords().hash('Other1234') })
    .where(and(eq(members.merchant, 'perya'), eq(members.account, 'agent01')));
  const ip = sandbox.newIp();
  await haveFailed(60, { ip });
  expect(await tryLogin(sandbox, 'agent01', 'Other1234', { ip, headers, ...(await solveCaptcha()) })).toMatchObject({
    status: 429,
  });
});

test('parallel guesses from one address on many accounts are all counted', async () => {
  const ip = sandbox.newIp();
  await haveFailed(45, { ip });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => tryLogin(sandbox, `crowd-${at}`, 'wrong', { ip })),
  );
  expect(answers.map(({ body }) => (body.success ? 'ok' : body.code))).toEqual([
    ...Array.from({ length: 5 }, () => 'login_refused'),
    ...Array.from({ length: 7 }, () => 'captcha_required'),
  ]);
});
