import { toDecimal } from '#schemas/money.ts';
import type { ClaimReceipt } from '#schemas/rewards.ts';
import type { BonusPayment } from './pay-bonus.ts';

/** Creates the response to a successful claim. */
export const toReceipt = (
  { reference, amount, turnoverTimes }: Pick<BonusPayment, 'reference' | 'amount' | 'turnoverTimes'>,
  currency: string,
): ClaimReceipt => ({
  orderNo: reference,
  amount: Number(toDecimal(amount, currency)),
  requiredTurnover: Number(toDecimal(amount * BigInt(turnoverTimes), currency)),
});
