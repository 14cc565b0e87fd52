import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { avatar, balance, changePassword, icon, memberInfo } from '#schemas/calls/account.ts';
import { unread } from '#schemas/calls/common.ts';
import { toDecimal } from '#schemas/money.ts';
import { answerMember } from '../answer.ts';
import type { Route } from '../answer.ts';
import { messages, vendors } from '../db/schema.ts';
import { AVATARS, avatarPath } from '../images/avatar-path.ts';
import { balancesOf } from '../ledger/balances-of.ts';
import { setPassword } from '../session/set-password.ts';

const MAIN_WALLET = 0;

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

  answerMember(balance, async (_input, { platform, session: { member } }) => {
    const { currency, main, games, sum } = await balancesOf(platform.db, member.id);
    const ids = games.map(({ accountTypeId }) => accountTypeId);
    const named =
      ids.length === 0
        ? []
        : await platform.db
            .select({ accountTypeId: vendors.accountTypeId, name: vendors.name })
            .from(vendors)
            .where(inArray(vendors.accountTypeId, ids));
    const nameOf = new Map(named.map((vendor) => [vendor.accountTypeId, vendor.name]));
    const decimal = (minor: bigint) => Number(toDecimal(minor, currency));
    return {
      sumBalance: decimal(sum),
      wallets: [
        { accountTypeId: MAIN_WALLET, name: 'Main', balance: decimal(main) },
        ...games.map((game) => ({
          accountTypeId: game.accountTypeId,
          name: nameOf.get(game.accountTypeId) ?? `Wallet ${game.accountTypeId}`,
          balance: decimal(game.balance),
        })),
      ],
    };
  }),

  answerMember(avatar, (_input, { session: { member } }) => ({ avatar: avatarPath(member.avatar) })),

  answerMember(icon, (_input, { session: { member } }) => ({ icon: avatarPath(member.avatar), icons: AVATARS.map(avatarPath) })),

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
