import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { TOTP, Secret } from 'otpauth';
import { and, eq } from 'drizzle-orm';
import type { SessionAnswer } from '#schemas/member.ts';
import type { TotpSecret, TwoStepState } from '#schemas/two-step.ts';
import { members } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from './open-test-sandbox.ts';

export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const PASSWORD = 'Play1234';
export let sandbox: TestSandbox;

/** Opens a sandbox for a file's tests; each test starts past the throttles of the previous one and in a new TOTP time step. */
export const setUpTwoStepSandbox = (): void => {
  beforeAll(async () => {
    sandbox = await openTestSandbox();
  });
  beforeEach(() => sandbox.advanceClock(2 * HOUR));
  afterAll(() => sandbox.close());
};

export const codeAt = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: sandbox.now() + steps * 30_000 });
export const nextStep = (): void => sandbox.advanceClock(30_000);
export const wrongFor = (secret: string): string => {
  const near = [-1, 0, 1].map((steps) => codeAt(secret, steps));
  return ['000000', '000001', '000002', '000003'].find((code) => !near.includes(code)) ?? '';
};

export const isAccount = (account: string) => and(eq(members.merchant, 'perya'), eq(members.account, account));
export const phoneOf = async (account: string) => {
  const [row] = await sandbox.database.select().from(members).where(isAccount(account));
  return { mobileNum: row?.mobile ?? '', countryDialingCode: row?.diallingCode ?? '' };
};
export const post = (path: string, token: string, json: object) =>
  sandbox.request(path, { method: 'POST', token, json });
export const stateOf = async (token: string) =>
  (await sandbox.request('/wps/member/twoStep', { token })).value as TwoStepState;
export const login = (username: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  sandbox.request('/wps/session/login', {
    method: 'POST',
    json: { type: 'username', username, password },
    ip: sandbox.newIp(),
    headers: { 'Session-Mode': 'bearer', ...headers },
  });
export const verify = (verifyId: string | undefined, code: string) =>
  sandbox.request('/wps/session/verify', {
    method: 'POST',
    json: { verifyId, code },
    ip: sandbox.newIp(),
    headers: { 'Session-Mode': 'bearer' },
  });
export const pendingVerification = async (username: string, password = PASSWORD) =>
  ((await login(username, password)).value as SessionAnswer).needVerify;

interface TwoStepMember {
  readonly token: string;
  readonly secret: string;
  readonly codes: readonly string[];
}

/** Returns the token to use for the rest of a bearer session. */
export const renewedToken = ({ headers }: Awaited<ReturnType<typeof post>>): string =>
  headers.get('Session-Token') ?? '';

/** Turns on two-step login for a logged-in member. */
export const turnOnTwoStep = async (token: string): Promise<TwoStepMember> => {
  const { secret } = (await post('/wps/member/twoStep/start', token, { password: PASSWORD })).value as TotpSecret;
  const confirmed = await post('/wps/member/twoStep/confirm', token, { code: codeAt(secret) });
  nextStep();
  return {
    token: renewedToken(confirmed),
    secret,
    codes: (confirmed.value as { recoveryCodes: string[] }).recoveryCodes,
  };
};

/** Turns off two-step login again for player01 with the last two recovery codes; a test may use all others. */
export const turnOffTwoStep = async ({ codes }: Pick<TwoStepMember, 'codes'>): Promise<void> => {
  sandbox.advanceClock(2 * HOUR);
  const needVerify = await pendingVerification('player01');
  const fresh = ((await verify(needVerify?.verifyId, codes.at(-1) ?? '')).value as SessionAnswer).token;
  expect(await post('/wps/member/twoStep/stop', fresh, { password: PASSWORD, code: codes.at(-2) })).toMatchObject({
    status: 200,
  });
};
