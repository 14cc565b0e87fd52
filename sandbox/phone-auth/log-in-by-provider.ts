import { and, eq, sql } from 'drizzle-orm';
import type { SessionAnswer } from '#schemas/member.ts';
import { members, type MemberRow } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { admit } from '../session/admit.ts';
import { isExpired } from '../session/log-in.ts';
import { TRIAL } from '../session/refuse-trial.ts';
import type { Visit } from '../visit.ts';
import type { Channel, Identity } from './identity.ts';

const TEN_MINUTES = 10 * 60 * 1000;

/** An address counts only when the provider has proved it: otherwise anybody could name somebody else's. */
const findMember = async ({ platform, merchant }: Visit, identity: Identity): Promise<MemberRow | null> => {
  if (identity.channel !== 'sms' && !identity.emailVerified) return null;
  const theirs =
    identity.channel === 'sms'
      ? eq(sql`'+' || ${members.diallingCode} || ${members.mobile}`, identity.phoneNumber)
      : sql`lower(${members.email}) = ${identity.email.toLowerCase()}`;
  const [found] = await platform.db
    .select()
    .from(members)
    .where(and(eq(members.merchant, merchant.code), theirs));
  return found === undefined || found.type === TRIAL ? null : found;
};

/** The provider says who it is; the platform lets in the member who has that proved address or number, and tells what there is to say of the password as ever. */
export const logInByProvider = async (
  visit: Visit,
  { firebaseChannel, firebaseIdToken }: { readonly firebaseChannel: Channel; readonly firebaseIdToken: string },
): Promise<SessionAnswer> => {
  const { platform, merchant, ip } = visit;
  await platform.throttle(`identity:${ip}`, 60, TEN_MINUTES);
  const identity = platform.phoneProvider.tokens.redeem(
    firebaseIdToken,
    (told) => told.merchant === merchant.code && told.channel === firebaseChannel,
  );
  if (identity === null) throw refuse('identity_expired', 400, 'What the provider confirmed has run out');
  const member = await findMember(visit, identity);
  if (member === null) throw refuse('identity_unknown', 400, 'No account here belongs to it, please register first');
  const flags = {
    firstTimeLogin: member.firstLogin,
    passwordExpired: isExpired(visit, member),
    defaultPassword: false,
  };
  return admit(visit, member, { flags, wantsRemembering: false, by: identity.channel === 'sms' ? 'code' : 'identity' });
};
