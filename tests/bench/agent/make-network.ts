import { sql } from 'drizzle-orm';
import { fillClosure } from '#sandbox/accounts/network/closure.ts';
import type { Database } from '#sandbox/db/database.ts';

export interface NetworkSize {
  readonly members: number;
  readonly bets: number;
  readonly movements: number;
  readonly days: number;
}

/** Higher than the ids of the seed. */
const BASE = 1_000_000;
/** Every member has at most this many downlines; the agent has ten times as many. */
const WIDTH = 10;
const GAMES = 50;

/** Fills an agent's network: a tree of five levels whose members bet and deposit evenly over the days before `until`. */
export const makeNetwork = async (
  db: Database,
  agentId: number,
  { members, bets, movements, days }: NetworkSize,
  until: Date,
): Promise<void> => {
  const moment = (nth: ReturnType<typeof sql>, all: number) =>
    sql`${until.toISOString()}::timestamptz - make_interval(secs => ${(days * 86_400) / all}::float8 * ${nth})`;
  // Multiplying by a prime spreads the records over the members.
  const member = (nth: ReturnType<typeof sql>) =>
    sql`${BASE}::bigint + 1 + (${nth}::bigint * 7919) % ${members}::bigint`;
  await db.transaction(async (tx) => {
    // Disables the triggers, which would otherwise check every generated row.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(sql`
      INSERT INTO members (id, merchant, account, nickname, type, upline_id, depth, rebate, password_changed_at, referral_code, registered_at, registered_ip)
      SELECT ${BASE}::bigint + n, 'perya', 'bench' || n, 'bench' || n, CASE WHEN n * ${WIDTH}::int <= ${members}::int THEN 2 ELSE 0 END,
        CASE WHEN n <= ${WIDTH * WIDTH}::int THEN ${agentId}::bigint ELSE ${BASE}::bigint + n / ${WIDTH}::int END, 1, 20, now(), 'BENCH' || n,
        ${moment(sql`n`, members)}, '203.0.113.1'
      FROM generate_series(1, ${members}::int) AS n`);
    await tx.execute(sql`
      INSERT INTO ledger_accounts (id, merchant, kind, member_id, account_type_id, currency, balance, created_at)
      SELECT ${BASE}::bigint + n, 'perya', 'main', ${BASE}::bigint + n, 0, 'PHP', 1000, now() FROM generate_series(1, ${members}::int) AS n`);
    await tx.execute(sql`
      INSERT INTO ledger_transactions (id, merchant, kind, reference, at)
      SELECT 10000000 + n, 'perya', (ARRAY['deposit', 'deposit', 'withdrawal', 'bonus'])[n % 4 + 1], 'bench-' || n, ${moment(sql`n`, movements)}
      FROM generate_series(1, ${movements}::int) AS n`);
    await tx.execute(sql`
      INSERT INTO ledger_postings (transaction_id, account_id, amount, balance_after)
      SELECT 10000000 + n, ${member(sql`n`)}, CASE WHEN n % 4 = 2 THEN -50 ELSE 100 END, 1000 FROM generate_series(1, ${movements}::int) AS n`);
    await tx.execute(sql`
      INSERT INTO bets (order_no, merchant, member_id, node_id, vassalage, category, currency, stake, valid_bet, payout, status, placed_at, settled_at, stake_transaction_id)
      SELECT 'BENCH' || n, 'perya', ${member(sql`n`)}, g.node_id, g.vassalage, g.category, 'PHP', 50, 50, 40, 'settled', ${moment(sql`n`, bets)}, ${moment(sql`n`, bets)}, 10000001
      FROM generate_series(1, ${bets}::int) AS n
      JOIN (SELECT node_id, vassalage, category, row_number() OVER () AS nth FROM games LIMIT ${GAMES}) g ON g.nth = n % ${GAMES}::int + 1`);
  });
  await fillClosure(db);
  await db.execute(sql`VACUUM ANALYZE`);
};
