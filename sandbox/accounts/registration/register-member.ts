import { codesOf } from '#sandbox/accounts/codes/codes.ts';
import { captchasOf } from '#sandbox/accounts/captcha/captchas.ts';
import { throttle } from '#sandbox/kernel/limits/throttle.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { register, registerMobile } from '#schemas/calls/account.ts';
import type { InputOf } from '#schemas/call.ts';
import { REGISTER_CONTROLS, REGISTER_FIELDS } from '#schemas/register-fields.ts';
import type { SessionAnswer } from '#schemas/member.ts';
import { normalizeMobile, phoneTarget } from '#sandbox/accounts/codes/phone-target.ts';
import { members, type MemberProfile } from '#sandbox/db/schema.ts';
import { createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';
import { checkHuman } from '#sandbox/accounts/human/check-human.ts';
import { isModuleOn } from '#sandbox/kernel/merchants/is-module-on.ts';
import { redeemPhoneToken } from '#sandbox/accounts/phone-auth/redeem-phone.ts';
import { startSession } from '#sandbox/accounts/sessions/start-session.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';
import { checkRegistration, type FieldRequirements } from './check-registration.ts';
import { createMember } from './create-member.ts';
import { findRecommender, findReferrer, findUpline } from './find-upline.ts';
import { usernameTakenProblem } from '#sandbox/accounts/fields/taken-field.ts';

export type Registration = InputOf<typeof register> | InputOf<typeof registerMobile>;

export interface RegistrationTerms extends FieldRequirements {
  readonly codeRequired: boolean;
  readonly hasPassword: boolean;
}

const HOUR_MS = 60 * 60 * 1000;
const MAX_PER_ADDRESS = 100;

type AcceptedValue = (name: keyof Registration) => string | null;

const buildProfile = (kept: AcceptedValue): MemberProfile =>
  Object.fromEntries(
    REGISTER_FIELDS.flatMap((name) => {
      const { stored } = REGISTER_CONTROLS[name];
      const value = kept(name);
      return stored === undefined || value === null ? [] : [[stored, value]];
    }),
  );

const isNameTaken = async ({ kernel, merchant }: RequestContext, account: string): Promise<boolean> => {
  const [owner] = await kernel.db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant.code), sql`lower(${members.account}) = ${account.toLowerCase()}`));
  return owner !== undefined;
};

/**
 * Returns the account name: the user name if one was given, otherwise the phone number. If a member in another country already uses that number as
 * an account name, it is prefixed with the dialling code.
 */
const chooseAccount = async (context: RequestContext, input: Registration): Promise<string> => {
  const name = input.username?.trim();
  if (name) {
    if (await isNameTaken(context, name)) throw usernameTakenProblem();
    return name;
  }
  const { mobileNum = '', countryDialingCode = '' } = input;
  return (await isNameTaken(context, mobileNum)) ? phoneTarget({ mobileNum, countryDialingCode }) : mobileNum;
};

const checkPhoneCode = async (context: RequestContext, input: Registration): Promise<void> => {
  const { kernel, merchant } = context;
  const { mobileNum, countryDialingCode, verificationCode } = input;
  if (!mobileNum || !countryDialingCode) throw createFieldProblem({ mobileNum: 'input_empty' });
  if ('firebaseIdToken' in input && input.firebaseIdToken && input.firebaseChannel === 'sms')
    return redeemPhoneToken(context, { mobileNum, countryDialingCode, firebaseIdToken: input.firebaseIdToken });
  if (!verificationCode) throw createFieldProblem({ verificationCode: 'input_empty' });
  await codesOf(kernel).check(
    { merchant: merchant.code, purpose: 'register', target: phoneTarget({ mobileNum, countryDialingCode }) },
    verificationCode,
  );
};

/** Registers a member. The captcha and the code can be used only once, so they are checked after everything that the player may have to correct. */
export const registerMember = async (
  context: RequestContext,
  input: Registration,
  terms: RegistrationTerms,
): Promise<SessionAnswer> => {
  const { kernel, merchant, ip } = context;
  const rules = merchant.settings.registerRules;
  await throttle(kernel, `register:${ip}`, MAX_PER_ADDRESS, HOUR_MS);
  checkHuman(context, 'register', input.human);
  const problems = checkRegistration(rules, input, terms);
  if (Object.keys(problems).length > 0) throw createFieldProblem(problems);
  const referrer = await findReferrer(context, input);
  if (rules['captcha']?.enabled && (rules['captcha'].required || input.captcha))
    await captchasOf(kernel).check(merchant.code, input.captchaId, input.captcha);
  const recommender = await findRecommender(context, input);
  const upline = await findUpline(context, input, recommender ?? referrer);
  const account = await chooseAccount(context, input);
  if (terms.codeRequired) await checkPhoneCode(context, input);

  const kept: AcceptedValue = (name) => {
    const value = input[name];
    const wanted = (rules[name]?.enabled ?? false) || terms.required.includes(name);
    return wanted && !terms.excluded.includes(name) && typeof value === 'string' && value !== '' ? value : null;
  };
  const mobileNum = kept('mobileNum');
  const { countryDialingCode } = input;
  const member = await createMember(context, {
    account,
    password: terms.hasPassword ? (input.password ?? null) : null,
    paymentPassword: kept('paymentPassword'),
    phone:
      mobileNum === null || countryDialingCode === undefined
        ? null
        : { mobileNum: normalizeMobile(mobileNum), countryDialingCode },
    email: kept('email'),
    affiliateCode: input.affiliateCode || null,
    profile: buildProfile(kept),
    upline,
    inviter: referrer ?? recommender,
    registerUrl: input.registerUrl,
    acceptedTerms: input.acceptedTerms ?? null,
  });
  return {
    token: await startSession(context, member),
    firstTimeLogin: false,
    passwordExpired: false,
    defaultPassword: false,
  };
};

export const usernameTerms = (context: RequestContext): RegistrationTerms => {
  const codeRequired = isModuleOn(context.merchant, 'REGMOBVERF3');
  return {
    required: ['username', 'password', ...(codeRequired ? ['mobileNum'] : [])],
    excluded: [],
    codeRequired,
    hasPassword: true,
  };
};

/** Returns what a registration by phone requires: a code, and a password if the merchant's module for it is on. A user name is optional. */
export const mobileTerms = (context: RequestContext, { username }: Registration): RegistrationTerms => {
  const hasPassword = isModuleOn(context.merchant, 'MOBILENUMPASSREG3');
  const excluded = [...(hasPassword ? [] : ['password']), ...(username ? [] : ['username'])];
  return { required: ['mobileNum', ...(hasPassword ? ['password'] : [])], excluded, codeRequired: true, hasPassword };
};
