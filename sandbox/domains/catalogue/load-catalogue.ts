import { asc, sql } from 'drizzle-orm';
import type { VendorCatalogue } from '#schemas/game.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import { games, type GameRow } from '#sandbox/db/schema.ts';
import { findVendors, mostPlayed } from './find-games.ts';

type CacheEntry = { readonly version: string; readonly vendors: Promise<VendorCatalogue[]> };
const cache = new WeakMap<Database, CacheEntry>();

const toCatalogueGame = (row: GameRow): VendorCatalogue['games'][number] => ({
  nodeId: row.nodeId,
  gameName: row.gameName,
  gameClassify: row.gameClassify,
  gameCode: row.gameCode,
  isGame: row.isGame,
  defaultPlayType: row.defaultPlayType,
  isHot: row.isHot ? 1 : 0,
  hasDemo: row.hasDemo,
});

/** Returns a version that changes with every update of a game: PostgreSQL stores in each row the id of the transaction that wrote it (`xmin`). */
const readVersion = async (db: Database): Promise<string> => {
  const [row] = await queryRows<{ version: string }>(
    db,
    sql`select concat(count(*), ':', max(xmin::text::bigint)) as version from ${games}`,
  );
  return row?.version ?? '';
};

const readCatalogue = async (db: Database): Promise<VendorCatalogue[]> => {
  const rows = await db
    .select()
    .from(games)
    .orderBy(asc(games.gameType), asc(games.vassalage), ...mostPlayed);
  const byVendor = new Map<string, VendorCatalogue>();
  for (const row of rows) {
    const key = `${row.gameType}:${row.vassalage}`;
    const entry = byVendor.get(key) ?? {
      vassalage: row.vassalage,
      vendor: row.vendor,
      gameType: row.gameType,
      games: [],
    };
    entry.games.push(toCatalogueGame(row));
    byVendor.set(key, entry);
  }
  const inOrder = await findVendors(db);
  return inOrder.flatMap(({ gameType, vassalage }) => byVendor.get(`${gameType}:${vassalage}`) ?? []);
};

/** Returns all games, grouped by vendor and game type, most played first. The result is cached until a game changes. */
export const loadCatalogue = async (db: Database): Promise<VendorCatalogue[]> => {
  const version = await readVersion(db);
  const before = cache.get(db);
  if (before?.version === version) return before.vendors;
  const vendors = readCatalogue(db);
  cache.set(db, { version, vendors });
  vendors.catch(() => cache.delete(db));
  return vendors;
};
