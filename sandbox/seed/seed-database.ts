import { eq, sql } from 'drizzle-orm';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import type { Passwords } from '#sandbox/db/passwords.ts';
import * as schema from '#sandbox/db/schema.ts';
import { COUNTRIES } from './countries.ts';
import { insertRows } from '#sandbox/db/insert-rows.ts';
import { makeGames } from './make-games.ts';
import { MERCHANTS } from '#sandbox/seed/people/merchant-profiles.ts';
import { seedMerchant } from './seed-merchant.ts';
import { seedPasswordHashes } from '#sandbox/seed/people/seed-password-hashes.ts';
import { DRAWS_PER_GAME, makeDraw } from '#sandbox/domains/lottery/make-draw.ts';
import { createRandom } from '#sandbox/seed/people/random.ts';
import type { GameSeed } from './plan-play.ts';

type SeedSize = 'full' | 'small';

export interface SeedOptions {
  readonly size: SeedSize;
  /** The time at which the generated history ends. */
  readonly now: number;
  readonly passwords: Passwords;
  /** Whether merchants have sample members with publicly known passwords. */
  readonly people: boolean;
}

/** Thrown if a database seeded with sample members is opened without them, or vice versa. */
class WrongPeopleError extends Error {
  constructor(people: boolean) {
    super(
      people
        ? 'The database has no sample accounts. Set DATA_DIR to another folder or DATABASE_URL to another database.'
        : 'The database has sample accounts, whose passwords are public. Set DATA_DIR to another folder or DATABASE_URL to another database.',
    );
    this.name = 'WrongPeopleError';
  }
}

const MAIN_MERCHANT = 'perya';
const SEED_AMOUNTS = {
  full: { main: { members: 300, betsPerMember: 60 }, other: { members: 60, betsPerMember: 40 } },
  small: { main: { members: 40, betsPerMember: 12 }, other: { members: 14, betsPerMember: 4 } },
} as const;

const MARKER = 'seed';

/** Moves the id sequences past the ids that the seed has assigned. */
const moveSequences = async (db: Database): Promise<void> => {
  const identities = await queryRows<{ table: string; column: string }>(
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

/** Runs `work` in a transaction that locks the seeded tables against other writers. */
export const withTablesLocked = (db: Database, work: (tx: Database) => Promise<void>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`lock table database_facts, merchants, members, ledger_accounts, ledger_transactions, ledger_postings, bets in exclusive mode`,
    );
    await work(tx);
    await moveSequences(tx);
  });

const MINUTE = 60_000;

/** Creates the latest draws of each lottery at its interval, up to `now`. */
const makeDraws = (games: readonly GameSeed[], now: number): (typeof schema.draws.$inferInsert)[] => {
  const random = createRandom('draws');
  return games
    .filter(({ category }) => category === 'LOTT' || category === 'ELOTT')
    .flatMap((game) => {
      const every = game.category === 'ELOTT' ? random.pick([1, 3, 5]) * MINUTE : random.pick([12, 24]) * 60 * MINUTE;
      const last = Math.floor(now / every);
      return Array.from({ length: DRAWS_PER_GAME }, (_unused, index) =>
        makeDraw(game, { every, turn: last - index }, random),
      );
    });
};

/**
 * Seeds an empty database once. Runs in one transaction, so that an interrupted seed leaves nothing behind. Rejects with `WrongPeopleError` if the
 * database was seeded with the opposite `people` setting.
 */
export const seedDatabase = async (db: Database, { size, now, passwords, people }: SeedOptions): Promise<void> => {
  const isSeeded = async (at: Database): Promise<boolean> => {
    const [fact] = await at.select().from(schema.databaseFacts).where(eq(schema.databaseFacts.name, MARKER));
    if (fact !== undefined && ((fact.value as { readonly people?: boolean }).people ?? true) !== people)
      throw new WrongPeopleError(people);
    return fact !== undefined;
  };
  if (await isSeeded(db)) return;
  const hashes = people ? await seedPasswordHashes(passwords) : null;
  await withTablesLocked(db, async (tx) => {
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
    const { main, other } = SEED_AMOUNTS[size];
    for (const profile of MERCHANTS)
      await seedMerchant(tx, profile, {
        ...(profile.code === MAIN_MERCHANT ? main : other),
        games,
        hashes,
        now,
      });
    await tx.insert(schema.databaseFacts).values({ name: MARKER, value: { size, now, people } });
  });
  await db.execute(sql`analyze`);
};
