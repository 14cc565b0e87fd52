import { heldPart, takePoints } from '#sandbox/domains/turnover/held-money.ts';
import { holdWithBonus, openRequirements, writeRequirements } from '#sandbox/domains/turnover/turnover.ts';
import type { Database } from '#sandbox/db/database.ts';
import { pointsOf } from './points-of.ts';

/**
 * Reduces the held points after points have left the account, and returns how many of those that left were held with a bonus; free points are used
 * first. The caller must have locked the main wallet.
 */
export const takeHeldPoints = async (tx: Database, memberId: number, at: Date): Promise<bigint> => {
  const { open } = await openRequirements(tx, memberId);
  if (open.every(({ heldPoints }) => heldPoints === 0n)) return 0n;
  const { after, taken } = takePoints(open, (await pointsOf(tx, memberId)).current);
  await writeRequirements(tx, open, after, at);
  return taken;
};

/** Holds the part of a payment that was made for held points. The caller must have locked the main wallet. */
export const holdPaid = async (
  tx: Database,
  memberId: number,
  {
    amount,
    points,
    heldPoints,
    at,
  }: { readonly amount: bigint; readonly points: bigint; readonly heldPoints: bigint; readonly at: Date },
): Promise<void> => {
  if (heldPoints > 0n && amount > 0n)
    await holdWithBonus(tx, memberId, { money: heldPart(amount, heldPoints, points), at });
};
