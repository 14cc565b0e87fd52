import { and, eq, gte, notInArray, sql } from 'drizzle-orm';
import { toMinor } from '#schemas/money.ts';
import type { Database } from '#sandbox/db/database.ts';
import { withdrawalOrders, type MerchantRow, type WithdrawalOrderRow } from '#sandbox/db/schema.ts';
import { createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';
import { exactMinor } from '#sandbox/kernel/ledger/exact-minor.ts';
import { cashierTerms, feeOf } from './cashier-terms.ts';
import { moveOut } from './money-out.ts';
import { createOrderNumber } from '#sandbox/kernel/ledger/order-number.ts';
import { findAccount } from './payout-accounts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the largest amount that the limits allow a member to withdraw now, in minor units: the maximum per order, or less if the orders of the last
 * 24 hours have used up part of the daily limit.
 */
export const withdrawalLeft = async (
  db: Database,
  memberId: number,
  { code, currency }: Pick<MerchantRow, 'code' | 'currency'>,
  at: Date,
): Promise<bigint> => {
  const { max, perDay } = cashierTerms(code).withdrawal;
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${withdrawalOrders.amount}), 0)::text` })
    .from(withdrawalOrders)
    .where(
      and(
        eq(withdrawalOrders.memberId, memberId),
        gte(withdrawalOrders.createdAt, new Date(at.getTime() - DAY_MS)),
        notInArray(withdrawalOrders.status, ['REJECTED', 'CANCELLED']),
      ),
    );
  const left = toMinor(perDay, currency) - BigInt(row?.sum ?? 0);
  const most = toMinor(max, currency);
  return left < 0n ? 0n : left < most ? left : most;
};

interface Wanted {
  readonly accountId: string;
  readonly amount: number;
}

/** Takes the amount out of the main wallet and creates the order. The caller must have checked the payment password. */
export const placeWithdrawal = async (
  db: Database,
  merchant: Pick<MerchantRow, 'code' | 'currency'>,
  memberId: number,
  { accountId, amount }: Wanted,
  at: Date,
): Promise<WithdrawalOrderRow> => {
  const { code, currency } = merchant;
  const account = await findAccount(db, memberId, accountId);
  const minor = exactMinor(amount, currency);
  if (amount < cashierTerms(code).withdrawal.min) throw createFieldProblem({ amount: 'amount_small' });
  const orderNo = createOrderNumber('withdrawal', at);
  const hold = await moveOut(db, memberId, {
    kind: 'withdrawal',
    amount: minor,
    reference: orderNo,
    at,
    details: { account: account.id },
  });
  // The limit is checked after the movement has locked the wallet, so that two concurrent orders cannot exceed the daily limit together.
  if (minor > (await withdrawalLeft(db, memberId, merchant, at))) throw createFieldProblem({ amount: 'amount_large' });
  const [row] = await db
    .insert(withdrawalOrders)
    .values({
      orderNo,
      merchant: code,
      memberId,
      accountId: account.id,
      currency,
      amount: minor,
      fee: feeOf(minor, code, currency),
      createdAt: at,
      holdTransactionId: hold.id,
    })
    .returning();
  if (row === undefined) throw new Error('the database returned no withdrawal');
  return row;
};
