import type { DepositPromotion } from './cashier.ts';
import { toMinor } from './money.ts';

/** The bonus and wagering requirement of a deposit, in minor units. */
export interface DepositTerms {
  readonly bonus: bigint;
  /** The amount that must be wagered before a withdrawal. */
  readonly turnover: bigint;
}

/** Returns the bonus and the wagering requirement of a deposit of `minor` units. `turnoverTimes` applies if there is no promotion. */
export const depositTerms = (
  minor: bigint,
  promotion: DepositPromotion | null,
  turnoverTimes: number,
  currency: string,
): DepositTerms => {
  const share = promotion === null ? 0n : (minor * BigInt(Math.round(promotion.percent * 100))) / 10_000n;
  const most = promotion === null ? 0n : toMinor(promotion.maxBonus, currency);
  const bonus = share < most ? share : most;
  const times = promotion?.turnoverTimes ?? turnoverTimes;
  return { bonus, turnover: ((minor + bonus) * BigInt(Math.round(times * 100))) / 100n };
};
