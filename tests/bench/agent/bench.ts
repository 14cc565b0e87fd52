import { and, eq, sql } from 'drizzle-orm';
import { startPostgres } from '../../support/start-postgres.ts';
import { findDownlines } from '#sandbox/agents/find-downlines.ts';
import { findIncome } from '#sandbox/agents/find-income.ts';
import { findOverview } from '#sandbox/agents/find-overview.ts';
import { findTeamBets } from '#sandbox/agents/find-team-bets.ts';
import { findTeamMovements } from '#sandbox/agents/find-team-movements.ts';
import { findTeamProfit } from '#sandbox/agents/find-team-profit.ts';
import { dayBeginning } from '#sandbox/agents/merchant-day.ts';
import { sumFinishedDays } from '#sandbox/agents/summed-days.ts';
import { queryRows } from '#sandbox/db/database.ts';
import { members, merchants, summedDays } from '#sandbox/db/schema.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { median, print, printTargets, rank } from '../figures.ts';
import { makeNetwork } from './make-network.ts';

/** The records cover the asked period and the one before, with which the overview compares. */
const SIZE = { members: 100_000, bets: 2_000_000, movements: 400_000, days: 60 };
const RANGE_DAYS = 30;
const RUNS = 20;
const DAY_MS = 86_400_000;
/** In milliseconds. */
const LONGEST_P95_MS = 300;
const PAGE = { pageNo: 1, pageSize: 20 };

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
  const [agent] = await db
    .select()
    .from(members)
    .where(and(eq(members.merchant, 'perya'), eq(members.account, 'agent01')));
  const [merchant] = await db.select().from(merchants).where(eq(merchants.code, 'perya'));
  if (agent === undefined || merchant === undefined) throw new Error('the seed has no agent01');
  const now = Date.now();
  await makeNetwork(db, agent.id, SIZE, new Date(now));
  await db.execute(sql`UPDATE bets SET status = 'settled' WHERE status = 'open'`);
  await db.delete(summedDays);
  const began = performance.now();
  await sumFinishedDays(db, merchant, now);
  const [summed] = await queryRows<{ rows: number; size: string; closure: number; closureSize: string }>(
    db,
    sql`SELECT (SELECT count(*)::int FROM member_days) AS rows, pg_size_pretty(pg_total_relation_size('member_days')) AS size,
          (SELECT count(*)::int FROM member_closure) AS closure, pg_size_pretty(pg_total_relation_size('member_closure')) AS "closureSize"`,
  );
  print(
    `summing ${SIZE.days} days took ${((performance.now() - began) / 1000).toFixed(1)} s: ${JSON.stringify(summed)}`,
  );
  await db.execute(sql`VACUUM ANALYZE`);

  const network = {
    agentId: agent.id,
    merchant: 'perya',
    currency: 'PHP',
    rootId: agent.id,
    rootDepth: 0,
    since: null,
  };
  const end = dayBeginning(merchant, now) + DAY_MS;
  const range = { from: new Date(end - RANGE_DAYS * DAY_MS), to: new Date(end) };
  /** Of an agent whose clock is half an hour off the merchant's. */
  const askew = { from: new Date(range.from.getTime() + DAY_MS / 48), to: new Date(range.to.getTime() - DAY_MS / 48) };
  const scope = { network, ...range };
  const reports = [
    ['overview', () => findOverview(db, merchant, scope, now)],
    ['downlines', () => findDownlines(db, { network, search: '' }, PAGE)],
    ['search of downlines', () => findDownlines(db, { network, search: '777' }, PAGE)],
    ['bets', () => findTeamBets(db, merchant, scope, PAGE, now)],
    ['bets of a category', () => findTeamBets(db, merchant, { ...scope, gameCategory: 'RNG' }, PAGE, now)],
    ['profit and loss', () => findTeamProfit(db, merchant, scope, PAGE, now)],
    ['profit and loss on another clock', () => findTeamProfit(db, merchant, { network, ...askew }, PAGE, now)],
    ['income', () => findIncome(db, merchant, { ...scope, rebate: agent.rebate }, PAGE, now)],
    ['transactions', () => findTeamMovements(db, merchant, scope, PAGE, now)],
    ['deposits', () => findTeamMovements(db, merchant, { ...scope, type: 'DEPOSIT' }, PAGE, now)],
  ] as const;
  const targets: { words: string; value: number; most: number }[] = [];
  for (const [name, work] of reports) {
    // oxlint-disable-next-line no-await-in-loop -- one report after the other
    const took = await time(work);
    print(`${name}: median ${median(took).toFixed(1)} ms, p95 ${rank(took, 0.95).toFixed(1)} ms`);
    targets.push({ words: `p95 of ${name} in milliseconds`, value: rank(took, 0.95), most: LONGEST_P95_MS });
  }
  process.exitCode = printTargets(targets) ? 0 : 1;
  await sandbox.close();
} finally {
  await server.close();
}
