import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';

/**
 * Runs the statements of a report on one state of the data, so that its list and its totals agree whatever is played meanwhile. They are planned for
 * their values, since a network has one member or all of them, and with memory for sums by member; what they read is mostly in memory.
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
