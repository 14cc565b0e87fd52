import { and, eq, sql } from 'drizzle-orm';
import type { register, registerMobile } from '#schemas/calls/account.ts';
import type { InputOf } from '#schemas/call.ts';
import type { SessionAnswer } from '#schemas/member.ts';
import { mobileOf, targetOf } from '../codes/target-of.ts';
import { members } from '../db/schema.ts';
import type { MemberProfile } from '../db/schema.ts';
import { refuseFields } from '../http/refuse.ts';
import { checkHuman } from '../human/check-human.ts';
import { isOpen } from '../merchants/is-open.ts';
import { redeemPhone } from '../phone-auth/redeem-phone.ts';
import { startSession } from '../session/start-session.ts';
import type { Visit } from '../visit.ts';
import { checkRegistration } from './check-registration.ts';
import type { Demands } from './check-registration.ts';
import { createMember } from './create-member.ts';
import { findReferrer, findUpline } from './find-upline.ts';
import { usernameTaken } from './taken-field.ts';

export type Registration = InputOf<typeof register> | InputOf<typeof registerMobile>;

export interface Terms extends Demands {
  readonly codeNeeded: boolean;
  readonly passwordKept: boolean;
}

const HOUR_MS = 60 * 60 * 1000;
const PER_ADDRESS = 100;
const PROFILE = {
  realName: 'payeeName',
  line: 'line',
  whatsapp: 'whatsapp',
  facebook: 'facebook',
  wechat: 'wechat',
  qqNum: 'qqNum',
  idNumber: 'idNumber',
} as const;

type Kept = (name: keyof Registration) => string | null;

const profileOf = (kept: Kept): MemberProfile =>
  Object.fromEntries(
    Object.entries(PROFILE).flatMap(([name, field]) => (kept(field) === null ? [] : [[name, kept(field)]])),
  );

const isNameTaken = async ({ platform, merchant }: Visit, account: string): Promise<boolean> => {
  const [owner] = await platform.db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant.code), sql`lower(${members.account}) = ${account.toLowerCase()}`));
  return owner !== undefined;
};

/** The number is the name of who gives none; with the dialling code where another country's member has the same. */
const accountOf = async (visit: Visit, input: Registration): Promise<string> => {
  const name = input.username?.trim();
  if (name) {
    if (await isNameTaken(visit, name)) throw usernameTaken();
    return name;
  }
  const { mobileNum = '', countryDialingCode = '' } = input;
  return (await isNameTaken(visit, mobileNum)) ? targetOf({ mobileNum, countryDialingCode }) : mobileNum;
};

const checkCode = async (visit: Visit, input: Registration): Promise<void> => {
  const { platform, merchant } = visit;
  const { mobileNum, countryDialingCode, verificationCode } = input;
  if (!mobileNum || !countryDialingCode) throw refuseFields({ mobileNum: 'input_empty' });
  if ('firebaseIdToken' in input && input.firebaseIdToken && input.firebaseChannel === 'sms')
    return redeemPhone(visit, { mobileNum, countryDialingCode, firebaseIdToken: input.firebaseIdToken });
  if (!verificationCode) throw refuseFields({ verificationCode: 'input_empty' });
  await platform.codes.check(
    { merchant: merchant.code, purpose: 'register', target: targetOf({ mobileNum, countryDialingCode }) },
    verificationCode,
  );
};

/** What costs the player something, the captcha and the code, is looked at after what can be mended for free. */
export const registerMember = async (visit: Visit, input: Registration, terms: Terms): Promise<SessionAnswer> => {
  const { platform, merchant, ip } = visit;
  const rules = merchant.settings.registerRules;
  await platform.throttle(`register:${ip}`, PER_ADDRESS, HOUR_MS);
  checkHuman(visit, 'register', input.human);
  const problems = checkRegistration(rules, input, terms);
  if (Object.keys(problems).length > 0) throw refuseFields(problems);
  const referrer = await findReferrer(visit, input);
  if (rules['captcha']?.enabled && (rules['captcha'].required || input.captcha))
    await platform.captchas.check(merchant.code, input.captchaId, input.captcha);
  const upline = await findUpline(visit, input, referrer);
  const account = await accountOf(visit, input);
  if (terms.codeNeeded) await checkCode(visit, input);

  const kept: Kept = (name) => {
    const value = input[name];
    const wanted = (rules[name]?.enabled ?? false) || terms.always.includes(name);
    return wanted && !terms.never.includes(name) && typeof value === 'string' && value !== '' ? value : null;
  };
  const mobileNum = kept('mobileNum');
  const { countryDialingCode } = input;
  const member = await createMember(visit, {
    account,
    password: terms.passwordKept ? (input.password ?? null) : null,
    paymentPassword: kept('paymentPassword'),
    phone:
      mobileNum === null || countryDialingCode === undefined
        ? null
        : { mobileNum: mobileOf(mobileNum), countryDialingCode },
    email: kept('email'),
    affiliateCode: input.affiliateCode || null,
    profile: profileOf(kept),
    upline,
    registerUrl: input.registerUrl,
  });
  return {
    token: await startSession(visit, member),
    firstTimeLogin: false,
    passwordExpired: false,
    defaultPassword: false,
  };
};

export const usernameTerms = (visit: Visit): Terms => {
  const codeNeeded = isOpen(visit.merchant, 'REGMOBVERF3');
  return {
    always: ['username', 'password', ...(codeNeeded ? ['mobileNum'] : [])],
    never: [],
    codeNeeded,
    passwordKept: true,
  };
};

/** A code in any case; a password only where the merchant wants one; a user name only if given. */
export const mobileTerms = (visit: Visit, { username }: Registration): Terms => {
  const passwordKept = isOpen(visit.merchant, 'MOBILENUMPASSREG3');
  const never = [...(passwordKept ? [] : ['password']), ...(username ? [] : ['username'])];
  return { always: ['mobileNum', ...(passwordKept ? ['password'] : [])], never, codeNeeded: true, passwordKept };
};
