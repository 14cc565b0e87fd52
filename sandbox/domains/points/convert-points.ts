import { moneyForPoints } from '#schemas/point-conversion.ts';
import { toMinor } from '#schemas/money.ts';
import { createOrderNumber } from '#sandbox/kernel/ledger/order-number.ts';
import type { Database } from '#sandbox/db/database.ts';
import type { MerchantRow } from '#sandbox/db/schema.ts';
import { createFieldProblem, createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { credit, debitPoints } from '#sandbox/kernel/ledger/movements.ts';
import { holdPaid, takeHeldPoints } from './held-points.ts';
import { pointTerms } from './point-terms.ts';
import { depositsOf } from './points-of.ts';
import { refuseFewPoints } from './refuse-few-points.ts';

interface Conversion {
  readonly orderNo: string;
  readonly points: number;
  /** The money received, in minor units. */
  readonly amount: bigint;
}

/** Converts points into money in the main wallet, within the caller's transaction. The caller must have checked the payment password. */
export const convertPoints = async (
  tx: Database,
  { code, currency }: Pick<MerchantRow, 'code' | 'currency'>,
  memberId: number,
  points: number,
  at: Date,
): Promise<Conversion> => {
  const { ratio, requirementByPoints, requirementByAmount } = pointTerms(code);
  if (!Number.isSafeInteger(points)) throw createFieldProblem({ points: 'points_whole' });
  if (points < requirementByPoints) throw createFieldProblem({ points: 'points_small' });
  if ((await depositsOf(tx, memberId)) < toMinor(requirementByAmount, currency))
    throw createProblem('deposits_short', 409, 'A conversion requires more deposits');
  const amount = moneyForPoints(points, ratio, currency);
  if (amount === 0n) throw createFieldProblem({ points: 'points_small' });
  const orderNo = createOrderNumber('conversion', at);
  // Money is moved before points, as it is for a bet, so that two concurrent operations of a member cannot deadlock.
  await credit(tx, memberId, { kind: 'conversion', from: 'bonus', amount, reference: orderNo, at });
  await debitPoints(tx, memberId, {
    kind: 'points-converted',
    into: 'points-issued',
    amount: BigInt(points),
    reference: orderNo,
    at,
    details: { amount: String(amount) },
  }).catch(refuseFewPoints('points'));
  const heldPoints = await takeHeldPoints(tx, memberId, at);
  await holdPaid(tx, memberId, { amount, points: BigInt(points), heldPoints, at });
  return { orderNo, points, amount };
};
