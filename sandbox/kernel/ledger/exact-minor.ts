import { toDecimal, toMinor } from '#schemas/money.ts';
import { createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';

/**
 * Converts a positive decimal amount to minor units. If it has more decimals than the currency, throws a problem at the field `amount` instead of
 * rounding.
 */
export const exactMinor = (amount: number, currency: string): bigint => {
  const minor = toMinor(amount, currency);
  if (minor <= 0n || Number(toDecimal(minor, currency)) !== amount)
    throw createFieldProblem({ amount: 'amount_digits' });
  return minor;
};

/** Like `exactMinor`, but also throws if the amount is outside the bounds, given as decimal amounts. */
export const minorWithin = (
  amount: number,
  { min, max }: { readonly min: number; readonly max: number },
  currency: string,
): bigint => {
  const minor = exactMinor(amount, currency);
  if (amount < min) throw createFieldProblem({ amount: 'amount_small' });
  if (amount > max) throw createFieldProblem({ amount: 'amount_large' });
  return minor;
};
