import { avatar, changePassword, icon, memberInfo } from '#schemas/calls/account.ts';
import { defineMemberRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import { AVATARS, avatarPath } from '#sandbox/kernel/images/avatar.ts';
import { setPassword } from '#sandbox/accounts/profile/set-password.ts';

export const memberRoutes: readonly Route[] = [
  defineMemberRoute(memberInfo, (_input, { merchant, session: { member } }) => ({
    id: String(member.id),
    account: member.account,
    nickname: member.nickname,
    type: member.type,
    toUpline: member.uplineId !== null,
    clubLabel: member.labelName === null ? null : { labelName: member.labelName, rankLevel: member.rankLevel },
    memberLabel: member.memberLabel || null,
    currency: merchant.currency,
  })),

  defineMemberRoute(avatar, (_input, { session: { member } }) => ({ avatar: avatarPath(member.avatar) })),

  defineMemberRoute(icon, (_input, { session: { member } }) => ({
    icon: avatarPath(member.avatar),
    icons: AVATARS.map(avatarPath),
  })),

  defineMemberRoute(changePassword, async (input, context) => {
    await setPassword(context, input);
    return null;
  }),
];
