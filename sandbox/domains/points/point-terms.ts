import { toMinor } from '#schemas/money.ts';
import { roundUp, unitOf } from '#sandbox/kernel/merchants/unit-of.ts';

/** What points are earned for and worth at a merchant; decimal amounts of its currency. */
export interface PointTerms {
  /** A point for each of these amounts wagered. */
  readonly wagerPerPoint: number;
  /** The money for one point. */
  readonly ratio: number;
  /** The fewest points that can be converted. */
  readonly requirementByPoints: number;
  /** What a member must have deposited before a conversion. */
  readonly requirementByAmount: number;
}

/** The terms of a merchant, sized by its unit of play. A point is worth an eighth of a percent of what was wagered for it. */
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

/** The points for what was wagered, in minor units, and what is left of it. */
export const pointsFor = (
  wagered: bigint,
  merchant: string,
  currency: string,
): { readonly points: bigint; readonly left: bigint } => {
  const price = toMinor(pointTerms(merchant).wagerPerPoint, currency);
  return { points: wagered / price, left: wagered % price };
};
