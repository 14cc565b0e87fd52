import type { GameId, LotteryId } from '#schemas/wire.ts';
import type { Game } from '#schemas/game.ts';
import { isLotteryVendor, LOTTERY_VENDORS, lotteryIdOf, type LotteryVendor } from '#schemas/lottery-vendors.ts';

export interface Lottery {
  /** The platform's `nodeId`, which identifies the picture. */
  readonly id: GameId;
  readonly favouriteId: LotteryId;
  /** Identifies the lottery in draws and in requests for a betting view. */
  readonly gameCode: string;
  readonly vendor: LotteryVendor;
  readonly name: string;
  readonly playType: string | null;
  readonly inMaintenance: boolean;
}

/** Returns the lotteries of a menu, without duplicates, unknown vendors or entries that have no code. */
export const toLotteries = (menu: readonly Game[]): readonly Lottery[] => {
  const found = new Map<number, Lottery>();
  for (const game of menu) {
    const { nodeId, vassalage, gameName, gameCode, code = null, defaultPlayType, maintenance } = game;
    const ownCode = gameCode ?? code;
    if (!isLotteryVendor(vassalage) || ownCode === null || ownCode === '') continue;
    found.set(nodeId, {
      id: nodeId,
      favouriteId: lotteryIdOf(game),
      gameCode: ownCode,
      vendor: vassalage,
      name: gameName,
      playType: defaultPlayType,
      inMaintenance: maintenance === true,
    });
  }
  return [...found.values()];
};

const VENDORS = Object.keys(LOTTERY_VENDORS).filter(isLotteryVendor);

/** Returns the vendors that have at least one lottery. */
export const vendorsOf = (lotteries: readonly Lottery[]): readonly LotteryVendor[] =>
  VENDORS.filter((vendor) => lotteries.some((lottery) => lottery.vendor === vendor));

/** Finds a lottery by its code. If two vendors share the code, the named vendor is preferred. */
export const findLottery = (lotteries: readonly Lottery[], gameCode: string, vendor: string | null): Lottery | null => {
  const named = lotteries.filter((lottery) => lottery.gameCode === gameCode);
  return named.find((lottery) => lottery.vendor === vendor) ?? named[0] ?? null;
};

/** Returns the path of a lottery's betting view. */
export const bettingPath = ({ gameCode, vendor, playType }: Lottery): string =>
  `/lottery?${new URLSearchParams({ gameCode, vendor, ...(playType === null ? {} : { playType }) }).toString()}`;

/** Returns the path of the lobby with a vendor's tab selected. */
export const lobbyPath = (vendor: LotteryVendor | null): string =>
  vendor === null ? '/lottery' : `/lottery?vendor=${vendor}`;

/** Returns the path of the lobby that a vendor provides itself. */
export const vendorLobbyPath = (vendor: LotteryVendor): string => `/lottery?vendor=${vendor}&view=lobby`;
