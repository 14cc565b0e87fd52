import { and, eq, sql } from 'drizzle-orm';
import { queryRows } from '#sandbox/db/database.ts';
import { members, merchants, settledUntil } from '#sandbox/db/schema.ts';
import { utcOffsetOf } from '#sandbox/kernel/clock/mission-period.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { periodAt } from '#sandbox/domains/settlement/periods.ts';
import { settleContracts } from '#sandbox/domains/settlement/settle-contracts.ts';
import { startPostgres } from '../../support/start-postgres.ts';
import { makeNetwork } from '../agent/make-network.ts';
import { print, printTargets } from '../figures.ts';

/** The bets span more than a month, so that a whole month is settled. */
const SIZE = { members: 100_000, bets: 1_000_000, movements: 100_000, days: 62 };
/** The two levels of agents directly below the first agent have contracts. */
const CONTRACTS = 1000;
const LONGEST_S = 30;

const server = await startPostgres();
try {
  const sandbox = await createSandbox({ databaseUrl: server.url, seed: 'small', people: true });
  const { database: db } = sandbox;
  const [agent] = await db
    .select()
    .from(members)
    .where(and(eq(members.merchant, 'perya'), eq(members.account, 'agent01')));
  const [merchant] = await db.select().from(merchants).where(eq(merchants.code, 'perya'));
  if (agent === undefined || merchant === undefined) throw new Error('the seed has no agent01');
  const now = Date.now();
  const offset = utcOffsetOf(merchant);
  await makeNetwork(db, agent.id, SIZE, new Date(now));
  await db.execute(sql`
    INSERT INTO contracts (request_id, merchant, kind, state, upline_id, downline_id, period, tiers, created_at, active_from)
    SELECT 'BENCH' || kind || m.id, 'perya', kind, 'ACTIVE', m.upline_id, m.id, CASE kind WHEN 'dividend' THEN 'M' END,
      jsonb_build_array(jsonb_build_object('rate', CASE WHEN m.upline_id = ${agent.id} THEN 0.4 ELSE 0.2 END, 'activeMembers', 1,
        'periodValidBet', 0, 'periodProfitLoss', 0, 'betPerDay', 0, 'betPerHour', 0)), now() - interval '70 days', now() - interval '70 days'
    FROM (SELECT * FROM members WHERE account LIKE 'bench%' ORDER BY id LIMIT ${CONTRACTS}) AS m, unnest(ARRAY['daily', 'dividend']) AS kind`);
  await db.execute(sql`VACUUM ANALYZE`);
  const targets: { words: string; value: number; most: number }[] = [];
  for (const [kind, period] of [
    ['daily', 'D'],
    ['dividend', 'M'],
  ] as const) {
    const { from, to } = periodAt(period, periodAt(period, now, offset).from - 1, offset);
    const until = kind === 'daily' ? from : to - 1;
    await db
      .insert(settledUntil)
      .values({ merchant: 'perya', kind, until: new Date(until) })
      .onConflictDoUpdate({ target: [settledUntil.merchant, settledUntil.kind], set: { until: new Date(until) } });
    const began = performance.now();
    await settleContracts(db, merchant, { kind, until, end: to, now: () => now });
    const seconds = (performance.now() - began) / 1000;
    const [paid] = await queryRows<{ rows: number; paid: number; amount: string }>(
      db,
      sql`SELECT count(*)::int AS rows, count(transaction_id)::int AS paid, sum(amount)::text AS amount FROM contract_settlements WHERE kind = ${kind}`,
    );
    print(`one ${kind} settlement of period ${period}: ${seconds.toFixed(1)} s, ${JSON.stringify(paid)}`);
    targets.push({ words: `seconds of one ${kind} settlement`, value: seconds, most: LONGEST_S });
  }
  process.exitCode = printTargets(targets) ? 0 : 1;
  await sandbox.close();
} finally {
  await server.close();
}
