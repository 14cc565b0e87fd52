import type { Game, VendorCard } from '#schemas/game.ts';
import type { GameRow, VendorRow } from '../db/schema.ts';
import { gameTilePath } from '../images/game-tile.ts';

/** A game as all lists send it. */
export const gameEntity = (row: GameRow): Game => ({
  nodeId: row.nodeId,
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
