import type { Game, VendorCard } from '#schemas/game.ts';
import { isLotteryVendor } from '#schemas/lottery-vendors.ts';
import type { GameRow, VendorRow } from '#sandbox/db/schema.ts';
import { gameTilePath } from '#sandbox/kernel/images/game-tile.ts';

/** The difference between the `gameId` and the `nodeId` of a lottery. Only lotteries have both ids. */
const LOTTERY_IDS = 1_000_000;

/** Converts a row to the API's game, which has the same form in all lists. */
export const gameEntity = (row: GameRow): Game => ({
  nodeId: row.nodeId,
  ...(isLotteryVendor(row.vassalage) ? { gameId: LOTTERY_IDS + row.nodeId } : {}),
  vassalage: row.vassalage,
  vendor: row.vendor,
  accountTypeId: row.accountTypeId,
  gameType: row.gameType,
  gameClassify: row.gameClassify,
  gameName: row.gameName,
  gameCode: row.gameCode,
  minBet: row.minBet,
  minLineNum: row.minLineNum,
  isGame: row.isGame,
  defaultPlayType: row.defaultPlayType,
  icon: gameTilePath(row),
  isHot: row.isHot ? 1 : 0,
  maintenance: row.status === 'maintenance',
  hasDemo: row.hasDemo,
  rtp: row.rtp,
});

export const vendorEntity = (row: VendorRow): VendorCard => ({
  nodeId: row.nodeId,
  vassalage: row.vassalage,
  name: row.name,
  accountTypeId: row.accountTypeId,
  gameType: row.gameType,
  smallIcon: row.smallIcon || null,
  isHot: row.isHot ? 1 : 0,
});
