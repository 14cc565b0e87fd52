import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { affiliateCodes, members, type MemberRow } from '#sandbox/db/schema.ts';
import { createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';

const INVALID_INVITATION = 'invitation_code_error';

export interface Invitation {
  readonly affiliateCode?: string | undefined;
  readonly recommenderId?: string | undefined;
  readonly referralCode?: string | undefined;
  readonly domain?: string | undefined;
}

/** Returns the row for an affiliate code, or `null` if the code is not valid on this domain. */
export const findAffiliate = async ({ kernel, merchant }: RequestContext, code: string, domain: string | undefined) => {
  const onDomain =
    domain === undefined
      ? isNull(affiliateCodes.domain)
      : or(isNull(affiliateCodes.domain), eq(affiliateCodes.domain, domain));
  const [found] = await kernel.db
    .select()
    .from(affiliateCodes)
    .where(
      and(
        eq(affiliateCodes.merchant, merchant.code),
        sql`lower(${affiliateCodes.code}) = ${code.trim().toLowerCase()}`,
        onDomain,
        isNull(affiliateCodes.closedAt),
      ),
    );
  return found ?? null;
};

const findMember = async (
  { kernel, merchant }: RequestContext,
  field: string,
  by: ReturnType<typeof eq> | undefined,
): Promise<MemberRow> => {
  const [found] = await kernel.db
    .select()
    .from(members)
    .where(and(eq(members.merchant, merchant.code), eq(members.status, 'active'), by));
  if (found === undefined || found.type === 4)
    throw createFieldProblem({ [field]: INVALID_INVITATION }, INVALID_INVITATION);
  return found;
};

/** Returns the member whose referral code was in the link. */
export const findReferrer = async (context: RequestContext, { referralCode }: Invitation): Promise<MemberRow | null> =>
  referralCode ? findMember(context, 'referralCode', eq(members.referralCode, referralCode.trim())) : null;

/** Returns the member named in the registration form, by id, code or account. */
export const findRecommender = async (
  context: RequestContext,
  { recommenderId }: Invitation,
): Promise<MemberRow | null> => {
  if (!recommenderId) return null;
  const named = recommenderId.trim();
  const byId = /^\d{1,15}$/.test(named) ? eq(members.id, Number(named)) : undefined;
  return findMember(
    context,
    'recommenderId',
    or(byId, eq(members.referralCode, named), sql`lower(${members.account}) = ${named.toLowerCase()}`),
  );
};

/**
 * Returns the upline of a new member: the agent of the affiliate code, otherwise the recommender, otherwise the referrer. Every code that was
 * entered must be valid.
 */
export const findUpline = async (
  context: RequestContext,
  { affiliateCode, domain }: Invitation,
  inviter: MemberRow | null,
): Promise<MemberRow | null> => {
  if (!affiliateCode) return inviter;
  const affiliate = await findAffiliate(context, affiliateCode, domain);
  if (affiliate === null) throw createFieldProblem({ affiliateCode: INVALID_INVITATION }, INVALID_INVITATION);
  return affiliate.memberId === null
    ? inviter
    : findMember(context, 'affiliateCode', eq(members.id, affiliate.memberId));
};
