import { toDecimal, toMinor } from '#schemas/money.ts';
import { createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';

/** The minor units of an amount above zero. Decimals that the currency does not have are refused, not rounded. */
export const exactMinor = (amount: number, currency: string): bigint => {
  const minor = toMinor(amount, currency);
  if (minor <= 0n || Number(toDecimal(minor, currency)) !== amount)
    throw createFieldProblem({ amount: 'amount_digits' });
  return minor;
};

/** `exactMinor` of an amount within bounds, which are decimal amounts. */
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
