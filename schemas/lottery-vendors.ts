import type { PRIZE_MODES } from './calls/query-constants.ts';
import type { Game } from './game.ts';

/** Lottery vendors with their prize mode. Imports no schema library, because the site uses this file at run time. */
export const LOTTERY_VENDORS = {
  LOTT: 'Lott',
  TCG_LOTTO_VN: 'ZY',
  ELOTT: 'Elott',
  TCG_SEA: 'SEA',
} as const satisfies Readonly<Record<string, (typeof PRIZE_MODES)[number]>>;
export type LotteryVendor = keyof typeof LOTTERY_VENDORS;

export const isLotteryVendor = (vassalage: string): vassalage is LotteryVendor =>
  Object.hasOwn(LOTTERY_VENDORS, vassalage);

/** Returns the id of a lottery in the list of favourites: its `gameId` if the platform sends one, else its `nodeId`. */
export const lotteryIdOf = ({ gameId, nodeId }: Pick<Game, 'gameId' | 'nodeId'>): number => gameId ?? nodeId;
