import { loadavg } from 'node:os';
import { and, eq, sql } from 'drizzle-orm';
import { startPostgres } from '../../support/start-postgres.ts';
import { findDownlines } from '#sandbox/domains/agents/find-downlines.ts';
import { findIncome } from '#sandbox/domains/agents/find-income.ts';
import { findOverview } from '#sandbox/domains/agents/find-overview.ts';
import { findTeamBets } from '#sandbox/domains/agents/find-team-bets.ts';
import { findTeamMovements } from '#sandbox/domains/agents/find-team-movements.ts';
import { findTeamProfit } from '#sandbox/domains/agents/find-team-profit.ts';
import { dayBeginning } from '#sandbox/kernel/clock/merchant-day.ts';
import { sumFinishedDays } from '#sandbox/domains/agents/summed-days.ts';
import { queryRows } from '#sandbox/db/database.ts';
import { openDatabase } from '#sandbox/db/open-database.ts';
import {
  awaitedBets,
  lineBetDays,
  lineMovementDays,
  memberDays,
  members,
  memberTotals,
  merchants,
  summedDays,
} from '#sandbox/db/schema.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { median, print, printTargets, rank } from '../figures.ts';
import { makeNetwork } from './make-network.ts';

/**
 * The records cover the requested period and the previous one, which the overview compares. `-- 10000` measures fewer members with the same number
 * of records each.
 */
const MEMBERS = Number(process.argv[2] ?? 100_000);
const SIZE = { members: MEMBERS, bets: MEMBERS * 20, movements: MEMBERS * 4, days: 60 };
/** Rows per page of an exported file. */
const FILE_PAGE = 1000;
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
    // oxlint-disable-next-line no-await-in-loop -- measured one after another
    await work();
    took.push(performance.now() - started);
  }
  return took;
};

const server = await startPostgres();
try {
  const sandbox = await createSandbox({ databaseUrl: server.url, seed: 'small', people: true });
  const { database: filled } = sandbox;
  const [agent] = await filled
    .select()
    .from(members)
    .where(and(eq(members.merchant, 'perya'), eq(members.account, 'agent01')));
  const [merchant] = await filled.select().from(merchants).where(eq(merchants.code, 'perya'));
  if (agent === undefined || merchant === undefined) throw new Error('the seed has no agent01');
  const now = Date.now();
  await makeNetwork(filled, agent.id, SIZE, new Date(now));
  await filled.execute(sql`UPDATE bets SET status = 'settled' WHERE status = 'open'`);
  for (const table of [summedDays, memberDays, memberTotals, lineBetDays, lineMovementDays, awaitedBets])
    // oxlint-disable-next-line no-await-in-loop -- one table after the other
    await filled.delete(table);
  const began = performance.now();
  await sumFinishedDays(filled, merchant, now);
  const sizes = await queryRows<{ table: string; size: string }>(
    filled,
    sql`SELECT relname AS table, pg_size_pretty(pg_total_relation_size(oid)) AS size FROM pg_class
        WHERE relname IN ('bets', 'member_closure', 'member_days', 'member_totals', 'line_bet_days', 'line_movement_days') ORDER BY relname`,
  );
  print(
    `summing ${SIZE.days} days took ${((performance.now() - began) / 1000).toFixed(1)} s: ${sizes.map(({ table, size }) => `${table} ${size}`).join(', ')}`,
  );
  await filled.execute(sql`VACUUM ANALYZE`);
  // Flushes the data just written to disk before the first reports are measured.
  await filled.execute(sql`CHECKPOINT`);

  // A new connection, because one that has just filled the database is slower than those of a running server.
  const served = await openDatabase({ dataDir: null, databaseUrl: server.url });
  const { db } = served;
  const network = {
    agentId: agent.id,
    merchant: 'perya',
    currency: 'PHP',
    rootId: agent.id,
    rootDepth: 0,
  };
  const end = dayBeginning(merchant, now) + DAY_MS;
  const range = { from: new Date(end - RANGE_DAYS * DAY_MS), to: new Date(end) };
  /** The range of an agent whose time zone differs from the merchant's by half an hour. */
  const askew = { from: new Date(range.from.getTime() + DAY_MS / 48), to: new Date(range.to.getTime() - DAY_MS / 48) };
  const scope = { network, ...range };
  const [small] = await db.select().from(members).where(eq(members.account, 'bench100'));
  if (small === undefined) throw new Error('the network has no bench100');
  const line = { network: { ...network, agentId: small.id, rootId: small.id }, ...range };
  const reports = [
    ['overview', () => findOverview(db, merchant, scope, now)],
    ['downlines', () => findDownlines(db, { network, search: '', group: null, isDirect: false, range: null }, PAGE)],
    [
      'search of downlines',
      () => findDownlines(db, { network, search: '777', group: null, isDirect: false, range: null }, PAGE),
    ],
    ['bets', () => findTeamBets(db, merchant, scope, PAGE, now)],
    ['the last page of bets', () => findTeamBets(db, merchant, scope, { ...PAGE, pageNo: MEMBERS / 2 }, now)],
    ['bets of a category', () => findTeamBets(db, merchant, { ...scope, gameCategory: 'RNG' }, PAGE, now)],
    ['profit and loss', () => findTeamProfit(db, merchant, scope, PAGE, now)],
    [
      'a page of a file of profit and loss',
      () => findTeamProfit(db, merchant, scope, { pageNo: 5, pageSize: FILE_PAGE }, now),
    ],
    ['profit and loss in another time zone', () => findTeamProfit(db, merchant, { network, ...askew }, PAGE, now)],
    ['income', () => findIncome(db, merchant, { ...scope, rebate: agent.rebate }, PAGE, now)],
    ['transactions', () => findTeamMovements(db, merchant, scope, PAGE, now)],
    ['deposits', () => findTeamMovements(db, merchant, { ...scope, type: 'DEPOSIT' }, PAGE, now)],
    ['overview of a small line', () => findOverview(db, merchant, line, now)],
    ['bets of a small line', () => findTeamBets(db, merchant, line, PAGE, now)],
    ['profit and loss of a small line', () => findTeamProfit(db, merchant, line, PAGE, now)],
  ] as const;
  const targets: { words: string; value: number; most: number }[] = [];
  for (const [name, work] of reports) {
    // oxlint-disable-next-line no-await-in-loop -- one report after the other
    const took = await time(work);
    print(
      `${name}: median ${median(took).toFixed(1)} ms, p95 ${rank(took, 0.95).toFixed(1)} ms, load ${loadavg()[0]?.toFixed(1)}`,
    );
    targets.push({ words: `p95 of ${name} in milliseconds`, value: rank(took, 0.95), most: LONGEST_P95_MS });
  }
  process.exitCode = printTargets(targets) ? 0 : 1;
  await served.close();
  await sandbox.close();
} finally {
  await server.close();
}
