import { randomBytes } from 'node:crypto';
import type { AcceptedTerms } from '#schemas/help-article.ts';
import { normalizeMobile } from '#sandbox/accounts/codes/phone-target.ts';
import { members, type MemberProfile, type MemberRow } from '#sandbox/db/schema.ts';
import { runConsequences } from '#sandbox/kernel/core/consequences.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';
import { toTakenProblem } from '#sandbox/accounts/fields/taken-field.ts';

export interface NewMember {
  readonly account: string;
  readonly password: string | null;
  readonly paymentPassword: string | null;
  readonly phone: { readonly mobileNum: string; readonly countryDialingCode: string } | null;
  readonly email: string | null;
  readonly affiliateCode: string | null;
  readonly profile: MemberProfile;
  readonly upline: MemberRow | null;
  /** The member who invited the new member. */
  readonly inviter: MemberRow | null;
  readonly registerUrl: string;
  /** Set if somebody else created the account. By default, the new member is a player who has chosen the password. */
  readonly made?: Pick<MemberRow, 'type' | 'rebate' | 'firstLogin' | 'registerMethod'>;
  /** The version of the terms that the site showed; `null` if the terms could not be shown. */
  readonly acceptedTerms: AcceptedTerms | null;
}

/**
 * Inserts the member and runs the consequences of a new member, in one transaction. Throws a `Problem` if the user name, the number or the e-mail
 * address is taken.
 */
export const createMember = async (
  { kernel, merchant, ip, at }: Pick<RequestContext, 'kernel' | 'merchant' | 'ip' | 'at'>,
  fresh: NewMember,
): Promise<MemberRow> => {
  const hashOf = async (secret: string | null) => (secret === null ? null : kernel.passwords.hash(secret));
  const [passwordHash, paymentPasswordHash] = await Promise.all([
    hashOf(fresh.password),
    hashOf(fresh.paymentPassword),
  ]);
  const work = kernel.db.transaction(async (tx) => {
    const [member] = await tx
      .insert(members)
      .values({
        merchant: merchant.code,
        account: fresh.account,
        nickname: fresh.account,
        passwordHash,
        paymentPasswordHash,
        uplineId: fresh.upline?.id ?? null,
        referredById: fresh.inviter?.id ?? null,
        depth: (fresh.upline?.depth ?? -1) + 1,
        passwordChangedAt: at,
        diallingCode: fresh.phone?.countryDialingCode ?? null,
        mobile: fresh.phone === null ? null : normalizeMobile(fresh.phone.mobileNum),
        email: fresh.email,
        profile: fresh.profile,
        referralCode: randomBytes(6).toString('hex').toUpperCase(),
        affiliateCode: fresh.affiliateCode,
        registeredAt: at,
        registeredIp: ip,
        registerUrl: fresh.registerUrl,
        ...fresh.made,
      })
      .returning();
    if (member === undefined) throw new Error('the member was not inserted');
    await runConsequences(tx, kernel.consequences.newMember, { member, acceptedTerms: fresh.acceptedTerms, at });
    return member;
  });
  return work.catch((error: unknown) => {
    throw toTakenProblem(error);
  });
};
