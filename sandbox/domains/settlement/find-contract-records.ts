import { sql } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { contractRecords } from '#schemas/calls/contracts.ts';
import type { ContractKind, SettlementStatus } from '#schemas/contract-names.ts';
import { toDecimal } from '#schemas/money.ts';
import type { Network } from '#sandbox/accounts/network/network.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import { pageBounds, pagesOf, type RecordPage, type RecordRange } from '#sandbox/kernel/clock/record-range.ts';
import { toEarnings } from './earnings.ts';

interface Totals {
  readonly count: number;
  readonly gross: string;
  readonly shared: string;
  readonly amount: string;
}

interface Row {
  readonly orderNo: string;
  readonly requestId: string;
  readonly account: string;
  readonly periodFrom: string | Date;
  readonly periodTo: string | Date;
  readonly settledAt: string | Date;
  readonly status: SettlementStatus;
  readonly members: number;
  readonly rate: number;
  readonly tier: number;
  readonly bets: string;
  readonly valid: string;
  readonly own: string;
  readonly payouts: string;
  readonly bonuses: string;
  readonly base: string;
  readonly carriedIn: string;
  readonly gross: string;
  readonly shared: string;
  readonly amount: string;
  readonly carriedOut: string;
}

type Scope = RecordRange & {
  readonly network: Network;
  readonly kind: ContractKind;
  readonly role: 'offered' | 'received';
};

const time = (at: string | Date): number => new Date(at).getTime();

/** Returns one page of the settlements that were made in a range, newest first, with the totals of all of them. */
export const findContractRecords = async (
  db: Database,
  { network, kind, role, from, to }: Scope,
  page: RecordPage,
): Promise<OutputOf<typeof contractRecords>> => {
  const { agentId, rootId, rootDepth, currency } = network;
  const decimal = (minor: string): number => Number(toDecimal(BigInt(minor), currency));
  const side =
    role === 'received'
      ? sql`s.member_id = ${agentId}`
      : sql`c.upline_id = ${agentId} ${rootDepth === 0 ? sql`` : sql`AND s.member_id = ${rootId}`}`;
  const selected = sql`
    FROM contract_settlements s JOIN contracts c ON c.id = s.contract_id
    WHERE ${side} AND s.kind = ${kind} AND s.settled_at >= ${from.toISOString()}::timestamptz AND s.settled_at < ${to.toISOString()}::timestamptz`;
  const { limit, offset } = pageBounds(page);
  const rows = await queryRows<Row>(
    db,
    sql`
    SELECT s.order_no AS "orderNo", c.request_id AS "requestId", m.account, s.period_from AS "periodFrom", s.period_to AS "periodTo",
      s.settled_at AS "settledAt", s.status, s.active_members AS members, s.rate, s.tier, s.bets::text, s.valid_bets::text AS valid,
      s.payouts::text, s.bonuses::text, s.base::text, s.carried_in::text AS "carriedIn", s.gross::text, s.shared::text, s.amount::text,
      s.carried_out::text AS "carriedOut", (
        SELECT coalesce(sum(b.valid_bet), 0)::bigint::text FROM bets b
        WHERE b.member_id = s.member_id AND b.status = 'settled' AND b.placed_at < s.period_to
          AND b.settled_at >= s.period_from AND b.settled_at < s.period_to) AS own
    FROM (SELECT s.id ${selected} ORDER BY s.settled_at DESC, s.id DESC LIMIT ${limit} OFFSET ${offset}) AS page
    JOIN contract_settlements s ON s.id = page.id JOIN contracts c ON c.id = s.contract_id JOIN members m ON m.id = s.member_id
    ORDER BY s.settled_at DESC, s.id DESC`,
  );
  const [totals] = await queryRows<Totals>(
    db,
    sql`SELECT count(*)::int AS count, coalesce(sum(s.gross), 0)::bigint::text AS gross, coalesce(sum(s.shared), 0)::bigint::text AS shared,
      coalesce(sum(s.amount), 0)::bigint::text AS amount ${selected}`,
  );
  return {
    list: rows.map((row) => ({
      orderNo: row.orderNo,
      requestId: row.requestId,
      kind,
      account: row.account,
      periodFrom: time(row.periodFrom),
      periodTo: time(row.periodTo),
      settledAt: time(row.settledAt),
      status: row.status,
      ...toEarnings(
        {
          activeMembers: row.members,
          bets: BigInt(row.bets),
          validBets: BigInt(row.valid),
          ownValidBets: BigInt(row.own),
          payouts: BigInt(row.payouts),
          bonuses: BigInt(row.bonuses),
        },
        {
          tier: row.tier,
          rate: row.rate,
          base: BigInt(row.base),
          carriedIn: BigInt(row.carriedIn),
          gross: BigInt(row.gross),
          shared: BigInt(row.shared),
          amount: BigInt(row.amount),
          carriedOut: BigInt(row.carriedOut),
        },
        currency,
      ),
    })),
    totalPages: pagesOf(totals?.count ?? 0, page),
    totals: {
      gross: decimal(totals?.gross ?? '0'),
      shared: decimal(totals?.shared ?? '0'),
      amount: decimal(totals?.amount ?? '0'),
    },
  };
};
