import { sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { queryRows, type Database } from './database.ts';

/** The hashes of migrations 0000 to 0006 from before 1.0, since replaced by `0000_tables`. */
export const BEFORE_ONE: readonly string[] = [
  '48f43e94fe1fc8962c4135e60f1277165f8bb87dd3f97c720b96cda9dc76bc2c',
  '9b62bbf08cbcc7940d3576b88e616219b4dad16d7c7d3b743ed24bfa58acfb28',
  'e9b7353ffe8cac57ec68397ff27ce658a9bd37846983ca8dd4ab928214a494c7',
  '1d9b1e7af82d28722ddc0b7a4a0a11bce91f11b5ba9f9217cb1a4d2665252f73',
  '1e81d104bc4a15a21015fe11f0c7352276a08524bad865c34a0d5d486b744f3c',
  '528c6ea5c5b70a3ce2ce498526d783500a3565ba2a86444cc40667ee239d68e9',
  'f6e305b240f91de45097de09e4e5aea83ec480c91314454b5e4e750345923629',
];

const REMEDY = 'or set DATA_DIR to another folder or DATABASE_URL to another database. Nothing was changed.';

/** Thrown if the database was written by a version that cannot be upgraded to this one. */
export class OtherVersionError extends Error {
  constructor(writtenBy: 'earlier' | 'later') {
    super(
      writtenBy === 'later'
        ? `A later version of Marquee wrote the database. Start that version, ${REMEDY}`
        : `An earlier version of Marquee wrote the database. Start the last version with sandbox/db/migrations/0006_held_money.sql once, which upgrades it, ${REMEDY}`,
    );
    this.name = 'OtherVersionError';
  }
}

/** A migration. `folderMillis` is the time at which it was written. */
type Migration = Pick<MigrationMeta, 'hash' | 'folderMillis'>;

/** Returns the migrations applied to a database, oldest first. */
const findApplied = async (db: Database): Promise<readonly Migration[]> => {
  const tables = await queryRows(
    db,
    sql`SELECT FROM pg_tables WHERE schemaname = 'drizzle' AND tablename = '__drizzle_migrations'`,
  );
  if (tables.length === 0) return [];
  const rows = await queryRows<{ hash: string; written: string }>(
    db,
    sql`SELECT hash, created_at::text AS written FROM drizzle.__drizzle_migrations ORDER BY created_at`,
  );
  return rows.map(({ hash, written }) => ({ hash, folderMillis: Number(written) }));
};

const beginWith = (all: readonly string[], some: readonly string[]): boolean =>
  some.every((hash, nth) => hash === all[nth]);

/**
 * Upgrades a database from before 1.0: removes the table and the column for moving members to another upline. No call ever moved a member, so a
 * database in which a member was moved anyway is refused.
 */
const upgradeFromBeforeOne = (db: Database, { hash, folderMillis }: Migration): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE drizzle.__drizzle_migrations IN EXCLUSIVE MODE`);
    // Another process may have upgraded the database in the meantime.
    if ((await findApplied(tx)).length !== BEFORE_ONE.length) return;
    const moves = await queryRows(
      tx,
      sql`SELECT FROM past_closure UNION ALL SELECT FROM member_closure WHERE since > '-infinity' LIMIT 1`,
    );
    if (moves.length > 0) throw new OtherVersionError('earlier');
    await tx.execute(sql`DROP TABLE past_closure`);
    await tx.execute(sql`ALTER TABLE member_closure DROP COLUMN since`);
    await tx.execute(sql`DELETE FROM drizzle.__drizzle_migrations`);
    await tx.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${folderMillis})`,
    );
  });

/**
 * Upgrades a database to the tables of this version. `migrate` applies the missing migrations. If the database cannot be upgraded, rejects with
 * `OtherVersionError` and changes nothing.
 */
export const upgradeDatabase = async (
  db: Database,
  migrationsFolder: string,
  migrate: () => Promise<void>,
): Promise<void> => {
  const known = readMigrationFiles({ migrationsFolder });
  const applied = await findApplied(db);
  const hashes = applied.map(({ hash }) => hash);
  const [tables] = known;
  if (tables !== undefined && hashes.length === BEFORE_ONE.length && beginWith(BEFORE_ONE, hashes))
    await upgradeFromBeforeOne(db, tables);
  else if (
    !beginWith(
      known.map(({ hash }) => hash),
      hashes,
    )
  )
    throw new OtherVersionError(
      (applied.at(-1)?.folderMillis ?? 0) > (known.at(-1)?.folderMillis ?? 0) ? 'later' : 'earlier',
    );
  await migrate();
};
