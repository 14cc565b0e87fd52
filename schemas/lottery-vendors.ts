import type { PRIZE_MODES } from './calls/query-constants.ts';

/** Vendors whose games are lotteries, with their prize mode. No schema library: the site imports this file at run time. */
export const LOTTERY_VENDORS = {
  LOTT: 'Lott',
  TCG_LOTTO_VN: 'ZY',
  ELOTT: 'Elott',
  TCG_SEA: 'SEA',
} as const satisfies Readonly<Record<string, (typeof PRIZE_MODES)[number]>>;
export type LotteryVendor = keyof typeof LOTTERY_VENDORS;

export const isLotteryVendor = (vassalage: string): vassalage is LotteryVendor =>
  Object.hasOwn(LOTTERY_VENDORS, vassalage);
