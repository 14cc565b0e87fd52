import type { DepositMethod, DepositPromotion } from '#schemas/cashier.ts';
import { paymentLogoPath, type PaymentLogo } from '#sandbox/kernel/images/payment-logo.ts';
import { cashierTerms } from './cashier-terms.ts';

/** How many times a deposit has to be wagered before a withdrawal, unless a promotion requires more. */
export const PLAIN_TURNOVER_TIMES = 1;

/** Returns the payment methods. They have simulated providers and, apart from the limits, are the same at every merchant. */
export const depositMethodsOf = (merchant: string, promotions: readonly DepositPromotion[]): DepositMethod[] => {
  const { min, max, maxByQr, quick } = cashierTerms(merchant).deposit;
  const common = { min, max, quickAmounts: [...quick], promotions: [...promotions] };
  const withLogo = (methodId: PaymentLogo) => ({ ...common, methodId, logo: paymentLogoPath(methodId) });
  return [
    { ...withLogo('qr'), name: 'QR Pay', kind: 'QR', max: maxByQr, minutes: 15 },
    { ...withLogo('ewallet'), name: 'Sandbox Wallet', kind: 'REDIRECT', minutes: 30 },
    { ...withLogo('bank'), name: 'Sandbox Bank', kind: 'BANK', minutes: 120 },
  ];
};
