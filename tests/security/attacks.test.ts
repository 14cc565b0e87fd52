import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import type { SessionAnswer } from '#schemas/member.ts';
import type { PasskeyCreation, PasskeyRequest } from '#schemas/passkey.ts';
import type { CaptchaImage } from '#schemas/site-status.ts';
import type { TotpSecret } from '#schemas/two-step.ts';
import type { Passwords } from '#sandbox/db/passwords.ts';
import { cheapPasswords, openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { createSoftwareAuthenticator } from '#tests/support/software-authenticator.ts';
import { openHttpBrowser, type HttpBrowser } from '#tests/support/http-browser.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PASSWORD = 'Play1234';
const LOGIN = '/wps/session/login';
const VERIFY = '/wps/session/verify';
const REMEMBER = '/wps/session/remember';
const INFO = '/wps/member/info';
const ORIGIN = { origin: 'http://perya.localhost' };

/** Counts how often the platform derives a key from a password, which accounts for nearly all the time of a login or recovery. */
let derivations = 0;
const countedPasswords: Passwords = {
  cost: cheapPasswords.cost,
  hash: (...given) => ((derivations += 1), cheapPasswords.hash(...given)),
  verify: (...given) => ((derivations += 1), cheapPasswords.verify(...given)),
};

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ passwords: countedPasswords });
});
/** Advances the clock past the rate limits of the previous test. */
beforeEach(() => {
  sandbox.advanceClock(DAY);
  sandbox.scenarios.reset('*');
});
afterAll(() => sandbox.close());

interface Phone {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}
let taken = 0;
const open = () => openHttpBrowser(sandbox);
const credentials = (username: string, password = PASSWORD) => ({ type: 'username', username, password });
const logIn = async (username: string, more: object = {}): Promise<HttpBrowser> => {
  const browser = open();
  const { body } = await browser.ask(LOGIN, { ...credentials(username), ...more });
  expect(body).toMatchObject({ success: true, value: { token: 'cookie' } });
  return browser;
};
const accountOf = async ({ ask }: HttpBrowser) => {
  const { status, value } = await ask(INFO);
  return status === 200 ? (value as { account: string }).account : status;
};
const codeOf = ({ body }: Awaited<ReturnType<HttpBrowser['ask']>>) => (body.success ? 'success' : body.code);
const pending = async (browser: HttpBrowser, username: string) =>
  ((await browser.ask(LOGIN, credentials(username))).value as SessionAnswer | undefined)?.needVerify?.verifyId ?? '';
const totpOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: sandbox.now() });
const turnOnTwoStep = async ({ ask }: HttpBrowser): Promise<string> => {
  const { secret } = (await ask('/wps/member/twoStep/start', { password: PASSWORD })).value as TotpSecret;
  expect((await ask('/wps/member/twoStep/confirm', { code: totpOf(secret) })).status).toBe(200);
  sandbox.advanceClock(MINUTE);
  return secret;
};
/** Returns a player that no other test uses. All players have the same password. */
const takePlayer = async (): Promise<{ account: string; phone: Phone; target: string }> => {
  taken += 1;
  const player = await sandbox.database.query.members.findFirst({
    where: (members, { and, eq, isNotNull }) =>
      and(eq(members.merchant, 'perya'), eq(members.type, 0), eq(members.status, 'active'), isNotNull(members.mobile)),
    orderBy: (members, { desc }) => desc(members.id),
    offset: taken,
  });
  const phone = { mobileNum: player?.mobile ?? '', countryDialingCode: player?.diallingCode ?? '' };
  return { account: player?.account ?? '', phone, target: phone.countryDialingCode + phone.mobileNum };
};
const steal = (from: HttpBrowser, prefix: string): HttpBrowser => {
  const thief = open();
  for (const [name, value] of from.jar) if (name.startsWith(prefix)) thief.jar.set(name, value);
  expect(thief.jar.size).toBe(1);
  return thief;
};

test('two-step bypass: an attacker with only the password cannot get a session by any means [login.two-step]', async () => {
  const { account } = await takePlayer();
  const owner = await logIn(account, { remember: true });
  const rememberedBefore = steal(owner, '__Host-r-');
  const secret = await turnOnTwoStep(owner);
  const attacker = open();
  const verifyId = await pending(attacker, account);
  expect([...attacker.jar.keys()].filter((name) => name.startsWith('__Host-s'))).toEqual([]);

  attacker.jar.set('__Host-s', verifyId);
  expect(await accountOf(attacker)).toBe(401);
  attacker.jar.delete('__Host-s');
  expect(codeOf(await rememberedBefore.ask(REMEMBER, { username: account }))).toBe('login_refused');
  expect(codeOf(await attacker.ask(REMEMBER, { username: account }))).toBe('login_refused');

  const own = await logIn((await takePlayer()).account);
  const ownSecret = await turnOnTwoStep(own);
  expect(codeOf(await attacker.ask(VERIFY, { verifyId, code: totpOf(ownSecret) }))).toBe('code_wrong');
  expect(codeOf(await attacker.ask(VERIFY, { verifyId, code: totpOf(secret) }, 'lotus'))).toBe('code_expired');
  expect(await accountOf(attacker)).toBe(401);
  expect(codeOf(await attacker.ask(VERIFY, { verifyId, code: totpOf(secret) }))).toBe('success');
  expect(await accountOf(attacker)).toBe(account);
});

