import { and, asc, count, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { CATEGORIES } from '#schemas/brand-names.ts';
import type { Category } from '#schemas/brand-names.ts';
import type { Database } from '../db/database.ts';
import { games, vendors } from '../db/schema.ts';
import type { GameRow, VendorRow } from '../db/schema.ts';
import { folded } from './folded.ts';

const isCategory = (text: string): text is Category => (CATEGORIES as readonly string[]).includes(text);
/** The same order every time, so that no game stands on two pages. */
export const mostPlayed = [desc(games.popularity), asc(games.nodeId)];

export interface GameQuestion {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly gameName?: string | undefined;
  readonly gameClassify?: string | undefined;
  /** Games that can be played for this or less. */
  readonly minBet?: number | undefined;
  readonly vassalage?: string | undefined;
  readonly gameType?: string | undefined;
}

/** Empty text asks for nothing; a game type may be the wire's or the finer category, such as ESPORTS. */
export const findGames = async (
  db: Database,
  question: GameQuestion,
): Promise<{ readonly rows: readonly GameRow[]; readonly total: number }> => {
  const { pageNo, pageSize, gameName, gameClassify, minBet, vassalage, gameType } = question;
  if (gameType && !isCategory(gameType)) return { rows: [], total: 0 };
  const wanted = and(
    gameName?.trim() ? sql`position(${folded(gameName.trim())} in ${folded(games.gameName)}) > 0` : undefined,
    gameClassify ? eq(games.gameClassify, gameClassify as NonNullable<GameRow['gameClassify']>) : undefined,
    minBet === undefined ? undefined : lte(games.minBet, minBet),
    vassalage ? eq(games.vassalage, vassalage) : undefined,
    gameType && isCategory(gameType) ? or(eq(games.gameType, gameType), eq(games.category, gameType)) : undefined,
  );
  const rows = await db
    .select()
    .from(games)
    .where(wanted)
    .orderBy(...mostPlayed)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [all] = await db.select({ total: count() }).from(games).where(wanted);
  return { rows, total: all?.total ?? 0 };
};

export const findHotGames = (db: Database, most: number): Promise<readonly GameRow[]> =>
  db
    .select()
    .from(games)
    .where(and(eq(games.isHot, true), eq(games.status, 'open')))
    .orderBy(...mostPlayed)
    .limit(most);

/** The most played games; of lotteries only those of the prize mode. */
export const findPopularGames = async (
  db: Database,
  prizeMode: NonNullable<VendorRow['prizeMode']>,
  most: number,
): Promise<readonly GameRow[]> => {
  const fitting = db
    .select({ vassalage: vendors.vassalage })
    .from(vendors)
    .where(or(isNull(vendors.prizeMode), eq(vendors.prizeMode, prizeMode)));
  return db
    .select()
    .from(games)
    .where(and(eq(games.status, 'open'), eq(games.isGame, 'GAME'), inArray(games.vassalage, fitting)))
    .orderBy(...mostPlayed)
    .limit(most);
};

/** One row for a vendor and wire game type: slots and arcade games of one house are both RNG there. */
export const findVendors = async (db: Database, gameType?: string): Promise<readonly VendorRow[]> => {
  if (gameType && !isCategory(gameType)) return [];
  const rows = await db
    .select()
    .from(vendors)
    .where(
      gameType && isCategory(gameType) ? or(eq(vendors.gameType, gameType), eq(vendors.category, gameType)) : undefined,
    )
    .orderBy(asc(vendors.position), asc(vendors.nodeId));
  return [...new Map(rows.toReversed().map((row) => [`${row.gameType}:${row.vassalage}`, row])).values()].toReversed();
};

/** The wire game types of a vendor, each with the classifies that it has games in. */
export const findVendorTypes = async (
  db: Database,
  vassalage: string,
): Promise<ReadonlyMap<Category, readonly string[]>> => {
  const rows = await db
    .selectDistinct({ gameType: games.gameType, gameClassify: games.gameClassify })
    .from(games)
    .where(eq(games.vassalage, vassalage))
    .orderBy(asc(games.gameType), asc(games.gameClassify));
  const types = new Map<Category, readonly string[]>();
  for (const { gameType, gameClassify } of rows)
    types.set(gameType, [...(types.get(gameType) ?? []), ...(gameClassify ? [gameClassify] : [])]);
  return types;
};
