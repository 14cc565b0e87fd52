import { sql } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { overview } from '#schemas/calls/agent.ts';
import { toDecimal } from '#schemas/money.ts';
import type { TeamDay, TeamPeriod } from '#schemas/team.ts';
import { queryRows, type Database } from '../db/database.ts';
import type { MerchantRow } from '../db/schema.ts';
import type { RecordRange } from '../records/record-range.ts';
import { memberSums, splitRange } from './member-sums.ts';
import { withinNetwork, type Network } from './network.ts';
import { beginOf } from './summed-days.ts';

interface PeriodRow {
  readonly active: number;
  readonly deposits: string;
  readonly withdrawals: string;
  readonly bets: string;
  readonly valid: string;
  readonly payouts: string;
  readonly bonuses: string;
}

interface DayRow {
  readonly day: string;
  readonly bets: string;
  readonly valid: string;
  readonly payouts: string;
}

interface TeamRow {
  readonly size: number;
  readonly agents: number;
  readonly fresh: number;
  readonly freshBefore: number;
  readonly balance: string;
}

/** The period of the same length just before. */
const periodBefore = ({ from, to }: RecordRange): RecordRange => ({
  from: new Date(from.getTime() - (to.getTime() - from.getTime())),
  to: from,
});

const sumPeriod = async (
  db: Database,
  merchant: MerchantRow,
  network: Network,
  range: RecordRange,
  now: number,
): Promise<Omit<TeamPeriod, 'newMembers'>> => {
  const sums = memberSums(network.merchant, withinNetwork(network), await splitRange(db, merchant, range, now));
  const [row] = await queryRows<PeriodRow>(
    db,
    sql`
    SELECT (count(*) FILTER (WHERE records > 0))::int AS active, coalesce(sum(deposits), 0)::text AS deposits, coalesce(sum(withdrawals), 0)::text AS withdrawals,
      coalesce(sum(bets), 0)::text AS bets, coalesce(sum(valid_bets), 0)::text AS valid, coalesce(sum(payouts), 0)::text AS payouts,
      coalesce(sum(bonuses), 0)::text AS bonuses
    FROM (
      SELECT sum(records) AS records, sum(deposits) AS deposits, sum(withdrawals) AS withdrawals, sum(bets) AS bets, sum(valid_bets) AS valid_bets,
        sum(payouts) AS payouts, sum(bonuses + rebate) AS bonuses
      FROM (${sums}) AS sums GROUP BY member_id
    ) AS each`,
  );
  if (row === undefined) throw new Error('the database returned no sums');
  const decimal = (minor: bigint | string): number => Number(toDecimal(BigInt(minor), network.currency));
  return {
    activeMembers: row.active,
    deposits: decimal(row.deposits),
    withdrawals: decimal(row.withdrawals),
    bets: decimal(row.bets),
    validBets: decimal(row.valid),
    payouts: decimal(row.payouts),
    bonuses: decimal(row.bonuses),
    net: decimal(BigInt(row.payouts) - BigInt(row.bets)),
  };
};

const sumDays = async (
  db: Database,
  merchant: MerchantRow,
  network: Network,
  range: RecordRange,
  now: number,
): Promise<TeamDay[]> => {
  const sums = memberSums(network.merchant, withinNetwork(network), await splitRange(db, merchant, range, now));
  const rows = await queryRows<DayRow>(
    db,
    sql`
    SELECT day::text, sum(bets)::text AS bets, sum(valid_bets)::text AS valid, sum(payouts)::text AS payouts
    FROM (${sums}) AS sums GROUP BY day HAVING sum(bets) > 0 ORDER BY day DESC`,
  );
  const decimal = (minor: bigint | string): number => Number(toDecimal(BigInt(minor), network.currency));
  return rows.map(({ day, bets, valid, payouts }) => ({
    time: beginOf(merchant, day),
    bets: decimal(bets),
    validBets: decimal(valid),
    payouts: decimal(payouts),
    net: decimal(BigInt(payouts) - BigInt(bets)),
  }));
};

/** A network's people and money now, and its figures in a range and in the one before. */
export const findOverview = async (
  db: Database,
  merchant: MerchantRow,
  { network, ...range }: RecordRange & { readonly network: Network },
  now: number,
): Promise<OutputOf<typeof overview>> => {
  const before = periodBefore(range);
  const registered = ({ from, to }: RecordRange) =>
    sql`(count(*) FILTER (WHERE m.registered_at >= ${from.toISOString()}::timestamptz AND m.registered_at < ${to.toISOString()}::timestamptz))::int`;
  const [team] = await queryRows<TeamRow>(
    db,
    sql`
    SELECT count(*)::int AS size, (count(*) FILTER (WHERE m.type <> 0))::int AS agents, ${registered(range)} AS fresh, ${registered(before)} AS "freshBefore",
      coalesce(sum(a.balance), 0)::text AS balance
    FROM member_closure c JOIN members m ON m.id = c.descendant_id LEFT JOIN ledger_accounts a ON a.member_id = m.id AND a.kind = 'main'
    WHERE ${withinNetwork(network)}`,
  );
  if (team === undefined) throw new Error('the database returned no team');
  return {
    teamSize: team.size,
    agents: team.agents,
    players: team.size - team.agents,
    teamBalance: Number(toDecimal(BigInt(team.balance), network.currency)),
    period: { newMembers: team.fresh, ...(await sumPeriod(db, merchant, network, range, now)) },
    before: { newMembers: team.freshBefore, ...(await sumPeriod(db, merchant, network, before, now)) },
    days: await sumDays(db, merchant, network, range, now),
  };
};
