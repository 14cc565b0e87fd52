import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';

/**
 * Runs the statements of a report on one snapshot of the data, so that its list and its totals agree even if bets are placed in between. Configures
 * the database for reports: each statement is planned for its actual values, because the best plan for a network of one member is not the best for
 * a network of all members; sums by member get more memory; and random reads are costed as cheap, because most data is cached.
 */
export const readFigures = <Answer>(db: Database, read: (tx: Database) => Promise<Answer>): Promise<Answer> =>
  db.transaction(
    async (tx) => {
      await tx.execute(
        sql`SELECT set_config('plan_cache_mode', 'force_custom_plan', true), set_config('jit', 'off', true), set_config('work_mem', '64MB', true),
          set_config('random_page_cost', '1.1', true)`,
      );
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
