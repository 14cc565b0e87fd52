import { count, desc, eq, inArray } from 'drizzle-orm';
import type { WithdrawalOrder } from '#schemas/cashier.ts';
import { toDecimal } from '#schemas/money.ts';
import type { Database } from '#sandbox/db/database.ts';
import { payoutAccounts, withdrawalOrders, withdrawalProofs, type WithdrawalOrderRow } from '#sandbox/db/schema.ts';
import { toWithdrawAccount } from './payout-accounts.ts';
import { CONFIRM_MS, expectedPayment } from './withdrawal-times.ts';

const NEWEST = 50;

/** Converts orders to their API form, in the same order. */
export const toWithdrawalOrders = async (
  db: Database,
  rows: readonly WithdrawalOrderRow[],
): Promise<WithdrawalOrder[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const accounts = await db
    .select()
    .from(payoutAccounts)
    .where(
      inArray(
        payoutAccounts.id,
        rows.map(({ accountId }) => accountId),
      ),
    );
  const accountOf = new Map(accounts.map((account) => [account.id, toWithdrawAccount(account)]));
  const counted = await db
    .select({ orderId: withdrawalProofs.orderId, count: count() })
    .from(withdrawalProofs)
    .where(inArray(withdrawalProofs.orderId, ids))
    .groupBy(withdrawalProofs.orderId);
  const proofsOf = new Map(counted.map((row) => [row.orderId, row.count]));
  return rows.map((row) => {
    const decimal = (minor: bigint): number => Number(toDecimal(minor, row.currency));
    const account = accountOf.get(row.accountId);
    const paidAt = row.paidAt?.getTime() ?? null;
    return {
      orderId: row.orderNo,
      status: row.status,
      amount: decimal(row.amount),
      fee: decimal(row.fee),
      payout: decimal(row.amount - row.fee),
      bankName: account?.bankName ?? '',
      accountNumber: account?.accountNumber ?? '',
      createdAt: row.createdAt.getTime(),
      reviewedAt: row.reviewedAt?.getTime() ?? null,
      expectedAt: expectedPayment(row),
      paidAt,
      confirmBy: row.status === 'AWAIT_CONFIRMATION' && paidAt !== null ? paidAt + CONFIRM_MS : null,
      endedAt: row.endedAt?.getTime() ?? null,
      receipt: row.receipt,
      reason: row.reason,
      proofs: proofsOf.get(row.id) ?? 0,
    };
  });
};

/** Converts one order, as stored after a change, to its API form. */
export const toWithdrawalOrder = async (db: Database, row: WithdrawalOrderRow): Promise<WithdrawalOrder> => {
  const [order] = await toWithdrawalOrders(db, [row]);
  if (order === undefined) throw new Error(`there is no withdrawal ${row.orderNo}`);
  return order;
};

/** Returns a member's latest withdrawals, newest first. */
export const withdrawalsOf = (db: Database, memberId: number): Promise<WithdrawalOrderRow[]> =>
  db
    .select()
    .from(withdrawalOrders)
    .where(eq(withdrawalOrders.memberId, memberId))
    .orderBy(desc(withdrawalOrders.id))
    .limit(NEWEST);
