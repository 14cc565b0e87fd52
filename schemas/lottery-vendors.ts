import type { LotteryId } from './wire.ts';
import type { PRIZE_MODES } from './calls/query-constants.ts';
import type { Game } from './game.ts';

/** The prize mode of each lottery vendor. This file imports no schema library, because the site loads it at run time. */
export const LOTTERY_VENDORS = {
  LOTT: 'Lott',
  TCG_LOTTO_VN: 'ZY',
  ELOTT: 'Elott',
  TCG_SEA: 'SEA',
} as const satisfies Readonly<Record<string, (typeof PRIZE_MODES)[number]>>;
export type LotteryVendor = keyof typeof LOTTERY_VENDORS;

export const isLotteryVendor = (vassalage: string): vassalage is LotteryVendor =>
  Object.hasOwn(LOTTERY_VENDORS, vassalage);

/** Returns the id under which a lottery is stored as a favourite: its `gameId` if the platform sends one, otherwise its `nodeId`. */
export const lotteryIdOf = ({ gameId, nodeId }: Pick<Game, 'gameId' | 'nodeId'>): LotteryId => gameId ?? nodeId;
