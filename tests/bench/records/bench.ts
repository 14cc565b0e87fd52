import { eq, sql } from 'drizzle-orm';
import { startPostgres } from '../../support/start-postgres.ts';
import type { Database } from '#sandbox/db/database.ts';
import { queryRows } from '#sandbox/db/database.ts';
import { merchants } from '#sandbox/db/schema.ts';
import { findLeaderboard } from '#sandbox/domains/missions/find-leaderboard.ts';
import { findMissions } from '#sandbox/domains/missions/find-missions.ts';
import { findBets } from '#sandbox/domains/records/find-bets.ts';
import { findMovements } from '#sandbox/domains/records/find-movements.ts';
import { beginningsOf } from '#sandbox/kernel/clock/record-range.ts';
import { sumProfit } from '#sandbox/domains/records/sum-profit.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { median, print, printTargets, rank } from '../figures.ts';

const SIZES = [1_000, 10_000, 100_000, 200_000, 1_000_000];
/** The number of a member's records at which each target must hold; missions count bets, which are every second record. */
const TARGET_SIZES: Readonly<Record<string, number>> = {
  bets: 100_000,
  movements: 100_000,
  'profit and loss': 100_000,
  missions: 200_000,
  leaderboard: 200_000,
};
/** In milliseconds. */
const LONGEST_P95_MS = 100;
const RUNS = 30;
/** The number of games that the member plays. */
const GAMES = 50;
const DAYS = 30;
const FIRST_PAGE = { pageNo: 1, pageSize: 10 };

interface Ids {
  readonly member: number;
  readonly wallet: number;
}

/** Adds records evenly over the days, half of them bets and half other movements. Triggers are off, because they would check every record. */
const addRecords = async (db: Database, from: number, to: number, { member, wallet }: Ids, since: Date) => {
  const step = sql`${since.toISOString()}::timestamptz + make_interval(secs => ${(DAYS * 86_400) / 1_000_000}::float8 * n)`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    const rows = sql`generate_series(${from}::int + 1, ${to}::int) AS n`;
    await tx.execute(sql`
      INSERT INTO ledger_transactions (id, merchant, kind, reference, at)
      SELECT 10000000 + n, 'perya', CASE WHEN n % 2 = 0 THEN 'bet' WHEN n % 4 = 1 THEN 'deposit' ELSE 'withdrawal' END, 'bench-' || n, ${step}
      FROM ${rows}`);
    await tx.execute(sql`
      INSERT INTO ledger_postings (transaction_id, account_id, amount, balance_after)
      SELECT 10000000 + n, ${wallet}, CASE WHEN n % 4 = 1 THEN 100 ELSE -50 END, 1000000 FROM ${rows}`);
    await tx.execute(sql`
      INSERT INTO bets (order_no, merchant, member_id, node_id, vassalage, category, currency, stake, valid_bet, payout, status, placed_at, settled_at, stake_transaction_id)
      SELECT 'BENCH' || n, 'perya', ${member}, g.node_id, g.vassalage, g.category, 'PHP', 50, 50, 40, 'settled', ${step}, ${step}, 10000000 + n
      FROM ${rows}, (SELECT node_id, vassalage, category, row_number() OVER () AS nth FROM games LIMIT ${GAMES}) g
      WHERE n % 2 = 0 AND g.nth = n / 2 % ${GAMES} + 1`);
  });
  await db.execute(sql`ANALYZE`);
};

const time = async (work: () => Promise<unknown>): Promise<readonly number[]> => {
  const took: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await work();
    took.push(performance.now() - started);
  }
  return took;
};

const server = await startPostgres();
try {
  const sandbox = await createSandbox({ databaseUrl: server.url, seed: 'small', people: true });
  const { database: db } = sandbox;
  const [ids] = await queryRows<Ids>(
    db,
    sql`SELECT m.id::int AS member, a.id::int AS wallet FROM members m JOIN ledger_accounts a ON a.member_id = m.id AND a.kind = 'main'
        WHERE m.merchant = 'perya' AND m.account = 'player01'`,
  );
  const [merchant] = await db.select().from(merchants).where(eq(merchants.code, 'perya'));
  if (ids === undefined || merchant === undefined) throw new Error('the seed has no player01');
  const since = new Date(Date.now() - DAYS * 86_400_000);
  const range = { memberId: ids.member, currency: 'PHP', from: since, to: new Date() };
  const pages = [
    ['bets', () => findBets(db, range, FIRST_PAGE)],
    ['movements', () => findMovements(db, { ...range, merchant }, FIRST_PAGE)],
    ['profit and loss', () => sumProfit(db, { ...range, days: beginningsOf(range) })],
    ['missions', () => findMissions(db, merchant, { memberId: ids.member, at: new Date(), language: 'EN' })],
    ['leaderboard', () => findLeaderboard(db, merchant, { id: ids.member, account: 'player01' }, new Date())],
  ] as const;
  const targets: { words: string; value: number; most: number }[] = [];
  let size = 0;
  for (const next of SIZES) {
    // oxlint-disable-next-line no-await-in-loop -- one size after the other
    await addRecords(db, size, next, ids, since);
    size = next;
    for (const [name, work] of pages) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const took = await time(work);
      print(`${size} records, ${name}: median ${median(took).toFixed(1)} ms, p95 ${rank(took, 0.95).toFixed(1)} ms`);
      if (size === TARGET_SIZES[name])
        targets.push({ words: `p95 of ${name} in milliseconds`, value: rank(took, 0.95), most: LONGEST_P95_MS });
    }
  }
  process.exitCode = printTargets(targets) ? 0 : 1;
  await sandbox.close();
} finally {
  await server.close();
}
