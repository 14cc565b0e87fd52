import { PROFILE_FIELDS, profileRule } from '#schemas/profile-fields.ts';
import type { MemberProfile } from '#schemas/profile.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { promoteMember } from '#sandbox/domains/rank/promote-member.ts';
import { readMessengerBonus } from '#sandbox/domains/rewards/messenger-bonus.ts';
import { profileValue } from './save-profile.ts';

const LAST_DIGITS = 4;

const maskMobile = (diallingCode: string, mobile: string): string =>
  `+${diallingCode} •••• ${mobile.slice(-LAST_DIGITS)}`;

const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`;
};

/** Returns the member's own profile, with the fields that the merchant uses. */
export const readProfile = async (context: MemberContext): Promise<MemberProfile> => {
  const { kernel, merchant, session, at } = context;
  const member = await promoteMember(kernel.db, { memberId: session.member.id, merchant, at });
  const fields = PROFILE_FIELDS.flatMap((name) => {
    const value = profileRule(merchant.settings.registerRules, name) === null ? null : profileValue(member, name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    account: member.account,
    nickname: member.nickname,
    registeredAt: member.registeredAt.getTime(),
    clubLabel: member.labelName === null ? null : { labelName: member.labelName, rankLevel: member.rankLevel },
    fields: Object.fromEntries(fields),
    mobile:
      member.mobile === null || member.diallingCode === null ? null : maskMobile(member.diallingCode, member.mobile),
    email: member.email === null ? null : maskEmail(member.email),
    hasPassword: member.passwordHash !== null,
    hasPaymentPassword: member.paymentPasswordHash !== null,
    messengerBonus: await readMessengerBonus(kernel.db, merchant, member),
  };
};
