import { and, eq, sql } from 'drizzle-orm';
import type { HumanFields } from '#schemas/connector.ts';
import type { SessionAnswer } from '#schemas/member.ts';
import { mobileOf, targetOf } from '../codes/target-of.ts';
import { members } from '../db/schema.ts';
import type { MemberRow } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { checkHuman } from '../human/check-human.ts';
import { isOpen } from '../merchants/is-open.ts';
import type { Platform } from '../platform.ts';
import type { Visit } from '../visit.ts';
import { admit, admitKnown } from './admit.ts';
import type { Claim } from './login-guard.ts';
import { recall } from './remember.ts';
import { TRIAL } from './refuse-trial.ts';
import { redeemTemporary } from './temporary-password.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface NameAndPassword {
  readonly human?: HumanFields;
  readonly username: string;
  readonly password: string;
  readonly captcha?: string;
  readonly captchaId?: string;
  readonly remember?: boolean;
}

interface PhoneAndCode {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly verificationCode: string;
  readonly remember?: boolean;
}

const NO_FLAGS = { firstTimeLogin: false, passwordExpired: false, defaultPassword: false } as const;

/** Whether the password has to be replaced by its age, or by decision of the operator. */
export const isExpired = ({ merchant, at }: Visit, member: MemberRow): boolean => {
  const { passwordMaxAgeDays } = merchant.settings;
  return (
    member.passwordExpired ||
    (passwordMaxAgeDays !== null && at.getTime() - member.passwordChangedAt.getTime() > passwordMaxAgeDays * DAY_MS)
  );
};

/** Tries on one account run one after the other, and those of one address too: a storm that comes all at once is counted like one that comes in a row. */
const oneByOne = <T>({ inTurn }: Platform, { merchant, account, ip }: Claim, work: () => Promise<T>): Promise<T> =>
  inTurn(`login-from:${ip}`, () => inTurn(`login:${merchant}:${account}`, work));

/** One way for known and unknown names, in words and in time. */
export const logInByName = async (
  visit: Visit,
  { username, password, captcha, captchaId, human, remember = false }: NameAndPassword,
): Promise<SessionAnswer> => {
  const { platform, merchant, scenario, ip } = visit;
  checkHuman(visit, 'login', human);
  const claim = { merchant: merchant.code, account: username.trim().toLowerCase(), ip };
  return oneByOne(platform, claim, async () => {
    const { captchaDue } = await platform.loginGuard.check(claim, merchant.settings.lockAfterFailures);
    if (captchaDue || scenario.captchaAlways) await platform.captchas.check(merchant.code, captchaId, captcha);

    const [member] = await platform.db
      .select()
      .from(members)
      .where(and(eq(members.merchant, merchant.code), sql`lower(${members.account}) = ${claim.account}`));
    const isOwn = await platform.passwords.verify(password, member?.passwordHash ?? null);
    const isMailed = !isOwn && (await redeemTemporary(visit, member, password));
    if (member === undefined || !(isOwn || isMailed) || member.type === TRIAL) {
      const next = await platform.loginGuard.note(claim, false);
      throw refuse('login_refused', 400, 'The user name or the password is wrong', {
        detail: { captcha: next.captchaDue || scenario.captchaAlways },
      });
    }
    await platform.loginGuard.note(claim, true);
    const flags = {
      firstTimeLogin: member.firstLogin || isMailed,
      passwordExpired: isExpired(visit, member),
      defaultPassword: password === merchant.settings.defaultPassword,
    };
    return admit(visit, member, { flags, wantsRemembering: remember, by: 'password' });
  });
};

/** The code proves the phone; the password's age does not matter here. */
export const logInByPhone = async (visit: Visit, phone: PhoneAndCode): Promise<SessionAnswer> => {
  const { platform, merchant, ip } = visit;
  if (!isOpen(merchant, 'MOBILEVERCODELOGIN3')) throw refuse('login_refused', 400, 'Login by code is not offered here');
  const claim = { merchant: merchant.code, account: targetOf(phone), ip };
  return oneByOne(platform, claim, async () => {
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
    await platform.loginGuard.note(claim, true);
    return admit(visit, member, { flags: NO_FLAGS, wantsRemembering: phone.remember === true, by: 'code' });
  });
};

/** Whom this browser remembers comes in without a password; the age of the password counts as ever. */
export const logInByMemory = async (
  visit: Visit,
  { username }: { readonly username: string },
): Promise<SessionAnswer> => {
  await visit.platform.throttle(`remember:${visit.ip}`, 60, 10 * 60 * 1000);
  const member = await recall(visit, username);
  if (member === null) throw refuse('login_refused', 400, 'Please log in with your password');
  return admitKnown(visit, member, {
    firstTimeLogin: member.firstLogin,
    passwordExpired: isExpired(visit, member),
    defaultPassword: false,
  });
};
