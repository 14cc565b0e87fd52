import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { rewards } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { createOrderNumber } from '#sandbox/kernel/ledger/order-number.ts';
import { payBonus, type BonusPayment } from './pay-bonus.ts';

/** Pays a member's reward into the main wallet, once, and returns the payment. */
export const claimReward = (db: Database, memberId: number, id: number, at: Date): Promise<BonusPayment> =>
  db.transaction(async (tx) => {
    const [reward] = await tx
      .select()
      .from(rewards)
      .where(and(eq(rewards.id, id), eq(rewards.memberId, memberId)))
      .for('update');
    if (reward === undefined) throw createProblem('not_found', 404, 'No reward has this id');
    if (reward.claimedAt !== null) throw createProblem('already_claimed', 409, 'This reward has been claimed already');
    if (reward.expiresAt !== null && reward.expiresAt <= at)
      throw createProblem('claim_closed', 409, 'The time to claim this reward has ended');
    const { names, amount, turnoverTimes } = reward;
    const payment = { reference: createOrderNumber('reward', at), names, amount, turnoverTimes, at };
    const { id: transactionId } = await payBonus(tx, memberId, payment);
    await tx.update(rewards).set({ claimedAt: at, transactionId }).where(eq(rewards.id, id));
    return payment;
  });
