import { and, eq, inArray, or } from 'drizzle-orm';
import { mostPlayed } from '#sandbox/domains/catalogue/find-games.ts';
import type { Database } from '#sandbox/db/database.ts';
import { games, vendors, type GameRow, type VendorRow } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';

type PrizeMode = NonNullable<VendorRow['prizeMode']>;

const unknownGame = () => createProblem('not_found', 404, 'There is no such game');

/** Throws `game_maintenance` if the game or its vendor is in maintenance. */
export const assertNotInMaintenance = async (db: Database, { vassalage, category, status }: GameRow): Promise<void> => {
  const [vendor] = await db
    .select({ status: vendors.status })
    .from(vendors)
    .where(and(eq(vendors.vassalage, vassalage), eq(vendors.category, category)));
  if (status === 'maintenance' || vendor?.status === 'maintenance')
    throw createProblem('game_maintenance', 409, 'This game is under maintenance');
};

export interface GameReference {
  readonly nodeId: number;
  readonly vassalage: string;
  /** An API game type, or one of the finer categories. */
  readonly gameType: string;
  readonly gameCode?: string | undefined;
}

/**
 * Returns the game that a launch refers to. Throws `not_found` if one of the given properties does not match the game, or if the id belongs to a
 * vendor placeholder.
 */
export const findNamedGame = async (
  db: Database,
  { nodeId, vassalage, gameType, gameCode }: GameReference,
): Promise<GameRow> => {
  const [game] = await db.select().from(games).where(eq(games.nodeId, nodeId));
  const fits =
    game?.isGame === 'GAME' &&
    game.vassalage === vassalage &&
    (game.gameType === gameType || game.category === gameType) &&
    (!gameCode || game.gameCode === gameCode);
  if (game === undefined || !fits) throw unknownGame();
  return game;
};

/** Returns the most played open game of a vendor. */
export const findTopGame = async (db: Database, vassalage: string): Promise<GameRow> => {
  const [game] = await db
    .select()
    .from(games)
    .where(and(eq(games.vassalage, vassalage), eq(games.isGame, 'GAME'), eq(games.status, 'open')))
    .orderBy(...mostPlayed)
    .limit(1);
  if (game === undefined)
    throw createProblem('game_maintenance', 409, 'All games of this vendor are under maintenance');
  return game;
};

/** Returns the lottery with a game code or, without a code, the most played open lottery. Considers only vendors with the prize mode. */
export const findLottery = async (
  db: Database,
  prizeMode: PrizeMode,
  gameCode: string | undefined,
): Promise<GameRow> => {
  const ofMode = db.select({ vassalage: vendors.vassalage }).from(vendors).where(eq(vendors.prizeMode, prizeMode));
  const isLottery = and(inArray(games.vassalage, ofMode), or(eq(games.category, 'LOTT'), eq(games.category, 'ELOTT')));
  const [game] = await db
    .select()
    .from(games)
    .where(and(isLottery, gameCode ? eq(games.gameCode, gameCode) : eq(games.status, 'open')))
    .orderBy(...mostPlayed)
    .limit(1);
  if (game === undefined) throw unknownGame();
  return game;
};
