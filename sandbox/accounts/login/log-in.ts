import { codesOf } from '#sandbox/accounts/codes/codes.ts';
import { captchasOf } from '#sandbox/accounts/captcha/captchas.ts';
import { loginGuardOf, ADDRESS_WINDOW_MS, type LoginAttempt } from './login-guard.ts';
import { type Trust, trustOf } from '#sandbox/accounts/sessions/known-device.ts';
import { throttle } from '#sandbox/kernel/limits/throttle.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { HumanFields } from '#schemas/connector.ts';
import type { SessionAnswer } from '#schemas/member.ts';
import type { RefusalDetail } from '#schemas/refusal-detail.ts';
import { normalizeMobile, phoneTarget } from '#sandbox/accounts/codes/phone-target.ts';
import { members, type MemberRow } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { checkHuman } from '#sandbox/accounts/human/check-human.ts';
import { isModuleOn } from '#sandbox/kernel/merchants/is-module-on.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';
import { completeLogin, completeRememberedLogin } from './complete-login.ts';
import { redeemRememberToken } from './remember-token.ts';
import { TRIAL_TYPE } from '#sandbox/kernel/http/assert-not-trial.ts';
import { findMailedPassword } from '#sandbox/accounts/sessions/temporary-password.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface PasswordLogin {
  readonly human?: HumanFields;
  readonly username: string;
  readonly password: string;
  readonly captcha?: string;
  readonly captchaId?: string;
  readonly remember?: boolean;
}

interface PhoneLogin {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly verificationCode: string;
  readonly remember?: boolean;
}

const NO_FLAGS = { firstTimeLogin: false, passwordExpired: false, defaultPassword: false } as const;

/** Whether the password must be changed, because of its age or because the operator requires it. */
export const isPasswordExpired = ({ merchant, at }: RequestContext, member: MemberRow): boolean => {
  const { passwordMaxAgeDays } = merchant.settings;
  return (
    member.passwordExpired ||
    (passwordMaxAgeDays !== null && at.getTime() - member.passwordChangedAt.getTime() > passwordMaxAgeDays * DAY_MS)
  );
};

/** Runs login attempts on the same account, and attempts from the same IP address, one after the other, so that parallel attempts are all counted. */
const serializeAttempts = <T>(
  { runExclusive }: Kernel,
  { merchant, account, ip }: LoginAttempt,
  work: () => Promise<T>,
): Promise<T> => runExclusive(`login-from:${ip}`, () => runExclusive(`login:${merchant}:${account}`, work));

const DEVICE_ATTEMPTS = 10;

/**
 * Refuses an attempt from an IP address with fifty failures. Clients that have logged in before are exempt, because thousands of players may share an
 * address. The failures of a known device are counted separately.
 */
const assertMayTry = async ({ kernel }: RequestContext, isAddressHot: boolean, trust: Trust): Promise<void> => {
  if (trust.device !== null) await throttle(kernel, `device:${trust.device}`, DEVICE_ATTEMPTS, ADDRESS_WINDOW_MS);
  if (isAddressHot && !trust.isKnown)
    throw createProblem('too_many_requests', 429, 'Too many failed logins from your network, please wait', {
      retryAfter: ADDRESS_WINDOW_MS / 1000,
    });
};

