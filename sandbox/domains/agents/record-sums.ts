import { sql, type SQL } from 'drizzle-orm';
import type { MerchantRow } from '#sandbox/db/schema.ts';
import { movementCondition } from '#sandbox/domains/records/movement-types.ts';

/** Returns SQL columns of `bets b`: sums of settled bets, and the count of all bets; `settled` is the condition for a settled bet. */
export const betSums = (settled: SQL = sql`b.status = 'settled'`): SQL => sql`
  count(*)::int AS records, coalesce(sum(b.stake), 0)::bigint AS staked,
  coalesce(sum(b.stake) FILTER (WHERE ${settled}), 0)::bigint AS bets,
  coalesce(sum(b.valid_bet) FILTER (WHERE ${settled}), 0)::bigint AS valid_bets,
  coalesce(sum(b.payout) FILTER (WHERE ${settled}), 0)::bigint AS payouts`;

/** SQL columns of `ledger_transactions t` and `ledger_postings p`: sums of movements. */
export const MOVEMENT_SUMS = sql`
  coalesce(sum(p.amount) FILTER (WHERE t.kind = 'deposit'), 0)::bigint AS deposits,
  coalesce(-sum(p.amount) FILTER (WHERE t.kind IN ('withdrawal', 'withdrawal-returned')), 0)::bigint AS withdrawals,
  coalesce(sum(p.amount) FILTER (WHERE t.kind = 'bonus'), 0)::bigint AS bonuses,
  coalesce(sum(p.amount) FILTER (WHERE t.kind = 'rebate'), 0)::bigint AS rebate,
  count(*)::int AS movements,
  coalesce(sum(p.amount) FILTER (WHERE p.amount > 0), 0)::bigint AS money_in,
  coalesce(-sum(p.amount) FILTER (WHERE p.amount < 0), 0)::bigint AS money_out`;

/** SQL columns of `ledger_postings p`: counts and amounts by direction. */
export const DIRECTION_SUMS = sql`
  (count(*) FILTER (WHERE p.amount > 0))::int AS movements_in, (count(*) FILTER (WHERE p.amount < 0))::int AS movements_out,
  coalesce(sum(p.amount) FILTER (WHERE p.amount > 0), 0)::bigint AS money_in,
  coalesce(-sum(p.amount) FILTER (WHERE p.amount < 0), 0)::bigint AS money_out`;

/**
 * Returns SQL that starts at FROM: the movements of the merchant's members, with transactions `t`, postings `p`, main wallets `a` and the tables that
 * `join` adds.
 */
export const movementsOf = ({ code }: MerchantRow, types?: string, join: SQL = sql``): SQL => sql`
  FROM ledger_transactions t JOIN ledger_postings p ON p.transaction_id = t.id
  JOIN ledger_accounts a ON a.id = p.account_id AND a.kind = 'main' ${join}
  WHERE t.merchant = ${code} AND ${movementCondition(types)}`;