test('session fixation: a login does not continue a session planted in the browser [session.expiry] [calls.account.login]', async () => {
  const { account } = await takePlayer();
  const attacker = await logIn((await takePlayer()).account);
  const planted = attacker.jar.get('__Host-s') ?? '';
  for (const token of [planted, 'A'.repeat(43)]) {
    const victim = open();
    victim.jar.set('__Host-s', token);
    await victim.ask(LOGIN, credentials(account));
    expect(victim.jar.get('__Host-s')).not.toBe(token);
    expect(await accountOf(victim)).toBe(account);
    attacker.jar.set('__Host-s', token);
    expect(await accountOf(attacker)).toBe(401);
  }
});

test('stolen remember token: once thief and owner have both used it, neither the copy nor its session opens the account [session.remember.lifetime] [login.success.remember]', async () => {
  const { account } = await takePlayer();
  const owner = await logIn(account, { remember: true });
  const thief = steal(owner, '__Host-r-');
  expect(codeOf(await thief.ask(REMEMBER, { username: account }))).toBe('success');
  expect(await accountOf(thief)).toBe(account);
  sandbox.advanceClock(MINUTE);
  expect(codeOf(await owner.ask(REMEMBER, { username: account }))).toBe('login_refused');
  expect([await accountOf(thief), await accountOf(owner)]).toEqual([401, 401]);
  expect(codeOf(await thief.ask(REMEMBER, { username: account }))).toBe('login_refused');
});

test('passkey replay: a recorded signature opens the account once, and is not valid for any other challenge [login.two-step]', async () => {
  const { account } = await takePlayer();
  const owner = await logIn(account);
  const key = createSoftwareAuthenticator();
  const options = (await owner.ask('/wps/member/passkeys/options', { password: PASSWORD })).value as PasskeyCreation;
  const attestation = key.create(options, ORIGIN);
  expect((await owner.ask('/wps/member/passkeys', { name: 'Phone', attestation })).status).toBe(200);
  expect((await owner.ask('/wps/member/passkeys', { name: 'Phone', attestation })).status).toBe(422);

  const request = async () => (await open().ask('/wps/session/passkey/options', {})).value as PasskeyRequest;
  const assertion = key.get(await request(), ORIGIN);
  const answers: string[] = [];
  for (let times = 0; times < 3; times += 1) {
    answers.push(codeOf(await open().ask('/wps/session/passkey', { assertion })) ?? '');
    await request();
  }
  expect(answers).toEqual(['success', 'login_refused', 'login_refused']);

  await turnOnTwoStep(owner);
  const attacker = open();
  const verifyId = await pending(attacker, account);
  const passkey = key.get(await request(), ORIGIN);
  expect(codeOf(await attacker.ask(VERIFY, { verifyId, passkey }))).toBe('code_wrong');
  expect(await accountOf(attacker)).toBe(401);
});

test('captcha reuse: one solved captcha allows one attempt, whatever its outcome [captcha.identity] [captcha.after-failure]', async () => {
  const solve = async () => {
    const { captchaId } = (await open().ask('/wps/captcha')).value as CaptchaImage;
    return { captchaId, captcha: (await sandbox.outbox.codeFor(captchaId)) ?? '' };
  };
  const attempt = async (solved: object, username: string, merchant?: string) =>
    codeOf(await open().ask(LOGIN, { ...credentials(username, 'guess'), ...solved }, merchant));
  const [first, second] = [(await takePlayer()).account, (await takePlayer()).account];
  for (const username of [first, second])
    for (let failures = 0; failures < 3; failures += 1) await attempt({}, username);
  expect(await attempt({}, first)).toBe('captcha_required');

  const solved = await solve();
  expect(await attempt(solved, first)).toBe('login_refused');
  expect(await attempt(solved, first)).toBe('captcha_wrong');
  expect(await attempt(solved, second)).toBe('captcha_wrong');
  const shared = await solve();
  const both = await Promise.all([attempt(shared, first), attempt(shared, second)]);
  expect(both.sort()).toEqual(['captcha_wrong', 'login_refused']);
});

