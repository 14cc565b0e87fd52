import type { DepositMethod, DepositPromotion } from '#schemas/cashier.ts';
import { cashierTerms } from './cashier-terms.ts';

/** How often a deposit has to be wagered before a withdrawal, where no promotion asks for more. */
export const PLAIN_TURNOVER_TIMES = 1;

/** The ways to pay, the same at every merchant; the names are those of simulated providers. */
export const depositMethodsOf = (merchant: string, promotions: readonly DepositPromotion[]): DepositMethod[] => {
  const { min, max, quick } = cashierTerms(merchant).deposit;
  const common = { min, max, quickAmounts: [...quick], promotions: [...promotions] };
  return [
    { ...common, methodId: 'qr', name: 'QR Pay', kind: 'QR', minutes: 15 },
    { ...common, methodId: 'ewallet', name: 'Sandbox Wallet', kind: 'REDIRECT', minutes: 30 },
    { ...common, methodId: 'bank', name: 'Sandbox Bank', kind: 'BANK', minutes: 120 },
  ];
};
