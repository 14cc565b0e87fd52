import { sql } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { transactionRecords } from '#schemas/calls/member.ts';
import { toDecimal } from '#schemas/money.ts';
import type { MovementStatus, MovementType } from '#schemas/record-names.ts';
import type { TransactionRecord } from '#schemas/records.ts';
import { queryRows, type Database } from '../db/database.ts';
import type { TransactionKind } from '../db/schema.ts';
import { fromMainWallet } from './main-wallet.ts';
import { pageBounds, pagesOf, type RecordPage, type RecordScope } from './record-range.ts';

type Direction = 'in' | 'out';
/** What a ledger transaction is called in a member's records; bets have records of their own. */
const TYPES: Readonly<Partial<Record<TransactionKind, Readonly<Record<Direction, MovementType>>>>> = {
  deposit: { in: 'DEPOSIT', out: 'DEPOSIT' },
  withdrawal: { in: 'WITHDRAWAL', out: 'WITHDRAWAL' },
  'withdrawal-returned': { in: 'WITHDRAWAL_RETURNED', out: 'WITHDRAWAL_RETURNED' },
  transfer: { in: 'TRANSFER_IN', out: 'TRANSFER_OUT' },
  bonus: { in: 'BONUS', out: 'BONUS' },
  rebate: { in: 'REBATE', out: 'REBATE' },
  adjustment: { in: 'ADJUSTMENT', out: 'ADJUSTMENT' },
  upline: { in: 'UPLINE_IN', out: 'UPLINE_OUT' },
  downline: { in: 'DOWNLINE_IN', out: 'DOWNLINE_OUT' },
  redemption: { in: 'REDEMPTION', out: 'REDEMPTION' },
  conversion: { in: 'CONVERSION', out: 'CONVERSION' },
  salary: { in: 'SALARY', out: 'SALARY' },
  dividend: { in: 'DIVIDEND', out: 'DIVIDEND' },
};
const KINDS = Object.entries(TYPES) as (readonly [TransactionKind, Readonly<Record<Direction, MovementType>>])[];

export type MovementFilter = RecordScope & {
  readonly memberId: number;
  readonly currency: string;
  readonly type?: string | undefined;
};

/** The postings that a filter selects; none for a type that does not exist. */
const selectedBy = (filter: MovementFilter) => {
  const { memberId, type } = filter;
  const [kind, names] = KINDS.find(([, { in: into, out }]) => into === type || out === type) ?? [];
  const all = fromMainWallet(memberId, filter, kind === undefined ? KINDS.map(([each]) => each) : [kind]);
  if (!type) return all;
  if (names === undefined) return sql`${all} AND false`;
  if (names.in === names.out) return all;
  return names.in === type ? sql`${all} AND p.amount > 0` : sql`${all} AND p.amount < 0`;
};

interface Row {
  readonly at: string | Date;
  readonly reference: string;
  readonly kind: TransactionKind;
  readonly amount: string;
  readonly after: string;
  readonly withdrawal: string | null;
}

const ENDED: Readonly<Record<string, MovementStatus>> = { SUCCESS: 'SUCCESS', REJECTED: 'FAILED', CANCELLED: 'FAILED' };
/** Money that left for a withdrawal is on its way until the order ends; everything else is done once it is in the ledger. */
const statusOf = ({ kind, withdrawal }: Row): MovementStatus =>
  kind === 'withdrawal' && withdrawal !== null ? (ENDED[withdrawal] ?? 'PENDING') : 'SUCCESS';

/** One page of the movements of a member's main wallet that are no bets, newest first, with the totals of all that the filter selects. */
export const findMovements = async (
  db: Database,
  filter: MovementFilter,
  page: RecordPage,
): Promise<OutputOf<typeof transactionRecords>> => {
  const { currency } = filter;
  const decimal = (minor: string): number => Number(toDecimal(BigInt(minor), currency));
  const selected = selectedBy(filter);
  const { limit, offset } = pageBounds(page);
  const rows = await queryRows<Row>(
    db,
    sql`
    SELECT found.*, o.status AS withdrawal FROM (
      SELECT t.id, p.id AS posting, t.at, t.reference, t.kind, p.amount::text AS amount, p.balance_after::text AS after
      ${selected} ORDER BY p.id DESC LIMIT ${limit} OFFSET ${offset}
    ) found LEFT JOIN withdrawal_orders o ON o.hold_transaction_id = found.id
    ORDER BY found.posting DESC`,
  );
  const [totals] = await queryRows<{ count: number; into: string; out: string }>(
    db,
    sql`
    SELECT count(*)::int AS count,
      coalesce(sum(p.amount) FILTER (WHERE p.amount > 0), 0)::text AS into,
      coalesce(-sum(p.amount) FILTER (WHERE p.amount < 0), 0)::text AS out
    ${selected}`,
  );
  const record = (row: Row): TransactionRecord => ({
    time: new Date(row.at).getTime(),
    orderNo: row.reference,
    type: TYPES[row.kind]?.[row.amount.startsWith('-') ? 'out' : 'in'] ?? 'ADJUSTMENT',
    amount: decimal(row.amount),
    balanceAfter: decimal(row.after),
    status: statusOf(row),
  });
  return {
    list: rows.map(record),
    totalPages: pagesOf(totals?.count ?? 0, page),
    totals: { moneyIn: decimal(totals?.into ?? '0'), moneyOut: decimal(totals?.out ?? '0') },
  };
};
