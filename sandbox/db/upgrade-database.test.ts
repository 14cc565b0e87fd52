import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { snapshotCache } from '#sandbox/seed/snapshot-cache.ts';
import { queryRows, type Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import * as schema from './schema.ts';
import { BEFORE_ONE, OtherVersionError } from './upgrade-database.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-older-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const reopen = async (work: (db: Database) => Promise<void> = () => Promise.resolve()): Promise<void> => {
  const { db, close } = await openDatabase({ dataDir: folder });
  try {
    await work(db);
  } finally {
    await close();
  }
};

/** Creates a data folder of the current version and applies a change to its database. */
const makeFolder = async (change: (db: Database) => Promise<void>): Promise<void> => {
  const snapshot = await snapshotCache.find(snapshotCache.nameFor(['db/migrations'], 'empty'));
  const { db, close } = await openDatabase({ dataDir: folder, snapshot });
  await db.execute(
    sql`INSERT INTO merchants (code, name, currency, settings, created_at) VALUES ('older', 'Older', 'PHP', '{}', now())`,
  );
  await db.execute(sql`
    INSERT INTO members (merchant, account, nickname, password_changed_at, referral_code, registered_at, registered_ip)
    VALUES ('older', 'top', 'top', now(), 'TOP', now(), '192.0.2.1')`);
  await db.execute(
    sql`INSERT INTO member_closure (ancestor_id, descendant_id, distance) SELECT id, id, 0 FROM members`,
  );
  await change(db);
  await close();
};

const record = (db: Database, hash: string, writtenAt: number) =>
  db.execute(sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${writtenAt})`);

/** Converts a database to the tables and migration records of a version before 1.0, after its first `count` migrations. */
const makeOlder = (count: number) => async (db: Database) => {
  await db.execute(sql`ALTER TABLE games DROP COLUMN rtp`);
  await db.execute(sql`ALTER TABLE member_closure ADD COLUMN since date DEFAULT '-infinity' NOT NULL`);
  await db.execute(sql`
    CREATE TABLE past_closure (ancestor_id bigint NOT NULL, descendant_id bigint NOT NULL, distance smallint NOT NULL,
      since date DEFAULT '-infinity' NOT NULL, until date NOT NULL)`);
  await db.execute(sql`DELETE FROM drizzle.__drizzle_migrations`);
  for (const [nth, hash] of BEFORE_ONE.slice(0, count).entries())
    // oxlint-disable-next-line no-await-in-loop -- in the order in which they were applied
    await record(db, hash, nth + 1);
};

const accounts = (db: Database) => queryRows(db, sql`SELECT account FROM members`);

test('a data folder of the last version before 1.0 is upgraded once and keeps its data', async () => {
  await makeFolder(makeOlder(BEFORE_ONE.length));
  await reopen();
  await reopen(async (db) => {
    expect(await accounts(db)).toEqual([{ account: 'top' }]);
    expect(await queryRows(db, sql`SELECT * FROM member_closure`)).toEqual([
      { ancestor_id: 1, descendant_id: 1, distance: 0 },
    ]);
    expect(await queryRows(db, sql`SELECT FROM pg_tables WHERE tablename = 'past_closure'`)).toEqual([]);
  });
}, 120_000);

const addLater = (db: Database) => record(db, 'a migration of a later version', Date.now() + 1);

test.each([
  ['an earlier version', 'Start the last version with', makeOlder(BEFORE_ONE.length - 1)],
  [
    'an earlier version that has moved a member',
    'Start the last version with',
    async (db: Database) => {
      await makeOlder(BEFORE_ONE.length)(db);
      await db.execute(sql`INSERT INTO past_closure VALUES (1, 1, 1, '-infinity', '2026-11-26')`);
    },
  ],
  ['a later version', 'Start that version', addLater],
] as const)(
  'a data folder of %s is rejected with the remedy, and left unchanged',
  async (_name, remedy, change) => {
    const holds = (db: Database) =>
      Promise.all([
        accounts(db),
        queryRows(db, sql`SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at`),
      ]);
    let before: unknown = null;
    await makeFolder(async (db) => {
      await change(db);
      before = await holds(db);
    });
    const refusal = await reopen().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(OtherVersionError);
    expect(refusal).toMatchObject({
      message: expect.stringMatching(new RegExp(`${remedy}.* DATA_DIR .* DATABASE_URL`, 'v')),
    });
    const client = await PGlite.create({ dataDir: join(folder, 'postgres') });
    expect(await holds(drizzle(client, { schema }))).toEqual(before);
    await client.close();
  },
  120_000,
);