test('code guessing across sessions: new logins and new addresses allow no further guesses [login.unknown-ip.flow] [login.two-step]', async () => {
  const { account, target } = await takePlayer();
  const guesses = { compared: 0, refused: 0 };
  const guess = async (code: string) => {
    const browser = open();
    const verifyId = await pending(browser, account);
    for (let tries = 0; tries < 3; tries += 1) {
      const isCompared = verifyId !== '' && codeOf(await browser.ask(VERIFY, { verifyId, code })) === 'code_wrong';
      guesses[isCompared ? 'compared' : 'refused'] += 1;
    }
  };
  sandbox.scenarios.set('*', { unknownAddress: true });
  await pending(open(), account);
  const sentCode = (await sandbox.outbox.codeFor(target)) ?? '';
  for (let logins = 0; logins < 6; logins += 1) await guess(sentCode === '000000' ? '000001' : '000000');
  sandbox.scenarios.reset('*');
  expect(guesses).toEqual({ compared: 5, refused: 13 });

  guesses.compared = 0;
  const owner = await logIn(account);
  const secret = await turnOnTwoStep(owner);
  sandbox.advanceClock(HOUR);
  const near = [-1, 0, 1].map((steps) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: sandbox.now() + steps * 30_000 }),
  );
  const wrong = ['000000', '000001', '000002', '000003'].find((code) => !near.includes(code)) ?? '';
  for (let logins = 0; logins < 10; logins += 1) await guess(wrong);
  expect(guesses.compared).toBe(20);
});

test('log out everywhere: other sessions, remembered logins and logins waiting for their second step all end [session.logout.effect]', async () => {
  const { account, target } = await takePlayer();
  const owner = await logIn(account);
  const other = await logIn(account, { remember: true });
  const thief = steal(other, '__Host-s');
  expect(await accountOf(thief)).toBe(account);
  sandbox.scenarios.set('*', { unknownAddress: true });
  const halfway = open();
  const verifyId = await pending(halfway, account);
  const code = (await sandbox.outbox.codeFor(target)) ?? '';
  sandbox.scenarios.reset('*');

  expect((await owner.ask('/wps/member/sessions/endOthers', {})).status).toBe(200);
  expect([await accountOf(owner), await accountOf(other), await accountOf(thief)]).toEqual([account, 401, 401]);
  expect(codeOf(await other.ask(REMEMBER, { username: account }))).toBe('login_refused');
  expect(codeOf(await halfway.ask(VERIFY, { verifyId, code }))).toBe('code_expired');
});

test('password change: ends the sessions and remembered logins of everybody who had the old password [member.securitycenter.password] [session.expiry]', async () => {
  const { account } = await takePlayer();
  const intruder = await logIn(account, { remember: true });
  const owner = await logIn(account);
  const copied = steal(owner, '__Host-s');
  const change = { old: PASSWORD, new: 'Owner-Alone-1', confirmNew: 'Owner-Alone-1' };
  expect((await owner.ask('/wps/member/password', change)).status).toBe(200);
  expect([await accountOf(owner), await accountOf(intruder)]).toEqual([account, 401]);
  expect(codeOf(await intruder.ask(REMEMBER, { username: account }))).toBe('login_refused');
  expect(codeOf(await intruder.ask(LOGIN, credentials(account)))).toBe('login_refused');
  // Requests already sent under the old id are accepted for ten more seconds.
  sandbox.advanceClock(MINUTE);
  expect([await accountOf(owner), await accountOf(copied)]).toEqual([account, 401]);
});

test('account existence: recovery and login give unknown and existing names the same response, after the same amount of work [recovery.unknown] [calls.account.forgot-email]', async () => {
  const ask = async (path: string, json: unknown) => {
    const before = derivations;
    const { status, body } = await open().ask(path, json);
    return { status, body, derivations: derivations - before };
  };
  const byMail = async (username: string) => {
    const before = derivations;
    const { status, body } = await sandbox.request('/wps/member/password/email', {
      method: 'POST',
      body: new URLSearchParams({ username, email: `${username}@perya.example` }),
      ip: sandbox.newIp(),
    });
    return { status, body, derivations: derivations - before };
  };
  const known = await byMail('agent02');
  expect(known).toMatchObject({ status: 200, derivations: 1 });
  expect(await byMail('nobody99')).toEqual(known);

  const phone = { ...(await takePlayer()).phone, purpose: 'recovery' };
  const stranger = { ...phone, mobileNum: '9990001112' };
  const send = '/wps/verification/sms/noLogin';
  expect(await ask(send, stranger)).toEqual(await ask(send, phone));
  const reset = { newPassword: 'Renewed-1234', verificationCode: '000000', countryDialingCode: '63' };
  const recover = (mobileNum: string) => ask('/wps/member/password/verification', { ...reset, mobileNum });
  for (let tries = 0; tries < 6; tries += 1)
    expect(await recover(stranger.mobileNum)).toEqual(await recover(phone.mobileNum));

  const refused = await ask(LOGIN, credentials('agent02', 'guess'));
  expect(refused).toMatchObject({ status: 400, body: { code: 'login_refused' }, derivations: 2 });
  expect(await ask(LOGIN, credentials('nobody99', 'guess'))).toEqual(refused);
});
