import { and, eq, sql } from 'drizzle-orm';
import type { HumanFields } from '#schemas/connector.ts';
import type { SessionAnswer } from '#schemas/member.ts';
import { normalizeMobile, phoneTarget } from '../codes/phone-target.ts';
import { members } from '../db/schema.ts';
import type { MemberRow } from '../db/schema.ts';
import { createProblem } from '../http/create-problem.ts';
import { checkHuman } from '../human/check-human.ts';
import { isModuleOn } from '../merchants/is-module-on.ts';
import type { Platform } from '../platform.ts';
import type { RequestContext } from '../request-context.ts';
import { completeLogin, completeRememberedLogin } from './complete-login.ts';
import type { LoginAttempt } from './login-guard.ts';
import { redeemRememberToken } from './remember-token.ts';
import { TRIAL_TYPE } from './assert-not-trial.ts';
import { redeemTemporaryPassword } from './temporary-password.ts';

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

/** Whether the password must be changed, because of its age or by the operator's decision. */
export const isPasswordExpired = ({ merchant, at }: RequestContext, member: MemberRow): boolean => {
  const { passwordMaxAgeDays } = merchant.settings;
  return (
    member.passwordExpired ||
    (passwordMaxAgeDays !== null && at.getTime() - member.passwordChangedAt.getTime() > passwordMaxAgeDays * DAY_MS)
  );
};

/** Attempts on one account, and from one address, run one after the other, so that parallel ones are counted like sequential ones. */
const serializeAttempts = <T>(
  { runExclusive }: Platform,
  { merchant, account, ip }: LoginAttempt,
  work: () => Promise<T>,
): Promise<T> => runExclusive(`login-from:${ip}`, () => runExclusive(`login:${merchant}:${account}`, work));

/** Known and unknown names get the same message after the same time. */
export const logInByName = async (
  context: RequestContext,
  { username, password, captcha, captchaId, human, remember = false }: PasswordLogin,
): Promise<SessionAnswer> => {
  const { platform, merchant, scenario, ip } = context;
  checkHuman(context, 'login', human);
  const claim = { merchant: merchant.code, account: username.trim().toLowerCase(), ip };
  return serializeAttempts(platform, claim, async () => {
    const { captchaRequired } = await platform.loginGuard.check(claim, merchant.settings.lockAfterFailures);
    if (captchaRequired || scenario.captchaAlways) await platform.captchas.check(merchant.code, captchaId, captcha);

    const [member] = await platform.db
      .select()
      .from(members)
      .where(and(eq(members.merchant, merchant.code), sql`lower(${members.account}) = ${claim.account}`));
    const isOwn = await platform.passwords.verify(password, member?.passwordHash ?? null);
    const isMailed = !isOwn && (await redeemTemporaryPassword(context, member, password));
    if (member === undefined || !(isOwn || isMailed) || member.type === TRIAL_TYPE) {
      const next = await platform.loginGuard.record(claim, false);
      throw createProblem('login_refused', 400, 'The user name or the password is wrong', {
        detail: { captcha: next.captchaDue || scenario.captchaAlways },
      });
    }
    await platform.loginGuard.record(claim, true);
    const flags = {
      firstTimeLogin: member.firstLogin || isMailed,
      passwordExpired: isPasswordExpired(context, member),
      defaultPassword: password === merchant.settings.defaultPassword,
    };
    return completeLogin(context, member, { flags, remember: remember, by: 'password' });
  });
};

/** The code proves ownership of the phone; the password's age does not matter here. */
export const logInByPhone = async (context: RequestContext, phone: PhoneLogin): Promise<SessionAnswer> => {
  const { platform, merchant, ip } = context;
  if (!isModuleOn(merchant, 'MOBILEVERCODELOGIN3'))
    throw createProblem('login_refused', 400, 'Login by code is not offered here');
  const claim = { merchant: merchant.code, account: phoneTarget(phone), ip };
  return serializeAttempts(platform, claim, async () => {
    await platform.loginGuard.check(claim, merchant.settings.lockAfterFailures);
    await platform.codes
      .check({ merchant: merchant.code, purpose: 'login', target: claim.account }, phone.verificationCode)
      .catch(async (error: unknown) => {
        await platform.loginGuard.record(claim, false);
        throw error;
      });
    const [member] = await platform.db
      .select()
      .from(members)
      .where(
        and(
          eq(members.merchant, merchant.code),
          eq(members.diallingCode, phone.countryDialingCode),
          eq(members.mobile, normalizeMobile(phone.mobileNum)),
        ),
      );
    if (member === undefined) throw createProblem('login_refused', 400, 'No account has this number');
    await platform.loginGuard.record(claim, true);
    return completeLogin(context, member, { flags: NO_FLAGS, remember: phone.remember === true, by: 'code' });
  });
};

/** Logs a remembered member in without a password; an expired password is still reported. */
export const logInRemembered = async (
  context: RequestContext,
  { username }: { readonly username: string },
): Promise<SessionAnswer> => {
  await context.platform.throttle(`remember:${context.ip}`, 60, 10 * 60 * 1000);
  const member = await redeemRememberToken(context, username);
  if (member === null) throw createProblem('login_refused', 400, 'Please log in with your password');
  return completeRememberedLogin(context, member, {
    firstTimeLogin: member.firstLogin,
    passwordExpired: isPasswordExpired(context, member),
    defaultPassword: false,
  });
};
