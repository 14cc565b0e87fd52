import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { promotionEntries, promotionPictures } from '#sandbox/db/schema.ts';
import { createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';
import { readUploads } from '#sandbox/kernel/images/read-uploads.ts';
import { findPromotion, type Asker } from './find-promotions.ts';
import { promotionChanged } from './join-promotion.ts';
import { lockEntry } from './lock-entry.ts';
import { periodOf } from './promotion-period.ts';

interface Application {
  readonly comment?: string;
  readonly images?: readonly unknown[];
}

/** Submits an application for review, or resubmits a refused one if the promotion allows it. */
export const applyPromotion = async (
  db: Database,
  asker: Asker & { readonly memberId: number },
  code: string,
  { comment: given = '', images = [] }: Application,
): Promise<void> => {
  const pictures = await readUploads(images);
  const comment = given.trim();
  await db.transaction(async (tx) => {
    const { promotion, standing } = await findPromotion(tx, asker, code);
    if (promotion.kind !== 'APPLICATION') throw promotionChanged('Members cannot apply for this promotion');
    const isOpen = promotion.endsAt === null || asker.at < promotion.endsAt;
    const isAgain = standing.status === 'REJECTED' && promotion.mayRepeat && isOpen;
    if (standing.status !== 'JOIN' && !isAgain)
      throw promotionChanged('The member cannot apply for this promotion now');
    if ([...comment].length < promotion.commentLength) throw createFieldProblem({ comment: 'comment_short' });
    if (pictures.length < promotion.pictures) throw createFieldProblem({ images: 'image_missing' });

    const sent = { startedAt: asker.at, comment, decision: null, refusal: null, decidedAt: null };
    const entryId = await (async (): Promise<number> => {
      if (standing.entry === null) {
        const [made] = await tx
          .insert(promotionEntries)
          .values({
            ...sent,
            promotionId: promotion.id,
            memberId: asker.memberId,
            period: periodOf(promotion, asker.at),
          })
          .onConflictDoNothing()
          .returning({ id: promotionEntries.id });
        if (made === undefined) throw promotionChanged('An application was sent at the same time');
        return made.id;
      }
      const { id, decision } = await lockEntry(tx, standing.entry.id);
      if (decision !== 'refused') throw promotionChanged('An application was sent at the same time');
      await tx.update(promotionEntries).set(sent).where(eq(promotionEntries.id, id));
      await tx.delete(promotionPictures).where(eq(promotionPictures.entryId, id));
      return id;
    })();
    if (pictures.length > 0)
      await tx.insert(promotionPictures).values(pictures.map((picture) => ({ ...picture, entryId })));
  });
};
