import { toMinor } from '#schemas/money.ts';
import { cashierTerms } from '#sandbox/domains/cashier/cashier-terms.ts';

const DAY_MS = 86_400_000;

export interface ReferralTerms {
  /** The smallest deposit by a friend that earns the reward, in minor units. */
  readonly minDeposit: bigint;
  /** The reward, in minor units. */
  readonly bonus: bigint;
  /** For how many days after registration a friend's deposit earns the reward. */
  readonly depositDays: number;
  readonly claimDays: number;
  readonly turnoverTimes: number;
}

/** Returns a merchant's terms for the invitation reward, derived from its suggested deposit amounts. */
export const referralTerms = (merchant: string, currency: string): ReferralTerms => {
  const { quick } = cashierTerms(merchant).deposit;
  const [smallest = 0, , third = smallest] = quick;
  return {
    minDeposit: toMinor(third, currency),
    bonus: toMinor(smallest, currency),
    depositDays: 30,
    claimDays: 30,
    turnoverTimes: 3,
  };
};

export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);
