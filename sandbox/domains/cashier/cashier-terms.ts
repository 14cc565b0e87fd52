import { toMinor } from '#schemas/money.ts';
import { roundUp, unitOf } from '#sandbox/kernel/merchants/unit-of.ts';

export interface CashierTerms {
  /** The limits of a deposit. All amounts of the terms are decimal amounts of the merchant's currency. */
  readonly deposit: {
    readonly min: number;
    readonly max: number;
    readonly maxByQr: number;
    readonly quick: readonly number[];
  };
  readonly withdrawal: {
    readonly min: number;
    /** The maximum per withdrawal. */
    readonly max: number;
    readonly perDay: number;
    /** Withdrawals above this amount must be reviewed by an operator. */
    readonly reviewAbove: number;
    readonly feePercent: number;
    readonly feeMin: number;
  };
  /** Limits of a transfer to the upline or a downline. */
  readonly transfer: { readonly min: number; readonly max: number };
}

const termsInUnits = (unit: number): CashierTerms => {
  const round = (units: number): number => roundUp(units * unit);
  return {
    deposit: {
      min: round(100),
      max: round(50_000),
      maxByQr: round(20_000),
      quick: [100, 200, 500, 1_000, 5_000, 10_000].map(round),
    },
    withdrawal: {
      min: round(100),
      max: round(50_000),
      perDay: round(100_000),
      reviewAbove: round(10_000),
      feePercent: 1,
      feeMin: round(5),
    },
    transfer: { min: round(10), max: round(50_000) },
  };
};

/** Returns the limits and fees of a merchant's cashier, scaled to the merchant's unit of play. */
export const cashierTerms = (merchant: string): CashierTerms => termsInUnits(unitOf(merchant));

/** Returns the fee of a withdrawal in minor units: a share of the amount, rounded down, but at least the minimum fee. */
export const feeOf = (amount: bigint, merchant: string, currency: string): bigint => {
  const { feePercent, feeMin } = cashierTerms(merchant).withdrawal;
  const share = (amount * BigInt(Math.round(feePercent * 100))) / 10_000n;
  const least = toMinor(feeMin, currency);
  return share > least ? share : least;
};
