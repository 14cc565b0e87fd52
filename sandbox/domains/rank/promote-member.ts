import type { SettledBet } from '#sandbox/kernel/core/consequences.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { members, type MemberRow, type MerchantRow } from '#sandbox/db/schema.ts';
import { grantReward } from '#sandbox/domains/rewards/grant-reward.ts';
import { isTrial } from '#sandbox/kernel/http/assert-not-trial.ts';
import { textRef } from '#sandbox/kernel/texts/text-ref.ts';
import { labelOf, levelFor, rankLevels } from './rank-levels.ts';
import { sumValidBets } from './sum-valid-bets.ts';

const TURNOVER_TIMES = 1;
/** Members above this level get the VIP customer service. */
const VIP_ABOVE = 4;

export const rankReference = (rankLevel: number): string => `rank-${rankLevel}`;

/** The amount to the next level for members at the highest one: too large for any bets to reach. */
const NEVER = 2n ** 62n;

interface Ranked {
  readonly memberId: number;
  readonly merchant: Pick<MerchantRow, 'code' | 'currency'>;
  readonly at: Date;
}

/**
 * Promotes a member to the level that the member's settled bets have reached. Each newly reached level offers its bonus, once. Members are never
 * demoted.
 */
export const promoteMember = (db: Database, { memberId, merchant, at }: Ranked): Promise<MemberRow> =>
  db.transaction(async (tx) => {
    // Unlike `for update`, this lock lets other transactions insert rows that refer to the member. Such a transaction may be waiting for the
    // wallet locked by this bet, and would then deadlock with a stronger lock.
    const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('no key update');
    if (member === undefined) throw new Error('the member of a session is missing');
    if (isTrial(member)) return member;
    const levels = rankLevels(merchant);
    const { validBets } = await sumValidBets(tx, memberId, at);
    const reached = Math.max(member.rankLevel, levelFor(levels, validBets));
    const passed = levels.filter(({ rankLevel }) => rankLevel > member.rankLevel && rankLevel <= reached);
    for (const { rankLevel, labelName, bonus } of passed)
      // oxlint-disable-next-line no-await-in-loop -- a transaction has only one connection
      await grantReward(tx, {
        memberId,
        kind: 'RANK',
        reference: rankReference(rankLevel),
        names: textRef('names:bonus.rank', { label: labelName }),
        amount: bonus,
        turnoverTimes: TURNOVER_TIMES,
        createdAt: at,
        expiresAt: null,
      });
    const next = levels.find(({ rankLevel }) => rankLevel > reached);
    const [ranked] = await tx
      .update(members)
      .set({
        untilLevel: next === undefined ? NEVER : next.requires - validBets,
        ...(passed.length > 0 ? { rankLevel: reached, labelName: labelOf(reached) } : {}),
        ...(passed.length > 0 && reached > VIP_ABOVE && member.memberLabel === '' ? { memberLabel: 'VIP' } : {}),
      })
      .where(eq(members.id, memberId))
      .returning();
    return ranked ?? member;
  });

/** Counts a settled bet towards the next level, within the caller's transaction. Sums all bets only when the level may have been reached. */
export const countTowardsLevel = async (
  tx: Database,
  { memberId, merchant: code, currency, validBet, at }: SettledBet,
): Promise<void> => {
  const [left] = await tx
    .update(members)
    .set({ untilLevel: sql`${members.untilLevel} - ${validBet}` })
    .where(eq(members.id, memberId))
    .returning({ untilLevel: members.untilLevel });
  if (left !== undefined && left.untilLevel <= 0n)
    await promoteMember(tx, { memberId, merchant: { code, currency }, at });
};
