import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The one face of both databases: embedded and server. A transaction has the same type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Rows of a hand-written statement; the two drivers wrap them differently. */
export const rowsOf = async <Row>(db: Database, statement: SQL): Promise<readonly Row[]> => {
  const result: unknown = await db.execute(statement);
  return (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as Row[];
};
