import { and, asc, eq, lte } from 'drizzle-orm';
import { Problem } from '#schemas/problem.ts';
import type { Database } from '#sandbox/db/database.ts';
import { pointRedemptions } from '#sandbox/db/schema.ts';
import { reviewRedemption } from './review-redemption.ts';

/** How long the review of the sandbox takes. */
const REVIEW_MS = 3 * 60_000;

/**
 * Approves the redemptions of a member, or of all, whose review is over, each dated when its review ended. What it
 * pays is dated `now`: the days before may be summed.
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
        // Another request advanced it at the same time.
        if (!(error instanceof Problem) || error.code !== 'order_changed') throw error;
      },
    );
};
