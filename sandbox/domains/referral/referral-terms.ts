import { toMinor } from '#schemas/money.ts';
import { cashierTerms } from '#sandbox/domains/cashier/cashier-terms.ts';

const DAY_MS = 86_400_000;

export interface ReferralTerms {
  /** The minimum deposit of a friend that counts, in minor units. */
  readonly minDeposit: bigint;
  /** Minor units. */
  readonly bonus: bigint;
  /** For how many days after registering a friend's deposit counts. */
  readonly depositDays: number;
  readonly claimDays: number;
  readonly turnoverTimes: number;
}

/** Returns what a merchant pays for an invited friend, scaled like its deposits. */
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
