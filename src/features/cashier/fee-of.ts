import { toDecimal, toMinor } from '#schemas/money.ts';

/** The fee and the payout of a withdrawal, as decimal text. A preview: the platform computes the binding amounts in the same way. */
export const feeOf = (
  amount: number,
  { feePercent, feeMin }: { readonly feePercent: number; readonly feeMin: number },
  currency: string,
): { readonly fee: string; readonly payout: string } => {
  const minor = toMinor(amount, currency);
  const share = (minor * BigInt(Math.round(feePercent * 100))) / 10_000n;
  const least = toMinor(feeMin, currency);
  const fee = share > least ? share : least;
  return { fee: toDecimal(fee, currency), payout: toDecimal(minor - fee, currency) };
};
