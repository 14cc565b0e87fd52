import type { SettledBet } from '#sandbox/kernel/core/consequences.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { pointCarries } from '#sandbox/db/schema.ts';
import { creditPoints } from '#sandbox/kernel/ledger/movements.ts';
import { pointsFor } from './point-terms.ts';

/**
 * Credits the points that a settled bet earned, within the caller's transaction, and returns their number. A remainder too small for a point is
 * carried over to the next bet.
 */
export const earnPoints = async (
  tx: Database,
  { memberId, merchant, currency, validBet, reference, at }: Omit<SettledBet, 'payout' | 'points'>,
): Promise<{ readonly points: bigint }> => {
  if (validBet <= 0n) return { points: 0n };
  const [carry] = await tx
    .insert(pointCarries)
    .values({ memberId, wagered: validBet })
    .onConflictDoUpdate({
      target: pointCarries.memberId,
      set: { wagered: sql`${pointCarries.wagered} + excluded.wagered` },
    })
    .returning();
  if (carry === undefined) throw new Error('the database returned no carry');
  const { points, left } = pointsFor(carry.wagered, merchant, currency);
  if (points === 0n) return { points };
  await tx.update(pointCarries).set({ wagered: left }).where(eq(pointCarries.memberId, memberId));
  await creditPoints(tx, memberId, { kind: 'points-earned', from: 'points-issued', amount: points, reference, at });
  return { points };
};
