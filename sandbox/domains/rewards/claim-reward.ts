import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { rewards, type RewardRow } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { payBonus } from './pay-bonus.ts';

/** The number of a claimed reward's bonus in the records. */
export const rewardOrderNo = (id: number): string => `RW${String(id).padStart(8, '0')}`;

export const isRewardOrderNo = (reference: string): boolean => /^RW\d{8,}$/u.test(reference);

/** Pays a reward of the member into the main wallet, once. */
export const claimReward = (db: Database, memberId: number, id: number, at: Date): Promise<RewardRow> =>
  db.transaction(async (tx) => {
    const [reward] = await tx
      .select()
      .from(rewards)
      .where(and(eq(rewards.id, id), eq(rewards.memberId, memberId)))
      .for('update');
    if (reward === undefined) throw createProblem('not_found', 404, 'No reward has this id');
    if (reward.claimedAt !== null) throw createProblem('already_claimed', 409, 'This reward has been claimed already');
    if (reward.expiresAt !== null && reward.expiresAt <= at)
      throw createProblem('claim_closed', 409, 'This reward could be claimed until its time ended');
    const { names, amount, turnoverTimes } = reward;
    const { id: transactionId } = await payBonus(tx, memberId, {
      reference: rewardOrderNo(id),
      names,
      amount,
      turnoverTimes,
      at,
    });
    const [claimed] = await tx
      .update(rewards)
      .set({ claimedAt: at, transactionId })
      .where(eq(rewards.id, id))
      .returning();
    if (claimed === undefined) throw new Error('the database returned no reward');
    return claimed;
  });
