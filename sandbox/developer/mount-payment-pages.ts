import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { notifyPayment, PAYMENT_EVENTS } from '#sandbox/domains/cashier/notify-payment.ts';
import { depositOrders, merchants } from '#sandbox/db/schema.ts';
import { checkFetchMetadata } from '#sandbox/kernel/http/check-fetch-metadata.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { readForm } from '#sandbox/kernel/http/read-body.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import { paymentPage } from './payment-page.ts';

/** Mounts the pages of the simulated payment provider. In production these paths are not mounted and get status 404. */
export const mountPaymentPages = (app: Hono, kernel: Kernel): void => {
  const { db, now } = kernel;

  const show = async (orderNo: string): Promise<Response> => {
    const [found] = await db
      .select({ order: depositOrders, merchant: merchants.name })
      .from(depositOrders)
      .innerJoin(merchants, eq(merchants.code, depositOrders.merchant))
      .where(eq(depositOrders.orderNo, orderNo));
    if (found === undefined) throw createProblem('not_found', 404, 'No deposit has this number');
    return paymentPage(found.order, found.merchant, new Date(now()));
  };

  app.get('/pay/:orderNo{[A-Z0-9]+}', ({ req }) => show(req.param('orderNo')));

  app.post('/pay/:orderNo{[A-Z0-9]+}', async ({ req }) => {
    checkFetchMetadata(req.raw);
    const orderNo = req.param('orderNo');
    const wanted = (await readForm(req.raw)).get('event');
    const event = PAYMENT_EVENTS.find((known) => known === wanted);
    if (event === undefined) throw createProblem('validation', 400, 'No such event');
    await notifyPayment(kernel, { orderNo, event, at: new Date(now()) });
    return show(orderNo);
  });
};
