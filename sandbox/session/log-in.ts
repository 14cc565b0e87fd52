import { and, eq, sql } from 'drizzle-orm';
import type { SessionAnswer } from '#schemas/member.ts';
import { mobileOf, targetOf } from '../codes/target-of.ts';
import { verifyPassword } from '../db/password-hash.ts';
import { members } from '../db/schema.ts';
import type { MemberRow } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { isOpen } from '../merchants/is-open.ts';
import type { Visit } from '../visit.ts';
import { startSession } from './start-session.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface NameAndPassword {
  readonly username: string;
  readonly password: string;
  readonly captcha?: string;
  readonly captchaId?: string;
}

interface PhoneAndCode {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly verificationCode: string;
}

const isExpired = ({ merchant, at }: Visit, member: MemberRow): boolean => {
  const { passwordMaxAgeDays } = merchant.settings;
  return (
    member.passwordExpired ||
    (passwordMaxAgeDays !== null && at.getTime() - member.passwordChangedAt.getTime() > passwordMaxAgeDays * DAY_MS)
  );
};

const REFUSALS = {
  non_member: 'Non-member account unable to login',
  non_agent: 'Non-agents cannot log in',
  ip_blocked: 'Your address is blocked',
  region_blocked: 'This site is not available where you are',
} as const;

/** Whoever proved to be the member, and may not come in. */
const refuseBarred = ({ scenario: { loginRefusal } }: Visit, member: MemberRow): void => {
  if (member.status !== 'active') throw refuse('login_refused', 400, 'This account is locked, please contact customer service');
  if (loginRefusal !== 'none') throw refuse(loginRefusal, 403, REFUSALS[loginRefusal]);
};

/** One way for known and unknown names, in words and in time; tries on one name run one after the other. */
export const logInByName = async (visit: Visit, { username, password, captcha, captchaId }: NameAndPassword): Promise<SessionAnswer> => {
  const { platform, merchant, scenario, ip } = visit;
  const claim = { merchant: merchant.code, account: username.trim().toLowerCase(), ip };
  return platform.inTurn(`login:${claim.merchant}:${claim.account}`, async () => {
    const { captchaDue } = await platform.loginGuard.check(claim, merchant.settings.lockAfterFailures);
    if (captchaDue || scenario.captchaAlways) await platform.captchas.check(merchant.code, captchaId, captcha);

    const [member] = await platform.db
      .select()
      .from(members)
      .where(and(eq(members.merchant, merchant.code), sql`lower(${members.account}) = ${claim.account}`));
    const isRight = await verifyPassword(password, member?.passwordHash ?? null);
    if (member === undefined || !isRight || member.type === 4) {
      const next = await platform.loginGuard.note(claim, false);
      throw refuse('login_refused', 400, 'The user name or the password is wrong', {
        detail: { captcha: next.captchaDue || scenario.captchaAlways },
      });
    }
    refuseBarred(visit, member);
    await platform.loginGuard.note(claim, true);
    return {
      token: await startSession(visit, member),
      firstTimeLogin: member.firstLogin,
      passwordExpired: isExpired(visit, member),
      defaultPassword: password === merchant.settings.defaultPassword,
    };
  });
};

/** The code proves the phone; the password's age does not matter here. */
export const logInByPhone = async (visit: Visit, phone: PhoneAndCode): Promise<SessionAnswer> => {
  const { platform, merchant, ip } = visit;
  if (!isOpen(merchant, 'MOBILEVERCODELOGIN3')) throw refuse('login_refused', 400, 'Login by code is not offered here');
  const claim = { merchant: merchant.code, account: targetOf(phone), ip };
  return platform.inTurn(`login:${claim.merchant}:${claim.account}`, async () => {
    await platform.loginGuard.check(claim, merchant.settings.lockAfterFailures);
    await platform.codes
      .check({ merchant: merchant.code, purpose: 'login', target: claim.account }, phone.verificationCode)
      .catch(async (error: unknown) => {
        await platform.loginGuard.note(claim, false);
        throw error;
      });
    const [member] = await platform.db
      .select()
      .from(members)
      .where(
        and(
          eq(members.merchant, merchant.code),
          eq(members.diallingCode, phone.countryDialingCode),
          eq(members.mobile, mobileOf(phone.mobileNum)),
        ),
      );
    if (member === undefined) throw refuse('login_refused', 400, 'No account has this number');
    refuseBarred(visit, member);
    await platform.loginGuard.note(claim, true);
    return { token: await startSession(visit, member), firstTimeLogin: false, passwordExpired: false, defaultPassword: false };
  });
};
