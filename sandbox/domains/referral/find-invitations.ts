import { sql } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { referral } from '#schemas/calls/referral.ts';
import { toDecimal } from '#schemas/money.ts';
import type { Invitation } from '#schemas/referral.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import type { MemberRow } from '#sandbox/db/schema.ts';
import { pageBounds, pagesOf, type RecordPage } from '#sandbox/kernel/clock/record-range.ts';
import { maskAccount } from '#sandbox/kernel/texts/mask-account.ts';
import { referralTerms } from './referral-terms.ts';

interface Row {
  readonly account: string;
  readonly registered_at: string | Date;
  readonly deposited: boolean;
  readonly amount: string | null;
  readonly expires_at: string | Date | null;
  readonly order_no: string | null;
}

interface Totals {
  readonly count: number;
  readonly deposited: number;
  readonly bonus: string;
  readonly claimable: string;
}

const timeOf = (at: string | Date): number => new Date(at).getTime();

/**
 * Returns one page of the friends whom a member has invited, newest first, each with the reward and whether the friend has deposited. Also returns
 * sums over all invited friends.
 */
export const findInvitations = async (
  db: Database,
  { member, currency, at }: { member: Pick<MemberRow, 'id' | 'merchant' | 'referralCode'>; currency: string; at: Date },
  page: RecordPage,
): Promise<OutputOf<typeof referral>> => {
  const decimal = (minor: bigint | string): number => Number(toDecimal(BigInt(minor), currency));
  const now = sql`${at.toISOString()}::timestamptz`;
  const hasDeposited = sql`EXISTS (
    SELECT FROM ledger_accounts a JOIN ledger_postings p ON p.account_id = a.id JOIN ledger_transactions t ON t.id = p.transaction_id
    WHERE a.member_id = m.id AND a.kind = 'main' AND t.kind = 'deposit')`;
  const invited = sql`
    FROM members m
    LEFT JOIN rewards r ON r.member_id = ${member.id} AND r.reference = 'REFERRAL-' || m.id
    WHERE m.referred_by_id = ${member.id}`;
  const { limit, offset } = pageBounds(page);
  const rows = await queryRows<Row>(
    db,
    sql`
    SELECT m.account, m.registered_at, ${hasDeposited} AS deposited, r.amount::text AS amount,
      r.expires_at, (SELECT reference FROM ledger_transactions WHERE id = r.transaction_id) AS order_no
    ${invited} ORDER BY m.registered_at DESC, m.id DESC LIMIT ${limit} OFFSET ${offset}`,
  );
  const [totals] = await queryRows<Totals>(
    db,
    sql`
    SELECT count(*)::int AS count, count(*) FILTER (WHERE ${hasDeposited})::int AS deposited,
      coalesce(sum(r.amount) FILTER (WHERE r.claimed_at IS NOT NULL), 0)::text AS bonus,
      coalesce(sum(r.amount) FILTER (WHERE r.claimed_at IS NULL AND (r.expires_at IS NULL OR r.expires_at > ${now})), 0)::text AS claimable
    ${invited}`,
  );
  const rewardOf = ({ amount, expires_at, order_no }: Row): Invitation['reward'] => {
    if (amount === null) return null;
    const expireTime = expires_at === null ? null : timeOf(expires_at);
    const isOver = expireTime !== null && expireTime <= at.getTime();
    return {
      amount: decimal(amount),
      status: order_no !== null ? 'CLAIMED' : isOver ? 'EXPIRED' : 'CLAIM',
      expireTime,
      orderNo: order_no,
    };
  };
  const list = rows.map((row): Invitation => {
    const reward = rewardOf(row);
    return {
      account: maskAccount(row.account),
      time: timeOf(row.registered_at),
      status: reward !== null ? 'REWARDED' : row.deposited ? 'DEPOSITED' : 'REGISTERED',
      reward,
    };
  });
  const { minDeposit, bonus, ...terms } = referralTerms(member.merchant, currency);
  const count = totals?.count ?? 0;
  return {
    referralCode: member.referralCode,
    count,
    deposited: totals?.deposited ?? 0,
    bonus: decimal(totals?.bonus ?? '0'),
    claimable: decimal(totals?.claimable ?? '0'),
    terms: { ...terms, minDeposit: decimal(minDeposit), bonus: decimal(bonus) },
    list,
    totalPages: pagesOf(count, page),
  };
};
