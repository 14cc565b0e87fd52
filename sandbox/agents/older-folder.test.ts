import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryRows } from '../db/database.ts';
import { cheapPasswords } from '#tests/support/open-test-sandbox.ts';
import { openSeededDatabase } from '../seed/open-seeded-database.ts';

const LAST_RELEASE = 2;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-older-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A folder as the last release left it, with a line of three members. */
const makeOlderFolder = async (): Promise<void> => {
  const migrations = join(folder, 'migrations');
  cpSync(fileURLToPath(new URL('../db/migrations', import.meta.url)), migrations, { recursive: true });
  const journal = join(migrations, 'meta', '_journal.json');
  const known = JSON.parse(readFileSync(journal, 'utf8')) as { readonly entries: readonly unknown[] };
  writeFileSync(journal, JSON.stringify({ ...known, entries: known.entries.slice(0, LAST_RELEASE) }));
  const client = await PGlite.create({ dataDir: join(folder, 'postgres') });
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: migrations });
  await db.execute(
    sql`INSERT INTO merchants (code, name, currency, settings, created_at) VALUES ('older', 'Older', 'PHP', '{}', now())`,
  );
  for (const [account, upline] of [
    ['top', null],
    ['middle', 1],
    ['bottom', 2],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- each refers to the one before
    await db.execute(sql`
      INSERT INTO members (merchant, account, nickname, upline_id, password_changed_at, referral_code, registered_at, registered_ip)
      VALUES ('older', ${account}, ${account}, ${upline}, now(), ${account}, now(), '192.0.2.1')`);
  await db.execute(sql`INSERT INTO database_facts (name, value) VALUES ('seed', '{"people": true}')`);
  await client.close();
  writeFileSync(join(folder, 'ready'), '');
};

test('a data folder of the last release gets the places of its members when it is opened', async () => {
  await makeOlderFolder();
  const { db, close } = await openSeededDatabase({
    dataDir: folder,
    size: 'small',
    now: Date.now(),
    passwords: cheapPasswords,
    people: true,
  });
  const places = await queryRows(
    db,
    sql`SELECT a.account AS above, d.account AS below, c.distance, c.since::text FROM member_closure c
        JOIN members a ON a.id = c.ancestor_id JOIN members d ON d.id = c.descendant_id WHERE c.distance > 0 ORDER BY c.distance, a.id`,
  );
  expect(places).toEqual([
    { above: 'top', below: 'middle', distance: 1, since: '-infinity' },
    { above: 'middle', below: 'bottom', distance: 1, since: '-infinity' },
    { above: 'top', below: 'bottom', distance: 2, since: '-infinity' },
  ]);
  await close();
}, 120_000);
