import { codesOf } from '#sandbox/accounts/codes/codes.ts';
import { throttle } from '#sandbox/kernel/limits/throttle.ts';
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { InputOf } from '#schemas/call.ts';
import type {
  bindEmail as emailCall,
  bindMobile as mobileCall,
  sendMobileCode as sendCall,
} from '#schemas/calls/profile.ts';
import type { CodeReceipt } from '#schemas/site-status.ts';
import { normalizeMobile, phoneTarget } from '#sandbox/accounts/codes/phone-target.ts';
import { members } from '#sandbox/db/schema.ts';
import { createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';
import { tellChange } from '#sandbox/accounts/two-step/tell-change.ts';
import { checkField } from '#sandbox/accounts/fields/check-field.ts';
import { toTakenProblem } from '#sandbox/accounts/fields/taken-field.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { proveMember } from '#sandbox/accounts/two-step/prove-member.ts';
import { forgetPendingLogins } from '#sandbox/accounts/sessions/forget-pending-logins.ts';
import { forgetMailedPassword } from '#sandbox/accounts/sessions/temporary-password.ts';

const CODES_PER_HOUR = 10;
const HOUR_MS = 60 * 60 * 1000;

type Phone = InputOf<typeof sendCall>;

const isTaken = async ({ kernel, merchant, session }: MemberContext, contact: SQL | undefined): Promise<boolean> => {
  const [owner] = await kernel.db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant.code), ne(members.id, session.member.id), contact));
  return owner !== undefined;
};

const assertMayAsk = async ({ kernel, session: { member } }: MemberContext): Promise<void> => {
  await throttle(kernel, `bind:${member.id}`, CODES_PER_HOUR, HOUR_MS);
};

const assertFits = ({ merchant }: MemberContext, field: 'mobileNum' | 'email', value: string): void => {
  const broken = checkField(merchant.settings.registerRules[field], value, true);
  if (broken !== null) throw createFieldProblem({ [field]: broken });
};

const mobileTarget = ({ merchant }: MemberContext, phone: Phone) => ({
  merchant: merchant.code,
  purpose: 'bind' as const,
  target: phoneTarget(phone),
  diallingCode: phone.countryDialingCode,
});

const emailTarget = ({ merchant }: MemberContext, email: string) => ({
  merchant: merchant.code,
  purpose: 'bind' as const,
  channel: 'mail' as const,
  target: email.toLowerCase(),
});

/** Sends a code to a mobile number. A number that belongs to another member gets no code, but the response is the same. */
export const sendMobileCode = async (context: MemberContext, phone: Phone): Promise<CodeReceipt> => {
  await assertMayAsk(context);
  assertFits(context, 'mobileNum', phone.mobileNum);
  if (!context.merchant.settings.diallingCodes.includes(phone.countryDialingCode))
    throw createFieldProblem({ mobileNum: 'country_closed' });
  const taken = await isTaken(
    context,
    and(eq(members.diallingCode, phone.countryDialingCode), eq(members.mobile, normalizeMobile(phone.mobileNum))),
  );
  return codesOf(context.kernel).send(mobileTarget(context, phone), context.ip, !taken);
};

/** Sends a code to an e-mail address. An address that belongs to another member gets no code, but the response is the same. */
export const sendEmailCode = async (context: MemberContext, email: string): Promise<CodeReceipt> => {
  await assertMayAsk(context);
  assertFits(context, 'email', email);
  const taken = await isTaken(context, sql`lower(${members.email}) = ${email.toLowerCase()}`);
  return codesOf(context.kernel).send(emailTarget(context, email), context.ip, !taken);
};

const write = async (
  { kernel, session: { member } }: MemberContext,
  contact: Partial<Pick<typeof members.$inferInsert, 'diallingCode' | 'mobile' | 'email'>>,
): Promise<void> => {
  await kernel.db
    .update(members)
    .set(contact)
    .where(eq(members.id, member.id))
    .catch((error: unknown) => {
      throw toTakenProblem(error);
    });
};

/** Binds a mobile number. The proof of identity is checked before the code, because a code is used up when it is accepted. */
export const bindMobile = async (
  context: MemberContext,
  { mobileNum, countryDialingCode, verificationCode, ...proof }: InputOf<typeof mobileCall>,
): Promise<void> => {
  const phone = { mobileNum, countryDialingCode };
  assertFits(context, 'mobileNum', mobileNum);
  await proveMember(context, proof);
  await codesOf(context.kernel).check(mobileTarget(context, phone), verificationCode);
  await write(context, { diallingCode: countryDialingCode, mobile: normalizeMobile(mobileNum) });
  await forgetPendingLogins(context, context.session.member.id);
  await tellChange(context, 'mobile');
};

export const bindEmail = async (
  context: MemberContext,
  { email, verificationCode, ...proof }: InputOf<typeof emailCall>,
): Promise<void> => {
  assertFits(context, 'email', email);
  await proveMember(context, proof);
  await codesOf(context.kernel).check(emailTarget(context, email), verificationCode);
  await write(context, { email });
  await forgetMailedPassword(context, context.session.member.id);
  await forgetPendingLogins(context, context.session.member.id);
  await tellChange(context, 'email');
};
