import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The common type of embedded and server databases, and of their transactions. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Returns the rows of a raw statement, which the two drivers wrap differently. */
export const queryRows = async <Row>(db: Database, statement: SQL): Promise<readonly Row[]> => {
  const result: unknown = await db.execute(statement);
  return (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as Row[];
};
