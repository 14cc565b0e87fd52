import { eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { pointCarries } from '#sandbox/db/schema.ts';
import { creditPoints } from '#sandbox/kernel/ledger/movements.ts';
import { pointsFor } from './point-terms.ts';

/** A settled bet of money. `reference` is its order number. */
interface SettledBet {
  readonly memberId: number;
  readonly merchant: string;
  readonly currency: string;
  /** Minor units. */
  readonly validBet: bigint;
  readonly reference: string;
  readonly at: Date;
}

/** Credits the points of a settled bet in the caller's transaction, and returns them; what is too little for a point is carried to the next bet. */
export const earnPoints = async (
  tx: Database,
  { memberId, merchant, currency, validBet, reference, at }: SettledBet,
): Promise<bigint> => {
  if (validBet <= 0n) return 0n;
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
  if (points === 0n) return 0n;
  await tx.update(pointCarries).set({ wagered: left }).where(eq(pointCarries.memberId, memberId));
  await creditPoints(tx, memberId, { kind: 'points-earned', from: 'points-issued', amount: points, reference, at });
  return points;
};