/** Logs in with user name and password. An unknown name gets the same message, after the same time, as a wrong password. */
export const logInByName = async (
  context: RequestContext,
  { username, password, captcha, captchaId, human, remember = false }: PasswordLogin,
): Promise<SessionAnswer> => {
  const { kernel, merchant, scenario, ip } = context;
  checkHuman(context, 'login', human);
  const claim = { merchant: merchant.code, account: username.trim().toLowerCase(), ip };
  return serializeAttempts(kernel, claim, async () => {
    const [member] = await kernel.db
      .select()
      .from(members)
      .where(and(eq(members.merchant, merchant.code), sql`lower(${members.account}) = ${claim.account}`));
    const trust = await trustOf(context, claim.account, member);
    const guard = await loginGuardOf(kernel).check(claim, merchant.settings.lockAfterFailures, trust);
    // The captcha is checked before anything that depends on the account, so that every guess about an account requires a captcha.
    if (guard.captchaRequired || scenario.captchaAlways)
      await captchasOf(kernel).check(merchant.code, captchaId, captcha);
    await assertMayTry(context, guard.isAddressHot, trust);

    const isOwn = await kernel.passwords.verify(password, member?.passwordHash ?? null);
    const mailedHash = isOwn ? null : await findMailedPassword(context, member, password);
    const isMailed = mailedHash !== null;
    if (member === undefined || !(isOwn || isMailed) || member.type === TRIAL_TYPE) {
      const next = await loginGuardOf(kernel).record(claim, false);
      const triesLeft = merchant.settings.lockAfterFailures - next.failed;
      throw createProblem('login_refused', 400, 'The user name or the password is wrong', {
        detail: {
          captcha: next.captchaDue || scenario.captchaAlways,
          // A known device is never locked, so its response does not state how many attempts are left.
          ...(triesLeft > 0 && trust.device === null ? { triesLeft } : {}),
        } satisfies RefusalDetail,
      });
    }
    await loginGuardOf(kernel).record(claim, true);
    const flags = {
      firstTimeLogin: member.firstLogin || isMailed,
      passwordExpired: isPasswordExpired(context, member),
      defaultPassword: password.trim() === merchant.settings.defaultPassword,
    };
    return completeLogin(context, member, { flags, remember: remember, mailedHash, by: 'password' });
  });
};

/** Logs in with a code that was sent to the phone. The age of the password does not matter. */
export const logInByPhone = async (context: RequestContext, phone: PhoneLogin): Promise<SessionAnswer> => {
  const { kernel, merchant, ip } = context;
  if (!isModuleOn(merchant, 'MOBILEVERCODELOGIN3'))
    throw createProblem('login_refused', 400, 'Login by code is not offered here');
  const claim = { merchant: merchant.code, account: phoneTarget(phone), ip };
  return serializeAttempts(kernel, claim, async () => {
    const [member] = await kernel.db
      .select()
      .from(members)
      .where(
        and(
          eq(members.merchant, merchant.code),
          eq(members.diallingCode, phone.countryDialingCode),
          eq(members.mobile, normalizeMobile(phone.mobileNum)),
        ),
      );
    const trust = await trustOf(context, member?.account.toLowerCase() ?? '', member);
    const guard = await loginGuardOf(kernel).check(claim, merchant.settings.lockAfterFailures, trust);
    await assertMayTry(context, guard.isAddressHot, trust);
    await codesOf(kernel)
      .check({ merchant: merchant.code, purpose: 'login', target: claim.account }, phone.verificationCode)
      .catch(async (error: unknown) => {
        await loginGuardOf(kernel).record(claim, false);
        throw error;
      });
    if (member === undefined) throw createProblem('login_refused', 400, 'No account has this number');
    await loginGuardOf(kernel).record(claim, true);
    return completeLogin(context, member, { flags: NO_FLAGS, remember: phone.remember === true, by: 'code' });
  });
};

/** Logs in a member with a remember token instead of the password. The response still states whether the password has expired. */
export const logInRemembered = async (
  context: RequestContext,
  { username }: { readonly username: string },
): Promise<SessionAnswer> => {
  await throttle(context.kernel, `remember:${context.ip}`, 60, 10 * 60 * 1000);
  const member = await redeemRememberToken(context, username);
  if (member === null) throw createProblem('login_refused', 400, 'Please log in with your password');
  return completeRememberedLogin(context, member, {
    firstTimeLogin: member.firstLogin,
    passwordExpired: isPasswordExpired(context, member),
    defaultPassword: await context.kernel.passwords.verify(
      context.merchant.settings.defaultPassword,
      member.passwordHash,
    ),
  });
};
