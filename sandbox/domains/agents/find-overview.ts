import { sql } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { overview } from '#schemas/calls/agent.ts';
import { toDecimal } from '#schemas/money.ts';
import type { TeamDay, TeamPeriod } from '#schemas/team.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import type { MerchantRow } from '#sandbox/db/schema.ts';
import type { RecordRange } from '#sandbox/kernel/clock/record-range.ts';
import { activeMembers } from './active-members.ts';
import { betDays, linesOf, movementDays, type Lines } from './line-days.ts';
import { withinNetwork, type Network } from '#sandbox/accounts/network/network.ts';
import { beginOf } from '#sandbox/kernel/clock/merchant-day.ts';
import { readFigures } from './read-figures.ts';
import { inRange, splitRange, type SplitRange } from './split-range.ts';

interface DayRow {
  readonly day: string;
  readonly deposits: string;
  readonly withdrawals: string;
  readonly bets: string;
  readonly valid: string;
  readonly payouts: string;
  readonly bonuses: string;
  readonly rebate: string;
}

interface TeamRow {
  readonly size: number;
  readonly agents: number;
  readonly fresh: number;
  readonly freshBefore: number;
  readonly balance: string;
}

const MINUTE_MS = 60_000;

/**
 * Returns the preceding period of the same length. If the given period is still running, the preceding one is cut to the time that has elapsed, in
 * whole minutes.
 */
const periodBefore = ({ from, to }: RecordRange, now: number): RecordRange => {
  const length = to.getTime() - from.getTime();
  if (now >= to.getTime()) return { from: new Date(from.getTime() - length), to: from };
  const begin = from.getTime() - length;
  const reached = Math.floor((now - length) / MINUTE_MS) * MINUTE_MS;
  return { from: new Date(begin), to: new Date(Math.max(begin, reached)) };
};

/** Reads the sums of a period: by day, newest first, and in total. */
const sumPeriod = async (tx: Database, lines: Lines, range: SplitRange) => {
  const days = await queryRows<DayRow>(
    tx,
    sql`
    SELECT day::text, sum(deposits)::text AS deposits, sum(withdrawals)::text AS withdrawals, sum(bets)::text AS bets, sum(valid_bets)::text AS valid,
      sum(payouts)::text AS payouts, sum(bonuses)::text AS bonuses, sum(rebate)::text AS rebate
    FROM (${betDays(lines, range)} UNION ALL ${movementDays(lines, range)}) AS sums GROUP BY day ORDER BY day DESC`,
  );
  const active = await activeMembers(tx, lines, range);
  const all = (name: Exclude<keyof DayRow, 'day'>): bigint => days.reduce((sum, day) => sum + BigInt(day[name]), 0n);
  return { days, all, active: [...active.values()].reduce((sum, members) => sum + members, 0) };
};
type PeriodSums = Awaited<ReturnType<typeof sumPeriod>>;

const toPeriod = ({ all, active }: PeriodSums, { currency }: Network): Omit<TeamPeriod, 'newMembers'> => {
  const decimal = (minor: bigint): number => Number(toDecimal(minor, currency));
  return {
    activeMembers: active,
    deposits: decimal(all('deposits')),
    withdrawals: decimal(all('withdrawals')),
    bets: decimal(all('bets')),
    validBets: decimal(all('valid')),
    payouts: decimal(all('payouts')),
    bonuses: decimal(all('bonuses')),
    rebate: decimal(all('rebate')),
    net: decimal(all('payouts') - all('bets')),
  };
};

const toDays = ({ days }: PeriodSums, merchant: MerchantRow): TeamDay[] => {
  const decimal = (minor: bigint | string): number => Number(toDecimal(BigInt(minor), merchant.currency));
  return days
    .filter(({ bets }) => BigInt(bets) > 0n)
    .map(({ day, bets, valid, payouts }) => ({
      time: beginOf(merchant, day),
      bets: decimal(bets),
      validBets: decimal(valid),
      payouts: decimal(payouts),
      net: decimal(BigInt(payouts) - BigInt(bets)),
    }));
};

const findTeam = async (
  tx: Database,
  network: Network,
  range: RecordRange,
  compared: RecordRange,
): Promise<TeamRow> => {
  const registered = (period: RecordRange) =>
    sql`(count(*) FILTER (WHERE ${inRange(sql`m.registered_at`, period)}))::int`;
  const [team] = await queryRows<TeamRow>(
    tx,
    sql`
    SELECT count(*)::int AS size, (count(*) FILTER (WHERE m.type <> 0))::int AS agents, ${registered(range)} AS fresh,
      ${registered(compared)} AS "freshBefore", coalesce(sum(a.balance), 0)::text AS balance
    FROM member_closure c JOIN members m ON m.id = c.descendant_id LEFT JOIN ledger_accounts a ON a.member_id = m.id AND a.kind = 'main'
    WHERE ${withinNetwork(network)}`,
  );
  if (team === undefined) throw new Error('the database returned no team');
  return team;
};

/** Returns a network's current members and balances, and its figures for a range and for the preceding one. */
export const findOverview = async (
  db: Database,
  merchant: MerchantRow,
  { network, ...range }: RecordRange & { readonly network: Network },
  now: number,
): Promise<OutputOf<typeof overview>> => {
  const period = await splitRange(db, merchant, range, now);
  const compared = periodBefore(range, now);
  const before = await splitRange(db, merchant, compared, now);
  return readFigures(db, async (tx) => {
    const team = await findTeam(tx, network, range, compared);
    const sums = await sumPeriod(tx, linesOf(network), period);
    return {
      teamSize: team.size,
      agents: team.agents,
      players: team.size - team.agents,
      teamBalance: Number(toDecimal(BigInt(team.balance), network.currency)),
      period: { newMembers: team.fresh, ...toPeriod(sums, network) },
      before: { newMembers: team.freshBefore, ...toPeriod(await sumPeriod(tx, linesOf(network), before), network) },
      compared: { from: compared.from.getTime(), to: compared.to.getTime() },
      days: toDays(sums, merchant),
    };
  });
};
