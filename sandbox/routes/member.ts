import { and, count, eq, isNull } from 'drizzle-orm';
import { avatar, changePassword, icon, memberInfo } from '#schemas/calls/account.ts';
import { unread } from '#schemas/calls/common.ts';
import { answerMember } from '../answer.ts';
import type { Route } from '../answer.ts';
import { messages } from '../db/schema.ts';
import { AVATARS, avatarPath } from '../images/avatar-path.ts';
import { setPassword } from '../session/set-password.ts';

export const memberRoutes: readonly Route[] = [
  answerMember(memberInfo, (_input, { merchant, session: { member } }) => ({
    id: String(member.id),
    account: member.account,
    nickname: member.nickname,
    type: member.type,
    toUpline: member.uplineId !== null,
    clubLabel: member.labelName === null ? null : { labelName: member.labelName, rankLevel: member.rankLevel },
    memberLabel: member.memberLabel || null,
    currency: merchant.currency,
  })),

  answerMember(avatar, (_input, { session: { member } }) => ({ avatar: avatarPath(member.avatar) })),

  answerMember(icon, (_input, { session: { member } }) => ({
    icon: avatarPath(member.avatar),
    icons: AVATARS.map(avatarPath),
  })),

  answerMember(
    unread,
    async (_input, { platform, session: { member } }) => {
      const [row] = await platform.db
        .select({ count: count() })
        .from(messages)
        .where(and(eq(messages.memberId, member.id), isNull(messages.readAt), isNull(messages.deletedAt)));
      return { count: row?.count ?? 0 };
    },
    { quiet: true },
  ),

  answerMember(changePassword, async (input, visit) => {
    await setPassword(visit, input);
    return null;
  }),
];
