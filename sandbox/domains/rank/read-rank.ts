import { and, eq } from 'drizzle-orm';
import type { MemberRank } from '#schemas/rank.ts';
import { toDecimal } from '#schemas/money.ts';
import { ledgerTransactions, rewards } from '#sandbox/db/schema.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { benefitsOf } from './benefits-of.ts';
import { promoteMember, rankReference } from './promote-member.ts';
import { LOWEST_LABEL, RANK_DAYS, rankLevels } from './rank-levels.ts';
import { RANK_MS, sumValidBets } from './sum-valid-bets.ts';

const shareOf = (part: bigint, whole: bigint): number =>
  whole <= 0n ? 1 : Math.min(1, Number((part * 10_000n) / whole) / 10_000);

/** Returns the level of a member, the progress to the next level, and the bonus and benefits of every level. */
export const readRank = async (context: MemberContext): Promise<MemberRank> => {
  const { kernel, merchant, language, session, at } = context;
  const member = await promoteMember(kernel.db, { memberId: session.member.id, merchant, at });
  const { validBets, oldest } = await sumValidBets(kernel.db, member.id, at);
  const decimal = (minor: bigint): number => Number(toDecimal(minor, merchant.currency));
  const claimed = await kernel.db
    .select({ reference: rewards.reference, orderNo: ledgerTransactions.reference })
    .from(rewards)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, rewards.transactionId))
    .where(and(eq(rewards.memberId, member.id), eq(rewards.kind, 'RANK')));
  const orderNoOf = (rankLevel: number): string | null =>
    claimed.find(({ reference }) => reference === rankReference(rankLevel))?.orderNo ?? null;
  const levels = rankLevels(merchant);
  const next = levels.find(({ rankLevel }) => rankLevel === member.rankLevel + 1);
  return {
    labelName: member.labelName ?? LOWEST_LABEL,
    rankLevel: member.rankLevel,
    progress: next === undefined ? 1 : shareOf(validBets, next.requires),
    next:
      next === undefined
        ? null
        : {
            labelName: next.labelName,
            rankLevel: next.rankLevel,
            requires: decimal(next.requires),
            missing: decimal(next.requires > validBets ? next.requires - validBets : 0n),
          },
    benefits: [...benefitsOf(member.rankLevel, language)],
    validBets: decimal(validBets),
    days: RANK_DAYS,
    countsUntil: oldest === null ? null : oldest.getTime() + RANK_MS,
    levels: levels.map(({ rankLevel, labelName, requires, bonus }) => ({
      labelName,
      rankLevel,
      requires: decimal(requires),
      bonus: decimal(bonus),
      orderNo: orderNoOf(rankLevel),
      benefits: [...benefitsOf(rankLevel, language)],
    })),
  };
};
