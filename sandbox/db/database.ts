import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** An embedded database, a database server, or a transaction on either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Runs a raw SQL statement and returns its rows. The two database drivers return them in different forms. */
export const queryRows = async <Row>(db: Database, statement: SQL): Promise<readonly Row[]> => {
  const result: unknown = await db.execute(statement);
  return (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as Row[];
};
