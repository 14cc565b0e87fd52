import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from './database.ts';
import { lockFolder } from '#publish/locks/folder-lock.ts';
import { guardTransactions } from './guard-transactions.ts';
import { explainUnreachable } from './lost-connection.ts';
import { prepareStatements } from './prepare-statements.ts';
import * as schema from './schema.ts';
import { upgradeDatabase } from './upgrade-database.ts';

interface OpenOptions {
  /** The folder of the embedded database; `null` for a database in memory. */
  readonly dataDir: string | null;
  /** The URL of a PostgreSQL server. It takes precedence over `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** A dump to load into a new embedded database. */
  readonly snapshot?: Blob | undefined;
}

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgres';
  /** Returns a tar archive of the embedded database; `null` for a database server. */
  dump(): Promise<Blob | null>;
  close(): Promise<void>;
}

const READY = 'ready';

/** Returns whether the folder contains a database that has been opened successfully. */
export const holdsDatabase = (dataDir: string): boolean => existsSync(join(dataDir, READY));

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens a database and applies all migrations. Rejects with `FolderInUse` if another process has locked the folder, and with `OtherVersionError` if
 * the database was written by an incompatible version of Marquee.
 */
export const openDatabase = (options: OpenOptions): Promise<OpenDatabase> =>
  options.databaseUrl ? openServer(options.databaseUrl) : openEmbedded(options);

const openServer = async (url: string): Promise<OpenDatabase> => {
  if (!URL.canParse(url))
    throw new Error('DATABASE_URL is not a URL; write one such as postgres://user:password@127.0.0.1:5432/marquee');
  const [{ default: postgres }, { drizzle }, { migrate }] = await Promise.all([
    import('postgres'),
    import('drizzle-orm/postgres-js'),
    import('drizzle-orm/postgres-js/migrator'),
  ]);
  const client = postgres(url, { max: 20, onnotice: () => {} });
  const close = () => client.end({ timeout: 5 });
  try {
    const db = drizzle(prepareStatements(guardTransactions(client)), { schema });
    await upgradeDatabase(db, migrationsFolder, () => migrate(db, { migrationsFolder }));
    return { db, kind: 'postgres', dump: () => Promise.resolve(null), close };
  } catch (error) {
    await close();
    throw explainUnreachable(error, new URL(url));
  }
};

const openEmbedded = async ({ dataDir, snapshot }: OpenOptions): Promise<OpenDatabase> => {
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true });
  const unlock = dataDir === null ? () => {} : lockFolder(dataDir);
  try {
    const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
    ]);
    const isOld = dataDir !== null && holdsDatabase(dataDir);
    const folder = dataDir === null ? null : join(dataDir, 'postgres');
    // The folder of an interrupted first start can be deleted, because no one has used its data yet.
    if (folder !== null && !isOld) rmSync(folder, { recursive: true, force: true });
    const client = await PGlite.create({
      ...(folder !== null && { dataDir: folder }),
      ...(snapshot && !isOld && { loadDataDir: snapshot }),
    });
    const db = drizzle(client, { schema });
    await upgradeDatabase(db, migrationsFolder, () => migrate(db, { migrationsFolder })).catch(
      async (error: unknown) => {
        await client.close();
        throw error;
      },
    );
    if (dataDir !== null && !isOld) writeFileSync(join(dataDir, READY), '');
    return {
      db,
      kind: 'pglite',
      dump: () => client.dumpDataDir('none'),
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};
