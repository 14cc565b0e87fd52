import type { Database } from '#sandbox/db/database.ts';
import { promotionEntries } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { findPromotion, type Asker } from './find-promotions.ts';
import { periodOf } from './promotion-period.ts';

/**
 * Creates the problem for an action that a promotion's current status does not allow, for example because the status has changed since the member
 * saw it.
 */
export const promotionChanged = (message: string) => createProblem('promotion_changed', 409, message);

/** Joins a promotion. The member's activity counts from that time. Joining again changes nothing. */
export const joinPromotion = async (
  db: Database,
  asker: Asker & { readonly memberId: number },
  code: string,
): Promise<void> => {
  const { promotion, standing } = await findPromotion(db, asker, code);
  if (promotion.kind !== 'PROGRESS') throw promotionChanged('This kind of promotion cannot be joined');
  if (standing.status === 'JOINED' || standing.status === 'CLAIM') return;
  if (standing.status !== 'JOIN') throw promotionChanged('This promotion cannot be joined now');
  await db
    .insert(promotionEntries)
    .values({
      promotionId: promotion.id,
      memberId: asker.memberId,
      period: periodOf(promotion, asker.at),
      startedAt: asker.at,
    })
    .onConflictDoNothing();
};
