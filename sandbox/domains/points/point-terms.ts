import { toMinor } from '#schemas/money.ts';
import { roundUp, unitOf } from '#sandbox/kernel/merchants/unit-of.ts';

/** A merchant's terms for earning and converting points; amounts are decimals in its currency. */
export interface PointTerms {
  /** The amount to wager for one point. */
  readonly wagerPerPoint: number;
  /** The money paid for one point. */
  readonly ratio: number;
  /** The minimum number of points per conversion. */
  readonly requirementByPoints: number;
  /** The minimum sum of deposits before a conversion. */
  readonly requirementByAmount: number;
}

/** Returns the terms of a merchant, scaled to its unit of play. A point is worth 1/800 of the amount wagered to earn it. */
export const pointTerms = (merchant: string): PointTerms => {
  const unit = unitOf(merchant);
  const wagerPerPoint = roundUp(100 * unit);
  return {
    wagerPerPoint,
    ratio: wagerPerPoint / 800,
    requirementByPoints: 100,
    requirementByAmount: roundUp(500 * unit),
  };
};

/** Returns the points for a wagered amount in minor units, and the remainder, which is too small for another point. */
export const pointsFor = (
  wagered: bigint,
  merchant: string,
  currency: string,
): { readonly points: bigint; readonly left: bigint } => {
  const price = toMinor(pointTerms(merchant).wagerPerPoint, currency);
  return { points: wagered / price, left: wagered % price };
};
