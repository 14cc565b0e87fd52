import type { ContractKind } from '#schemas/contract-names.ts';
import type { ContractTier, Earnings, LineFigures } from '#schemas/contract.ts';
import { toDecimal, toMinor } from '#schemas/money.ts';

/** The activity of a line; amounts are minor units. `bonuses` includes rebates, and `ownValidBets` are the valid bets of the line's agent. */
export interface MinorFigures {
  readonly activeMembers: number;
  readonly bets: bigint;
  readonly validBets: bigint;
  readonly ownValidBets: bigint;
  readonly payouts: bigint;
  readonly bonuses: bigint;
}

/** The API's `Earnings` in minor units. `tier` is the index of the reached tier, or -1 for none; `rate` is in hundredths of a percent. */
export interface MinorEarnings {
  readonly tier: number;
  readonly rate: number;
  readonly base: bigint;
  readonly carriedIn: bigint;
  readonly gross: bigint;
  readonly shared: bigint;
  readonly amount: bigint;
  readonly carriedOut: bigint;
}

interface Terms {
  readonly kind: ContractKind;
  /** The tiers, from the lowest rate to the highest. */
  readonly tiers: readonly ContractTier[];
  readonly currency: string;
}

export const NO_FIGURES: MinorFigures = {
  activeMembers: 0,
  bets: 0n,
  validBets: 0n,
  ownValidBets: 0n,
  payouts: 0n,
  bonuses: 0n,
};

/** A rate of 100 %, in hundredths of a percent. */
const WHOLE = 10_000n;

/** Returns what the house has won from a line; negative if it has lost. */
export const profitLossOf = ({ bets, payouts, bonuses }: MinorFigures): bigint => bets - payouts - bonuses;

const isReached = (tier: ContractTier, figures: MinorFigures, currency: string): boolean => {
  const reaches = (reached: bigint, threshold: number): boolean =>
    threshold === 0 || reached >= toMinor(threshold, currency);
  return (
    figures.activeMembers >= tier.activeMembers &&
    reaches(figures.validBets, tier.periodValidBet) &&
    reaches(profitLossOf(figures), tier.periodProfitLoss) &&
    reaches(figures.bets, tier.betPerDay) &&
    reaches(figures.bets, tier.betPerHour)
  );
};

const greater = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** Applies a rate in hundredths of a percent to an amount, rounded down; the share of a loss is 0. */
const partOf = (base: bigint, rate: number): bigint => (base <= 0n ? 0n : (base * BigInt(rate)) / WHOLE);

/**
 * Calculates what a contract earns with the figures of a line. `carriedIn` is the loss that a dividend carries over from earlier periods (0 or
 * below), and `shared` is what the agents below are paid under contracts of the same kind.
 */
export const earn = (
  { kind, tiers, currency }: Terms,
  figures: MinorFigures,
  { carriedIn = 0n, shared = 0n }: { readonly carriedIn?: bigint; readonly shared?: bigint } = {},
): MinorEarnings => {
  const tier = tiers.findLastIndex((each) => isReached(each, figures, currency));
  const rate = Math.round((tiers[tier]?.rate ?? 0) * 100);
  const isDividend = kind === 'dividend';
  const carried = isDividend ? carriedIn : 0n;
  const base = isDividend ? profitLossOf(figures) + carried : figures.validBets;
  const gross = partOf(base, rate);
  return {
    tier,
    rate,
    base,
    carriedIn: carried,
    gross,
    shared,
    amount: greater(0n, gross - shared),
    carriedOut: isDividend ? smaller(0n, base) : 0n,
  };
};

/** Converts figures to their API form, with decimal amounts. */
export const toLineFigures = (figures: MinorFigures, currency: string): LineFigures => {
  const decimal = (minor: bigint): number => Number(toDecimal(minor, currency));
  return {
    activeMembers: figures.activeMembers,
    bets: decimal(figures.bets),
    validBets: decimal(figures.validBets),
    ownValidBets: decimal(figures.ownValidBets),
    payouts: decimal(figures.payouts),
    bonuses: decimal(figures.bonuses),
    profitLoss: decimal(profitLossOf(figures)),
  };
};

/** Converts earnings to their API form, with decimal amounts. */
export const toEarnings = (figures: MinorFigures, earned: MinorEarnings, currency: string): Earnings => {
  const decimal = (minor: bigint): number => Number(toDecimal(minor, currency));
  return {
    figures: toLineFigures(figures, currency),
    rate: earned.rate / 100,
    base: decimal(earned.base),
    carriedIn: decimal(earned.carriedIn),
    gross: decimal(earned.gross),
    shared: decimal(earned.shared),
    amount: decimal(earned.amount),
    carriedOut: decimal(earned.carriedOut),
  };
};
