import { eq, sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/database.ts';
import type { Passwords } from '../db/passwords.ts';
import * as schema from '../db/schema.ts';
import { COUNTRIES } from './countries.ts';
import { insertRows } from './insert-rows.ts';
import { makeDraws } from './make-draws.ts';
import { makeGames } from './make-games.ts';
import { MERCHANTS } from './merchant-profiles.ts';
import { plantMerchant } from './plant-merchant.ts';
import { seededHashes } from './seeded-hashes.ts';

type SeedSize = 'full' | 'small';

export interface SeedOptions {
  readonly size: SeedSize;
  /** The moment at which the history ends. */
  readonly now: number;
  readonly passwords: Passwords;
}

const MAIN_MERCHANT = 'perya';
const SHARES = {
  full: { main: { members: 300, pace: 60 }, other: { members: 60, pace: 40 } },
  small: { main: { members: 40, pace: 12 }, other: { members: 14, pace: 4 } },
} as const;

const MARKER = 'seed';

/** Moves the sequences behind ids that were given by hand. */
const moveSequences = async (db: Database): Promise<void> => {
  const identities = await rowsOf<{ table: string; column: string }>(
    db,
    sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of identities) {
    const id = sql.identifier(column);
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}), max(${id})) from ${sql.identifier(table)} having max(${id}) is not null`,
    );
  }
};

/** Runs `work` while nobody else writes to the tables that the seed fills by hand. */
export const withTablesHeld = (db: Database, work: (tx: Database) => Promise<void>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`lock table database_facts, merchants, members, ledger_accounts, ledger_transactions, ledger_postings, bets in exclusive mode`,
    );
    await work(tx);
    await moveSequences(tx);
  });

/** Fills an empty database, once; all in one transaction, so a seed that was cut off leaves nothing behind. */
export const seedDatabase = async (db: Database, { size, now, passwords }: SeedOptions): Promise<void> => {
  const isSeeded = async (at: Database) =>
    (await at.select().from(schema.databaseFacts).where(eq(schema.databaseFacts.name, MARKER))).length > 0;
  if (await isSeeded(db)) return;
  const hashes = await seededHashes(passwords);
  await withTablesHeld(db, async (tx) => {
    if (await isSeeded(tx)) return;
    const { vendors, games } = makeGames(size, now);
    await insertRows(
      tx,
      schema.countries,
      COUNTRIES.map(([countryCode, diallingCode, name], position) => ({ countryCode, diallingCode, name, position })),
    );
    await insertRows(tx, schema.vendors, vendors);
    await insertRows(tx, schema.games, games);
    await insertRows(tx, schema.draws, makeDraws(games, now));
    const { main, other } = SHARES[size];
    for (const profile of MERCHANTS)
      await plantMerchant(tx, profile, { ...(profile.code === MAIN_MERCHANT ? main : other), games, hashes, now });
    await tx.insert(schema.databaseFacts).values({ name: MARKER, value: { size, now } });
  });
  await db.execute(sql`analyze`);
};
