import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Refusal } from '#schemas/promotions.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import {
  members,
  promotionEntries,
  promotions,
  type PromotionEntryRow,
  type PromotionRow,
} from '#sandbox/db/schema.ts';
import { sendMessage } from '#sandbox/kernel/messages/send-message.ts';
import { decisionNotice } from './decision-notice.ts';
import { lockEntry } from './lock-entry.ts';
import { payEntry } from './pay-entry.ts';
import { UNREAD_MS } from './standing.ts';

/** How long the simulated review takes, from the application to the decision. */
const REVIEW_MS = UNREAD_MS + 20_000;
/** An image with fewer bytes than this counts as unreadable. */
const READABLE_BYTES = 2_000;

/** Returns why the sandbox's review refuses an application, or `null` if it approves it. */
const refusalOf = async (
  tx: Database,
  promotion: PromotionRow,
  { id, memberId }: PromotionEntryRow,
): Promise<Refusal | null> => {
  const [member] = await tx.select({ rankLevel: members.rankLevel }).from(members).where(eq(members.id, memberId));
  if ((member?.rankLevel ?? 0) < promotion.rankLevel) return 'NOT_ELIGIBLE';
  if (promotion.pictures === 0) return null;
  const [readable] = await queryRows<{ count: number }>(
    tx,
    sql`SELECT count(*)::int AS count FROM promotion_pictures
        WHERE entry_id = ${id} AND octet_length(picture) >= ${READABLE_BYTES}`,
  );
  return (readable?.count ?? 0) < promotion.pictures ? 'PICTURE_UNREADABLE' : null;
};

const decide = (db: Database, promotion: PromotionRow, id: number, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const entry = await lockEntry(tx, id);
    if (entry.decidedAt !== null) return;
    const decidedAt = new Date(entry.startedAt.getTime() + REVIEW_MS);
    const refusal = await refusalOf(tx, promotion, entry);
    await tx
      .update(promotionEntries)
      .set({ decidedAt, decision: refusal === null ? 'approved' : 'refused', refusal })
      .where(eq(promotionEntries.id, id));
    if (refusal === null && promotion.paidOnApproval)
      await payEntry(tx, promotion, entry, { amount: promotion.amount, at: now });
    await sendMessage(tx, entry.memberId, decisionNotice(promotion, refusal), decidedAt);
  });

/**
 * Decides a member's applications whose review is over, and notifies the member. A decision is dated with the end of the review, but a payment is
 * dated `now`, because earlier days may already be settled and summed.
 */
export const advanceApplications = async (db: Database, memberId: number, now: Date): Promise<void> => {
  const due = await db
    .select({ promotion: promotions, id: promotionEntries.id })
    .from(promotionEntries)
    .innerJoin(promotions, eq(promotions.id, promotionEntries.promotionId))
    .where(
      and(
        eq(promotionEntries.memberId, memberId),
        eq(promotions.kind, 'APPLICATION'),
        isNull(promotionEntries.decidedAt),
        lte(promotionEntries.startedAt, new Date(now.getTime() - REVIEW_MS)),
      ),
    );
  for (const { promotion, id } of due) await decide(db, promotion, id, now);
};
