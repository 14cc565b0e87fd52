import { and, asc, eq, lte } from 'drizzle-orm';
import { Problem } from '#schemas/problem.ts';
import type { Database } from '#sandbox/db/database.ts';
import { pointRedemptions } from '#sandbox/db/schema.ts';
import { reviewRedemption } from './review-redemption.ts';

/** How long the sandbox's simulated review takes. */
const REVIEW_MS = 3 * 60_000;

/**
 * Approves the redemptions of one member, or of all members, whose review is over. An approval is dated with the end of the review, but a payment is
 * dated `now`, because earlier days may already be summed.
 */
export const advanceRedemptions = async (db: Database, now: Date, memberId?: number): Promise<void> => {
  const due = await db
    .select({ orderNo: pointRedemptions.orderNo, createdAt: pointRedemptions.createdAt })
    .from(pointRedemptions)
    .where(
      and(
        eq(pointRedemptions.status, 'IN_PROCESS'),
        lte(pointRedemptions.createdAt, new Date(now.getTime() - REVIEW_MS)),
        memberId === undefined ? undefined : eq(pointRedemptions.memberId, memberId),
      ),
    )
    .orderBy(asc(pointRedemptions.id))
    .limit(500);
  for (const { orderNo, createdAt } of due)
    await reviewRedemption(db, orderNo, { approved: true }, now, new Date(createdAt.getTime() + REVIEW_MS)).catch(
      (error: unknown) => {
        // With this error, another request has approved the redemption at the same time.
        if (!(error instanceof Problem) || error.code !== 'order_changed') throw error;
      },
    );
};
