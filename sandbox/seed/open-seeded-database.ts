import { holdsDatabase, openDatabase, type OpenDatabase } from '#sandbox/db/open-database.ts';
import { seedDatabase, type SeedOptions } from './seed-database.ts';
import { snapshotCache } from './snapshot-cache.ts';

interface SeededOptions extends SeedOptions {
  readonly dataDir: string | null;
  readonly databaseUrl?: string | undefined;
}

const HOUR_MS = 3_600_000;

/**
 * Opens a seeded database, if possible from a cached dump. The history of the small in-memory database, which tests use, ends at the last full hour
 * before `now`, so that all tests can use the same dump.
 */
export const openSeededDatabase = async ({
  dataDir,
  databaseUrl,
  size,
  now,
  passwords,
  people,
}: SeededOptions): Promise<OpenDatabase> => {
  if (databaseUrl || (dataDir !== null && holdsDatabase(dataDir)))
    return seedOrClose(await openDatabase({ dataDir, databaseUrl }), { size, now, passwords, people });

  const isShared = dataDir === null && size === 'small' && people;
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  const seededName = isShared
    ? snapshotCache.nameFor(
        [
          'accounts/network',
          'db',
          'domains/contracts',
          'domains/lottery',
          'domains/points',
          'domains/settlement',
          'kernel/clock',
          'kernel/ledger',
          'kernel/merchants',
          'kernel/texts',
          'seed',
        ],
        `small-${hour / HOUR_MS}-${passwords.cost}`,
      )
    : null;
  const whole = await snapshotCache.find(seededName);
  if (whole) return openDatabase({ dataDir, snapshot: whole });

  const emptyName = snapshotCache.nameFor(['db/migrations'], 'empty');
  const empty = await snapshotCache.find(emptyName);
  const database = await openDatabase({ dataDir, snapshot: empty });
  if (!empty) await snapshotCache.save(emptyName, await database.dump());
  await seedOrClose(database, { size, now: isShared ? hour : now, passwords, people });
  if (isShared) await snapshotCache.save(seededName, await database.dump());
  return database;
};

const seedOrClose = async (database: OpenDatabase, options: SeedOptions): Promise<OpenDatabase> => {
  try {
    await seedDatabase(database.db, options);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
