import { getTableColumns, getTableName, sql, type InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const ROWS_PER_STATEMENT = 4000;

const bigintToString = (_name: string, value: unknown): unknown =>
  typeof value === 'bigint' ? value.toString() : value;

/**
 * Inserts many rows with a few statements. Each statement passes all its rows as one JSON parameter. Columns that the first row lacks get their
 * defaults.
 */
export const insertRows = async <T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly InferInsertModel<T>[],
  rowsAStatement = ROWS_PER_STATEMENT,
): Promise<void> => {
  const [first] = rows as readonly Record<string, unknown>[];
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([property]) => property in first);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const name = sql.identifier(getTableName(table));

  for (let from = 0; from < rows.length; from += rowsAStatement) {
    const part = (rows as readonly Record<string, unknown>[]).slice(from, from + rowsAStatement);
    const json = JSON.stringify(
      part.map((row) => Object.fromEntries(columns.map(([property, column]) => [column.name, row[property]]))),
      bigintToString,
    );
    const statement = sql`insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, ${json}::json)`;
    await db.execute(statement).then(null, (error: unknown) => {
      // The original error is not thrown, because it contains all rows as a parameter and would add megabytes to the log.
      const why = error instanceof Error && error.cause instanceof Error ? error.cause.message : 'for no known reason';
      throw new Error(`rows of ${getTableName(table)} were rejected: ${why}`);
    });
  }
};
