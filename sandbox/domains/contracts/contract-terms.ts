import {
  PERIODS_OF,
  THRESHOLDS,
  THRESHOLDS_OF,
  type ContractKind,
  type ContractPeriod,
} from '#schemas/contract-names.ts';
import { tierFault } from '#schemas/contract-tiers.ts';
import type { ContractTerms, ContractTier } from '#schemas/contract.ts';
import { toDecimal, toMinor } from '#schemas/money.ts';
import { createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';

/** Converts a rate in percent to hundredths of a percent, the unit used to compare rates. */
export const hundredths = (rate: number): number => Math.round(rate * 100);

/** Returns the rate of a contract: the highest rate of its tiers. */
export const topRate = (tiers: readonly ContractTier[]): number => Math.max(0, ...tiers.map(({ rate }) => rate));

export interface AskedTerms {
  readonly period?: ContractPeriod;
  readonly tiers?: readonly ContractTier[];
  /** The rate of a contract with a single tier without thresholds; used if `tiers` is missing. */
  readonly rate?: number;
}

interface Bounds {
  /** The highest rate that can be agreed. */
  readonly most: number;
  readonly currency: string;
}

export const flatTier = (rate: number): ContractTier => ({
  rate,
  activeMembers: 0,
  periodValidBet: 0,
  periodProfitLoss: 0,
  betPerDay: 0,
  betPerHour: 0,
});

const rateProblem = (rate: number, { most }: Bounds): string | null => {
  if (Math.abs(rate * 100 - hundredths(rate)) > 1e-6 || hundredths(rate) === 0) return 'rate_digits';
  return hundredths(rate) > hundredths(most) ? 'rate_above_own' : null;
};

const tierProblems = (
  kind: ContractKind,
  tier: ContractTier,
  bounds: Bounds,
): (readonly [name: string, problem: string])[] => {
  const { activeMembers: _count, rate, ...amounts } = tier;
  const wrongRate = rateProblem(rate, bounds);
  const unused = THRESHOLDS.filter((name) => tier[name] > 0 && !THRESHOLDS_OF[kind].includes(name));
  const uneven = Object.entries(amounts).filter(
    ([, value]) => Number(toDecimal(toMinor(value, bounds.currency), bounds.currency)) !== value,
  );
  return [
    ...uneven.map(([name]) => [name, 'amount_digits'] as const),
    ...unused.map((name) => [name, 'threshold_unused'] as const),
    ...(wrongRate === null ? [] : [['rate', wrongRate] as const]),
  ];
};

/**
 * Returns the requested terms. Throws a problem at each field with a value that is not allowed: `rate`, `period`, `tiers` or `tiers.<place>.<name>`.
 */
export const readTerms = (
  kind: ContractKind,
  { period = null, tiers, rate }: { readonly period?: ContractPeriod | null } & Omit<AskedTerms, 'period'>,
  bounds: Bounds,
): ContractTerms => {
  const periods = PERIODS_OF[kind];
  if (periods.length > 0 && period === null) throw createFieldProblem({ period: 'input_empty' });
  if (period !== null && !periods.includes(period)) throw createFieldProblem({ period: 'period_unused' });
  if (tiers === undefined) {
    if (rate === undefined) throw createFieldProblem({ rate: 'input_empty' });
    const wrong = rateProblem(rate, bounds);
    if (wrong !== null) throw createFieldProblem({ rate: wrong });
    return { period, tiers: [flatTier(rate)] };
  }
  const wrong = tiers.flatMap((tier, place) =>
    tierProblems(kind, tier, bounds).map(([name, problem]) => [`tiers.${place}.${name}`, problem] as const),
  );
  if (wrong.length > 0) throw createFieldProblem(Object.fromEntries(wrong));
  if (tierFault(tiers) !== null) throw createFieldProblem({ tiers: 'tiers_order' });
  return { period, tiers: [...tiers] };
};
