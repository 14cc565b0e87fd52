import { and, eq } from 'drizzle-orm';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import type { Database } from '#sandbox/db/database.ts';
import { depositOrders } from '#sandbox/db/schema.ts';
import { settleDeposit } from './settle-deposit.ts';

/** The outcomes of a payment that the simulated payment page offers. */
export const PAYMENT_EVENTS = ['pay', 'fail', 'expire', 'pay-late', 'pay-twice'] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

const expire = (db: Database, orderNo: string, at: Date): Promise<unknown> =>
  db
    .update(depositOrders)
    .set({ expiresAt: at })
    .where(and(eq(depositOrders.orderNo, orderNo), eq(depositOrders.status, 'PENDING')));

/** Simulates the provider's notices for an outcome, such as a late or duplicate notice. */
export const notifyPayment = async (
  kernel: Pick<Kernel, 'db' | 'consequences'>,
  { orderNo, event, at }: { readonly orderNo: string; readonly event: PaymentEvent; readonly at: Date },
): Promise<void> => {
  if (event === 'expire' || event === 'pay-late') await expire(kernel.db, orderNo, at);
  if (event === 'expire') return;
  const notice = { orderNo, outcome: event === 'fail' ? 'failed' : 'paid', at } as const;
  await Promise.all(
    event === 'pay-twice'
      ? [settleDeposit(kernel, notice), settleDeposit(kernel, notice)]
      : [settleDeposit(kernel, notice)],
  );
};
