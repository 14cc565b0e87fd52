import { sql, type SQL } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { transactionRecords } from '#schemas/calls/member.ts';
import { toDecimal } from '#schemas/money.ts';
import type { TransactionRecord } from '#schemas/records.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import type { MerchantRow } from '#sandbox/db/schema.ts';
import { localDay } from '#sandbox/kernel/clock/merchant-day.ts';
import { pageBounds, pagesOf, type RecordPage, type RecordScope } from '#sandbox/kernel/clock/record-range.ts';
import { fromMainWallet } from './main-wallet.ts';
import { movementCondition, movementStatus, movementType, type MovementRow } from './movement-types.ts';

export type MovementFilter = RecordScope & {
  readonly memberId: number;
  readonly merchant: Pick<MerchantRow, 'currency' | 'settings'>;
  readonly type?: string | undefined;
};

const PLAY = sql`t.kind IN ('bet', 'payout')`;

interface FoundRow extends MovementRow {
  /** The sums of the bets that the row stands for; null for a single movement. */
  readonly play: { readonly count: number; readonly staked: string; readonly paid: string } | null;
  /** The time of the first posting of the row, in Unix milliseconds. */
  readonly since: number;
}

interface Totals {
  readonly count: number;
  readonly into: string;
  readonly out: string;
  readonly bets: string;
  readonly wallets: string;
}

/**
 * Returns a common table expression `marked` with the postings that the filter selects, newest first. `day` is the merchant-local day of bet
 * postings, and null for others. Successive bet postings on one day form one row of the record; `is_row` is true for the newest posting of each row.
 * The window functions follow the order of an index, so a page reads only its own part of the postings.
 */
const markedPostings = (filter: MovementFilter): SQL => {
  const hasBets = !('orderNo' in filter) && (!filter.type || filter.type === 'BETS');
  return sql`marked AS (
    SELECT postings.*, day IS NULL OR lag(day) OVER (ORDER BY id DESC) IS DISTINCT FROM day AS is_row FROM (
      SELECT p.id, p.account_id, t.id AS transaction_id, t.at, t.reference, t.kind, p.amount, p.balance_after,
        CASE WHEN ${PLAY} THEN ${localDay(filter.merchant, sql`t.at`)} END AS day
      ${fromMainWallet(filter.memberId, filter)} AND ${hasBets ? sql`true` : movementCondition(filter.type)}
    ) postings)`;
};

const isWanted = ({ type }: MovementFilter): SQL => (type === 'BETS' ? sql`day IS NOT NULL` : sql`true`);

const findRows = (db: Database, filter: MovementFilter, page: RecordPage): Promise<readonly FoundRow[]> => {
  const { limit, offset } = pageBounds(page);
  const since = 'orderNo' in filter ? sql`true` : sql`t.at >= ${filter.from.toISOString()}::timestamptz`;
  return queryRows<FoundRow>(
    db,
    sql`
    WITH ${markedPostings(filter)},
    found AS (
      SELECT * FROM (SELECT marked.*, lead(id) OVER (ORDER BY id DESC) AS older FROM marked WHERE is_row) each_row
      WHERE ${isWanted(filter)} ORDER BY id DESC LIMIT ${limit} OFFSET ${offset})
    SELECT found.at, found.reference, found.kind, coalesce(play.amount, found.amount)::text AS amount,
      found.balance_after::text AS after, o.status AS withdrawal,
      (extract(epoch FROM coalesce(play.since, found.at)) * 1000)::float8 AS since,
      CASE WHEN found.day IS NOT NULL
        THEN json_build_object('count', play.count, 'staked', play.staked::text, 'paid', play.paid::text) END AS play
    FROM found
    LEFT JOIN withdrawal_orders o ON o.hold_transaction_id = found.transaction_id
    LEFT JOIN LATERAL (
      SELECT sum(p.amount) AS amount, min(t.at) AS since, (count(*) FILTER (WHERE t.kind = 'bet'))::int AS count,
        coalesce(-sum(p.amount) FILTER (WHERE t.kind = 'bet'), 0) AS staked,
        coalesce(sum(p.amount) FILTER (WHERE t.kind = 'payout'), 0) AS paid
      FROM ledger_postings p JOIN ledger_transactions t ON t.id = p.transaction_id
      WHERE p.account_id = found.account_id AND p.id <= found.id AND p.id > coalesce(found.older, 0) AND ${since}
    ) play ON found.day IS NOT NULL
    ORDER BY found.id DESC`,
  );
};

const sumRows = async (db: Database, filter: MovementFilter): Promise<Totals> => {
  const isMove = sql`day IS NULL AND kind <> 'transfer'`;
  const sumOf = (condition: SQL, what = sql`amount`): SQL =>
    sql`coalesce(sum(${what}) FILTER (WHERE ${condition}), 0)::text`;
  const [totals] = await queryRows<Totals>(
    db,
    sql`
    WITH ${markedPostings(filter)}
    SELECT (count(*) FILTER (WHERE is_row))::int AS count,
      ${sumOf(sql`${isMove} AND amount > 0`)} AS into, ${sumOf(sql`${isMove} AND amount < 0`, sql`-amount`)} AS out,
      ${sumOf(sql`day IS NOT NULL`)} AS bets, ${sumOf(sql`kind = 'transfer'`)} AS wallets
    FROM marked WHERE ${isWanted(filter)}`,
  );
  return totals ?? { count: 0, into: '0', out: '0', bets: '0', wallets: '0' };
};

/**
 * Returns one page of the changes to a member's main wallet, newest first, with the totals of all changes that match the filter. A day's bets are
 * summed up in one row, or in several if there were other movements between them.
 */
export const findMovements = async (
  db: Database,
  filter: MovementFilter,
  page: RecordPage,
): Promise<OutputOf<typeof transactionRecords>> => {
  const { currency } = filter.merchant;
  const decimal = (minor: string): number => Number(toDecimal(BigInt(minor), currency));
  const rows = await findRows(db, filter, page);
  const totals = await sumRows(db, filter);
  const record = ({ play, since, ...row }: FoundRow): TransactionRecord => {
    const time = new Date(row.at).getTime();
    return {
      time,
      orderNo: play === null ? row.reference : '',
      type: play === null ? movementType(row) : 'BETS',
      amount: decimal(row.amount),
      balanceAfter: filter.type ? null : decimal(row.after),
      status: movementStatus(row),
      play:
        play === null
          ? null
          : {
              count: play.count,
              stakes: decimal(play.staked),
              payouts: decimal(play.paid),
              from: Math.floor(since),
              to: time + 1,
            },
    };
  };
  return {
    list: rows.map(record),
    totalPages: pagesOf(totals.count, page),
    totals: {
      moneyIn: decimal(totals.into),
      moneyOut: decimal(totals.out),
      bets: decimal(totals.bets),
      ownWallets: decimal(totals.wallets),
    },
  };
};
