import { eq } from 'drizzle-orm';
import type { WithdrawalOrder, WithdrawalStatus } from '#schemas/cashier.ts';
import type { Database } from '#sandbox/db/database.ts';
import { withdrawalOrders, type WithdrawalOrderRow } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { credit, moveInHouse } from '#sandbox/kernel/ledger/movements.ts';

type Change = (tx: Database, order: WithdrawalOrderRow) => Promise<Partial<WithdrawalOrderRow> | null>;

/**
 * Changes one withdrawal under a lock. `change` returns the new values, or `null` for no change. It calls `onlyFrom` with the allowed statuses, which
 * throws `order_changed` for any other.
 */
export const changeWithdrawal = (db: Database, orderNo: string, change: Change): Promise<WithdrawalOrderRow> =>
  db.transaction(async (tx) => {
    const [order] = await tx.select().from(withdrawalOrders).where(eq(withdrawalOrders.orderNo, orderNo)).for('update');
    if (order === undefined) throw createProblem('not_found', 404, 'No withdrawal has this number');
    const values = await change(tx, order);
    if (values === null) return order;
    const [changed] = await tx
      .update(withdrawalOrders)
      .set(values)
      .where(eq(withdrawalOrders.id, order.id))
      .returning();
    if (changed === undefined) throw new Error('the database returned no withdrawal');
    return changed;
  });

export const onlyFrom = ({ status }: WithdrawalOrderRow, ...allowed: readonly WithdrawalStatus[]): void => {
  if (!allowed.includes(status))
    throw createProblem('order_changed', 409, 'This withdrawal has changed in the meantime; check it again');
};

/**
 * Returns the whole amount, including the fee, to the wallet; money that was already paid out is booked back from the bank first. `pressed` means
 * that the member cancelled the order and therefore needs no message.
 */
export const returnMoney = async (
  tx: Database,
  { memberId, amount, fee, orderNo, endTransactionId }: WithdrawalOrderRow,
  at: Date,
  { pressed }: { readonly pressed: boolean },
): Promise<Pick<WithdrawalOrderRow, 'endTransactionId' | 'endedAt'>> => {
  if (endTransactionId !== null) {
    await moveInHouse(tx, memberId, {
      kind: 'payout-sent',
      from: 'cash',
      parts: [{ into: 'pending', amount: amount - fee }],
      reference: `${orderNo}-back`,
      at,
      untold: true,
    });
    if (fee > 0n)
      await moveInHouse(tx, memberId, {
        kind: 'payout-sent',
        from: 'fees',
        parts: [{ into: 'pending', amount: fee }],
        reference: `${orderNo}-fee-back`,
        at,
        untold: true,
      });
  }
  const { id } = await credit(tx, memberId, {
    kind: 'withdrawal-returned',
    from: 'pending',
    amount,
    reference: orderNo,
    at,
    untold: pressed,
  });
  return { endTransactionId: id, endedAt: at };
};

/** Pays the order out. The money moves at `at`; from `paidAt` on, the member is asked whether it has arrived. */
export const payOut = async (
  tx: Database,
  { memberId, amount, fee, orderNo, endTransactionId }: WithdrawalOrderRow,
  at: Date,
  paidAt = at,
): Promise<Partial<WithdrawalOrderRow>> => {
  const paid =
    endTransactionId ??
    (
      await moveInHouse(tx, memberId, {
        kind: 'payout-sent',
        from: 'pending',
        parts: [
          { into: 'cash', amount: amount - fee },
          { into: 'fees', amount: fee },
        ],
        reference: orderNo,
        at,
      })
    ).id;
  return { status: 'AWAIT_CONFIRMATION', paidAt, endTransactionId: paid, receipt: null };
};

export const endWith = (receipt: NonNullable<WithdrawalOrder['receipt']>, at: Date): Partial<WithdrawalOrderRow> => ({
  status: 'SUCCESS',
  receipt,
  endedAt: at,
});
