import { asc, sql } from 'drizzle-orm';
import type { VendorCatalogue } from '#schemas/game.ts';
import { rowsOf, type Database } from '../db/database.ts';
import { games } from '../db/schema.ts';
import type { GameRow } from '../db/schema.ts';
import { findVendors, mostPlayed } from './find-games.ts';

type Kept = { readonly version: string; readonly vendors: Promise<VendorCatalogue[]> };
const kept = new WeakMap<Database, Kept>();

const inShort = (row: GameRow): VendorCatalogue['games'][number] => ({
  nodeId: row.nodeId,
  gameName: row.gameName,
  gameClassify: row.gameClassify,
  gameCode: row.gameCode,
  isGame: row.isGame,
  defaultPlayType: row.defaultPlayType,
  isHot: row.isHot ? 1 : 0,
});

/** Another one after each change of a game: a row carries the transaction that wrote it. */
const versionOf = async (db: Database): Promise<string> => {
  const [row] = await rowsOf<{ version: string }>(
    db,
    sql`select concat(count(*), ':', max(xmin::text::bigint)) as version from ${games}`,
  );
  return row?.version ?? '';
};

const read = async (db: Database): Promise<VendorCatalogue[]> => {
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
    entry.games.push(inShort(row));
    byVendor.set(key, entry);
  }
  const inOrder = await findVendors(db);
  return inOrder.flatMap(({ gameType, vassalage }) => byVendor.get(`${gameType}:${vassalage}`) ?? []);
};

/** Every game by vendor and wire game type, the most played first; read once until a game changes. */
export const wholeCatalogue = async (db: Database): Promise<VendorCatalogue[]> => {
  const version = await versionOf(db);
  const before = kept.get(db);
  if (before?.version === version) return before.vendors;
  const vendors = read(db);
  kept.set(db, { version, vendors });
  vendors.catch(() => kept.delete(db));
  return vendors;
};
