import { sql } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { loss } from '#schemas/calls/agent.ts';
import { toDecimal } from '#schemas/money.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import type { MerchantRow } from '#sandbox/db/schema.ts';
import { pagesOf, type RecordPage } from '#sandbox/kernel/clock/record-range.ts';
import { betDays, linesOf, movementDays } from './line-days.ts';
import { memberSums, type TeamScope } from './member-sums.ts';
import { toNetworkMember, type MemberNames } from '#sandbox/accounts/network/network.ts';
import { rankMembers } from './rank-members.ts';
import { readFigures } from './read-figures.ts';
import { splitRange } from './split-range.ts';

interface Sums {
  readonly deposits: string;
  readonly withdrawals: string;
  readonly bonuses: string;
  readonly rebate: string;
  readonly bets: string;
  readonly valid: string;
  readonly payouts: string;
}
type Row = MemberNames & Sums;

const SUMS = sql.raw(
  ['deposits', 'withdrawals', 'bonuses', 'rebate', 'bets', 'valid_bets', 'payouts']
    .map((name) => `coalesce(sum(sums.${name}), 0)::text AS ${name === 'valid_bets' ? 'valid' : name}`)
    .join(', '),
);

/** Returns one page of a network's members with the sums of their bets and movements, largest bets first, and the totals of all members. */
export const findTeamProfit = async (
  db: Database,
  merchant: MerchantRow,
  scope: TeamScope,
  page: RecordPage,
  now: number,
): Promise<OutputOf<typeof loss>> => {
  const { network } = scope;
  const lines = linesOf(network, scope.only);
  const decimal = (minor: bigint | string): number => Number(toDecimal(BigInt(minor), network.currency));
  const profit = ({ bets, valid, payouts, ...moved }: Sums) => ({
    deposits: decimal(moved.deposits),
    withdrawals: decimal(moved.withdrawals),
    bonuses: decimal(moved.bonuses),
    rebate: decimal(moved.rebate),
    bets: decimal(bets),
    validBets: decimal(valid),
    payouts: decimal(payouts),
    netProfitLoss: decimal(BigInt(payouts) - BigInt(bets)),
  });
  const range = await splitRange(db, merchant, scope, now);
  const { ranked, rows, total } = await readFigures(db, async (tx) => {
    const { memberIds, count } = await rankMembers(tx, lines, range, page);
    const found = await queryRows<Row>(
      tx,
      sql`
      SELECT m.id, m.account, m.type, min(sums.distance) AS distance, ${SUMS}
      FROM (${memberSums(lines, memberIds, range)}) AS sums JOIN members m ON m.id = sums.member_id GROUP BY m.id, m.account, m.type`,
    );
    const [all] = await queryRows<Sums>(
      tx,
      sql`SELECT ${SUMS} FROM (${betDays(lines, range)} UNION ALL ${movementDays(lines, range)}) AS sums`,
    );
    return { ranked: { memberIds, count }, rows: new Map(found.map((row) => [Number(row.id), row])), total: all };
  });
  if (total === undefined) throw new Error('the database returned no totals');
  return {
    list: ranked.memberIds.flatMap((id) => {
      const row = rows.get(id);
      return row === undefined ? [] : [{ member: toNetworkMember(row, network), ...profit(row) }];
    }),
    totalPages: pagesOf(ranked.count, page),
    totals: profit(total),
  };
};
