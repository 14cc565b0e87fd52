import { desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { BASE_LANGUAGE } from '#schemas/languages.ts';
import { members, pointGoods, pointRedemptions } from '#sandbox/db/schema.ts';
import { checkFetchMetadata } from '#sandbox/kernel/http/check-fetch-metadata.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';
import { readForm } from '#sandbox/kernel/http/read-body.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import { advanceRedemptions } from '#sandbox/domains/points/advance-redemptions.ts';
import { reviewRedemption, type RedemptionDecision } from '#sandbox/domains/points/review-redemption.ts';
import { mallPage } from './mall-page.ts';

const NEWEST = 100;

const DECISIONS: ReadonlyMap<unknown, RedemptionDecision> = new Map<unknown, RedemptionDecision>([
  ['approve', { approved: true }],
  ['reject', { approved: false, reason: 'UNAVAILABLE' }],
]);

/** Mounts the page where developers approve or reject redemptions of the points mall. */
export const mountMallPage = (app: Hono, { db, now }: Kernel): void => {
  const show = async (): Promise<Response> => {
    await advanceRedemptions(db, new Date(now()));
    const queue = await db
      .select({ order: pointRedemptions, account: members.account, names: pointGoods.names })
      .from(pointRedemptions)
      .innerJoin(members, eq(members.id, pointRedemptions.memberId))
      .innerJoin(pointGoods, eq(pointGoods.id, pointRedemptions.goodId))
      .where(eq(pointRedemptions.status, 'IN_PROCESS'))
      .orderBy(desc(pointRedemptions.id))
      .limit(NEWEST);
    return mallPage(
      queue.map(({ order, account, names }) => ({ ...order, account, good: translate(names, BASE_LANGUAGE) })),
    );
  };

  app.get('/sandbox/points', show);

  app.post('/sandbox/points', async ({ req }) => {
    checkFetchMetadata(req.raw);
    const form = await readForm(req.raw);
    const orderNo = form.get('orderNo');
    const decision = DECISIONS.get(form.get('action'));
    if (decision === undefined || typeof orderNo !== 'string') throw createProblem('validation', 400, 'No such action');
    await reviewRedemption(db, orderNo, decision, new Date(now()));
    return show();
  });
};
