import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { CATEGORIES, type Category } from '#schemas/brand-names.ts';
import type { Database } from '#sandbox/db/database.ts';
import { games, vendors, type GameRow, type VendorRow } from '#sandbox/db/schema.ts';

const isCategory = (text: string): text is Category => (CATEGORIES as readonly string[]).includes(text);
/** The sort order of lists, most played games first. Ties are broken by id, so that no game appears on two pages. */
export const mostPlayed = [desc(games.popularity), asc(games.nodeId)];

/** Returns SQL that normalizes text for searching: lower case, without accents and full-width forms. */
const foldForSearch = (text: SQLWrapper | string): SQL<string> =>
  sql`lower(translate(regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036f]', '', 'g'), 'đĐ', 'dD'))`;

export interface GameQuery {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly gameName?: string | undefined;
  readonly gameClassify?: string | undefined;
  /** Only games whose minimum bet is at most this amount. */
  readonly minBet?: number | undefined;
  readonly vassalage?: string | undefined;
  readonly gameType?: string | undefined;
}

/** Finds one page of games. An empty text does not filter. The game type is a type of the API or one of the finer categories, such as ESPORTS. */
export const findGames = async (
  db: Database,
  question: GameQuery,
): Promise<{ readonly rows: readonly GameRow[]; readonly total: number }> => {
  const { pageNo, pageSize, gameName, gameClassify, minBet, vassalage, gameType } = question;
  if (gameType && !isCategory(gameType)) return { rows: [], total: 0 };
  const wanted = and(
    gameName?.trim()
      ? sql`position(${foldForSearch(gameName.trim())} in ${foldForSearch(games.gameName)}) > 0`
      : undefined,
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

/** Returns the place of a game in the list of its category, from 0. */
export const findPlace = async (db: Database, { category, popularity, nodeId }: GameRow): Promise<number> => {
  const [before] = await db
    .select({ total: count() })
    .from(games)
    .where(
      and(
        eq(games.category, category),
        or(gt(games.popularity, popularity), and(eq(games.popularity, popularity), lt(games.nodeId, nodeId))),
      ),
    );
  return before?.total ?? 0;
};

export const findHotGames = (db: Database, most: number): Promise<readonly GameRow[]> =>
  db
    .select()
    .from(games)
    .where(and(eq(games.isHot, true), eq(games.status, 'open')))
    .orderBy(...mostPlayed)
    .limit(most);

/** Returns the most played games. Lottery games are included only if their vendor has the prize mode. */
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

/**
 * Returns one row per vendor and API game type. The database has one row per category, and several categories can share a type: slots and arcade
 * games are both RNG.
 */
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

/** Returns the game types of a vendor, each with the classifications (`gameClassify`) of its games. */
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

export const LOTTERY_TYPES: readonly Category[] = ['LOTT', 'ELOTT'];

export const findLotteries = (db: Database): Promise<readonly GameRow[]> =>
  db
    .select()
    .from(games)
    .where(inArray(games.gameType, [...LOTTERY_TYPES]))
    .orderBy(...mostPlayed);
