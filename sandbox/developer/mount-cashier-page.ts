import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Hono } from 'hono';
import { Problem } from '#schemas/problem.ts';
import { advanceWithdrawals } from '#sandbox/domains/cashier/advance-withdrawals.ts';
import { REVIEW_ACTIONS, reviewWithdrawal } from '#sandbox/domains/cashier/review-withdrawal.ts';
import { depositOrders, members, withdrawalOrders } from '#sandbox/db/schema.ts';
import { checkFetchMetadata } from '#sandbox/kernel/http/check-fetch-metadata.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { readForm } from '#sandbox/kernel/http/read-body.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import { paymentPages } from '#sandbox/domains/service/service-address.ts';
import { cashierPage } from './cashier-page.ts';

const NEWEST = 100;

/** Mounts the page where developers approve or reject withdrawals. */
export const mountCashierPage = (app: Hono, kernel: Kernel): void => {
  const { db, now } = kernel;

  const show = async (host: string, refusal: string | null = null): Promise<Response> => {
    const at = new Date(now());
    await advanceWithdrawals(db, at);
    const withdrawals = await db
      .select({ order: withdrawalOrders, account: members.account })
      .from(withdrawalOrders)
      .innerJoin(members, eq(members.id, withdrawalOrders.memberId))
      .where(inArray(withdrawalOrders.status, ['APPLYING', 'PROCESSING', 'AWAIT_CONFIRMATION']))
      .orderBy(desc(withdrawalOrders.id))
      .limit(NEWEST);
    const deposits = await db
      .select({ order: depositOrders, account: members.account })
      .from(depositOrders)
      .innerJoin(members, eq(members.id, depositOrders.memberId))
      .where(and(eq(depositOrders.status, 'PENDING'), gt(depositOrders.expiresAt, at)))
      .orderBy(desc(depositOrders.id))
      .limit(NEWEST);
    return cashierPage({
      withdrawals: withdrawals.map(({ order, account }) => ({ ...order, account })),
      deposits: deposits.map(({ order, account }) => ({ ...order, account })),
      payPage: paymentPages(kernel, host),
      refusal,
    });
  };

  app.get('/sandbox/cashier', ({ req }) => show(req.header('Host') ?? ''));

  app.post('/sandbox/cashier', async ({ req }) => {
    checkFetchMetadata(req.raw);
    const form = await readForm(req.raw);
    const orderNo = form.get('orderNo');
    const action = REVIEW_ACTIONS.find((known) => known === form.get('action'));
    if (action === undefined || typeof orderNo !== 'string') throw createProblem('validation', 400, 'No such action');
    const host = req.header('Host') ?? '';
    try {
      await reviewWithdrawal(db, orderNo, action, new Date(now()));
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'order_changed') throw error;
      // The member cancelled the order or another operator processed it first; the current queue is shown with the reason.
      const page = await show(host, `${orderNo}: ${error.message}`);
      return new Response(page.body, { status: error.status, headers: page.headers });
    }
    return show(host);
  });
};
