import { sql } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { transactions } from '#schemas/calls/agent.ts';
import { toDecimal } from '#schemas/money.ts';
import type { MovementType } from '#schemas/record-names.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import type { MerchantRow } from '#sandbox/db/schema.ts';
import { movementStatus, movementType, type MovementRow } from '#sandbox/domains/records/movement-types.ts';
import { pagesOf, type RecordPage } from '#sandbox/kernel/clock/record-range.ts';
import { JOIN_CLOSURE, linesOf, movementDays, withinLines } from './line-days.ts';
import type { TeamScope } from './member-sums.ts';
import { toNetworkMember, type MemberNames } from '#sandbox/accounts/network/network.ts';
import { countOf, pageWithin, type PagePart } from './page-within.ts';
import { readFigures } from './read-figures.ts';
import { movementsOf } from './record-sums.ts';
import { inRange, splitRange } from './split-range.ts';

export interface TeamMovementFilter extends TeamScope {
  /** The selected transaction types, separated by commas; all types if empty. */
  readonly type?: string | undefined;
}

interface Moved {
  readonly into: string;
  readonly out: string;
}
interface DayMoved extends Moved {
  readonly day: string;
  readonly records: number;
}

const SUMS = sql`coalesce(sum(money_in), 0)::text AS into, coalesce(sum(money_out), 0)::text AS out`;

/** Returns those of the selected types that move money between two wallets of the same member. */
const ownWalletTypes = (types: string | undefined): string =>
  (['TRANSFER_IN', 'TRANSFER_OUT'] satisfies readonly MovementType[])
    .filter((type) => !types || types.split(',').includes(type))
    .join(',');

const findPage = (
  tx: Database,
  merchant: MerchantRow,
  { network, only, type }: TeamMovementFilter,
  { from, to, limit, offset }: PagePart,
): Promise<readonly (MovementRow & MemberNames)[]> =>
  queryRows<MovementRow & MemberNames>(
    tx,
    sql`
    SELECT m.id, m.account, m.type, found.distance, found.at, found.reference, found.kind, found.amount::text AS amount,
      found.balance_after::text AS after, o.status AS withdrawal
    FROM (
      SELECT t.id AS transaction_id, p.id AS posting, t.at, t.reference, t.kind, p.amount, p.balance_after, a.member_id, c.distance
      ${movementsOf(merchant, type, JOIN_CLOSURE)} AND ${withinLines(linesOf(network, only))} AND ${inRange(sql`t.at`, { from, to })}
      ORDER BY t.at DESC, p.id DESC LIMIT ${limit} OFFSET ${offset}
    ) AS found JOIN members m ON m.id = found.member_id
    LEFT JOIN withdrawal_orders o ON o.hold_transaction_id = found.transaction_id
    ORDER BY found.at DESC, found.posting DESC`,
  );

/**
 * Returns one page of the movements in a network's main wallets, without bets, newest first, with the totals of all movements that match the
 * filter.
 */
export const findTeamMovements = async (
  db: Database,
  merchant: MerchantRow,
  filter: TeamMovementFilter,
  page: RecordPage,
  now: number,
): Promise<OutputOf<typeof transactions>> => {
  const { network } = filter;
  const decimal = (minor: bigint | string): number => Number(toDecimal(BigInt(minor), network.currency));
  const range = await splitRange(db, merchant, filter, now);
  const lines = linesOf(network, filter.only);
  const walletTypes = ownWalletTypes(filter.type);
  const { days, rows, wallets } = await readFigures(db, async (tx) => {
    const sums = await queryRows<DayMoved>(
      tx,
      sql`SELECT day::text, sum(movements)::int AS records, ${SUMS}
          FROM (${movementDays(lines, range, filter.type)}) AS sums GROUP BY day ORDER BY day DESC`,
    );
    const betweenWallets =
      walletTypes === ''
        ? []
        : await queryRows<Moved>(tx, sql`SELECT ${SUMS} FROM (${movementDays(lines, range, walletTypes)}) AS sums`);
    const part = pageWithin(sums, range, page);
    return {
      days: sums,
      wallets: betweenWallets,
      rows: part === null ? [] : await findPage(tx, merchant, filter, part),
    };
  });
  const all = (rowsOf: readonly Moved[], name: keyof Moved): bigint =>
    rowsOf.reduce((sum, row) => sum + BigInt(row[name]), 0n);
  const moneyIn = all(days, 'into') - all(wallets, 'into');
  const moneyOut = all(days, 'out') - all(wallets, 'out');
  const ownWallets = all(wallets, 'into') - all(wallets, 'out');
  return {
    list: rows.map((row) => ({
      member: toNetworkMember(row, network),
      time: new Date(row.at).getTime(),
      orderNo: row.reference,
      type: movementType(row),
      amount: decimal(row.amount),
      balanceAfter: decimal(row.after),
      status: movementStatus(row),
    })),
    totalPages: pagesOf(countOf(days), page),
    totals: {
      moneyIn: decimal(moneyIn),
      moneyOut: decimal(moneyOut),
      ownWallets: decimal(ownWallets),
      sum: decimal(moneyIn - moneyOut + ownWallets),
    },
  };
};
