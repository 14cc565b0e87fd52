import { desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { feedback, members } from '#sandbox/db/schema.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import { feedbackPage } from './feedback-page.ts';

const NEWEST = 100;

/** Mounts the page where developers read the players' feedback. */
export const mountFeedbackPage = (app: Hono, { db }: Kernel): void => {
  app.get('/sandbox/feedback', async () =>
    feedbackPage(
      await db
        .select({
          merchant: feedback.merchant,
          account: members.account,
          questionType: feedback.questionType,
          content: feedback.content,
          sentAt: feedback.sentAt,
        })
        .from(feedback)
        .leftJoin(members, eq(members.id, feedback.memberId))
        .orderBy(desc(feedback.id))
        .limit(NEWEST),
    ),
  );
};
