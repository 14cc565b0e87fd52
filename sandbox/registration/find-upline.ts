import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { affiliateCodes, members } from '../db/schema.ts';
import type { MemberRow } from '../db/schema.ts';
import { refuseFields } from '../http/refuse.ts';
import type { Visit } from '../visit.ts';

const INVALID = 'invitation_code_error';

export interface Invitation {
  readonly affiliateCode?: string | undefined;
  readonly recommenderId?: string | undefined;
  readonly referralCode?: string | undefined;
  readonly domain?: string | undefined;
}

/** The row of an affiliate code that holds on this domain. */
export const findAffiliate = async ({ platform, merchant }: Visit, code: string, domain: string | undefined) => {
  const onDomain =
    domain === undefined
      ? isNull(affiliateCodes.domain)
      : or(isNull(affiliateCodes.domain), eq(affiliateCodes.domain, domain));
  const [found] = await platform.db
    .select()
    .from(affiliateCodes)
    .where(
      and(
        eq(affiliateCodes.merchant, merchant.code),
        sql`lower(${affiliateCodes.code}) = ${code.trim().toLowerCase()}`,
        onDomain,
      ),
    );
  return found ?? null;
};

const findMember = async (
  { platform, merchant }: Visit,
  field: string,
  by: ReturnType<typeof eq> | undefined,
): Promise<MemberRow> => {
  const [found] = await platform.db
    .select()
    .from(members)
    .where(and(eq(members.merchant, merchant.code), eq(members.status, 'active'), by));
  if (found === undefined || found.type === 4) throw refuseFields({ [field]: INVALID }, INVALID);
  return found;
};

/** Who referred the new member, by the code of the address. */
export const findReferrer = async (visit: Visit, { referralCode }: Invitation): Promise<MemberRow | null> =>
  referralCode ? findMember(visit, 'referralCode', eq(members.referralCode, referralCode.trim())) : null;

/** Who brought the new member: the affiliate's agent, else the recommender, else who referred them. Every code given must hold. */
export const findUpline = async (
  visit: Visit,
  { affiliateCode, recommenderId, domain }: Invitation,
  referrer: MemberRow | null,
): Promise<MemberRow | null> => {
  let upline = referrer;
  if (recommenderId) {
    const named = recommenderId.trim();
    const byId = /^\d{1,15}$/.test(named) ? eq(members.id, Number(named)) : undefined;
    upline = await findMember(
      visit,
      'recommenderId',
      or(byId, eq(members.referralCode, named), sql`lower(${members.account}) = ${named.toLowerCase()}`),
    );
  }
  if (affiliateCode) {
    const affiliate = await findAffiliate(visit, affiliateCode, domain);
    if (affiliate === null) throw refuseFields({ affiliateCode: INVALID }, INVALID);
    if (affiliate.memberId !== null)
      upline = await findMember(visit, 'affiliateCode', eq(members.id, affiliate.memberId));
  }
  return upline;
};
