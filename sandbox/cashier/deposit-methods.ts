import type { DepositMethod, DepositPromotion } from '#schemas/cashier.ts';
import type { Language } from '#schemas/languages.ts';
import { cashierTerms } from './cashier-terms.ts';

/** How often a deposit has to be wagered before a withdrawal, where no promotion asks for more. */
export const PLAIN_TURNOVER_TIMES = 1;

const RELOAD: Readonly<Record<Language, string>> = {
  CN: '存款加赠',
  EN: 'Reload bonus',
  ID: 'Bonus isi ulang',
  JA: 'リロードボーナス',
  TH: 'โบนัสเติมเงิน',
  TY: 'Reload bonus',
  VI: 'Thưởng nạp lại',
};

const RELOAD_ID = 'reload20';

/** A promotion's name for players; null for one that is not known here. */
export const promotionName = (promotionId: string, language: Language): string | null =>
  promotionId === RELOAD_ID ? RELOAD[language] : null;

const promotionsOf = (merchant: string, language: Language): DepositPromotion[] => {
  const { min, quick } = cashierTerms(merchant).deposit;
  return [
    {
      promotionId: RELOAD_ID,
      name: RELOAD[language],
      percent: 20,
      minDeposit: quick[2] ?? min,
      maxBonus: quick[4] ?? min,
      turnoverTimes: 8,
    },
  ];
};

/** The ways to pay, the same at every merchant; the names are those of simulated providers. */
export const depositMethodsOf = (merchant: string, language: Language): DepositMethod[] => {
  const { min, max, quick } = cashierTerms(merchant).deposit;
  const common = { min, max, quickAmounts: [...quick], promotions: promotionsOf(merchant, language) };
  return [
    { ...common, methodId: 'qr', name: 'QR Pay', kind: 'QR', minutes: 15 },
    { ...common, methodId: 'ewallet', name: 'Sandbox Wallet', kind: 'REDIRECT', minutes: 30 },
    { ...common, methodId: 'bank', name: 'Sandbox Bank', kind: 'BANK', minutes: 120 },
  ];
};
