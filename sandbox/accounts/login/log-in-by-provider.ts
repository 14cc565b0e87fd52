import { phoneProviderOf, type ProviderChannel, type Identity } from '#sandbox/accounts/phone-auth/phone-provider.ts';
import { throttle } from '#sandbox/kernel/limits/throttle.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { SessionAnswer } from '#schemas/member.ts';
import { members, type MemberRow } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { completeLogin } from './complete-login.ts';
import { isPasswordExpired } from './log-in.ts';
import { TRIAL_TYPE } from '#sandbox/kernel/http/assert-not-trial.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';

const TEN_MINUTES = 10 * 60 * 1000;

/**
 * Finds the member with the e-mail address or phone number that the provider has verified. An unverified address does not count, because anybody
 * could have entered it.
 */
const findMember = async ({ kernel, merchant }: RequestContext, identity: Identity): Promise<MemberRow | null> => {
  if (identity.channel !== 'sms' && !identity.emailVerified) return null;
  const theirs =
    identity.channel === 'sms'
      ? eq(sql`'+' || ${members.diallingCode} || ${members.mobile}`, identity.phoneNumber)
      : sql`lower(${members.email}) = ${identity.email.toLowerCase()}`;
  const [found] = await kernel.db
    .select()
    .from(members)
    .where(and(eq(members.merchant, merchant.code), theirs));
  return found === undefined || found.type === TRIAL_TYPE ? null : found;
};

/** Logs in the member whose e-mail address or phone number the provider has verified. The response has the usual password flags. */
export const logInByProvider = async (
  context: RequestContext,
  { firebaseChannel, firebaseIdToken }: { readonly firebaseChannel: ProviderChannel; readonly firebaseIdToken: string },
): Promise<SessionAnswer> => {
  const { kernel, merchant, ip } = context;
  await throttle(kernel, `identity:${ip}`, 60, TEN_MINUTES);
  const identity = phoneProviderOf(kernel).tokens.redeem(
    firebaseIdToken,
    (claims) => claims.merchant === merchant.code && claims.channel === firebaseChannel,
  );
  if (identity === null) throw createProblem('identity_expired', 400, 'The confirmation of the provider has expired');
  const member = await findMember(context, identity);
  if (member === null)
    throw createProblem('identity_unknown', 400, 'No account has this identity, please register first');
  const flags = {
    firstTimeLogin: member.firstLogin,
    passwordExpired: isPasswordExpired(context, member),
    defaultPassword: false,
  };
  return completeLogin(context, member, {
    flags,
    remember: false,
    by: identity.channel === 'sms' ? 'code' : 'identity',
  });
};
