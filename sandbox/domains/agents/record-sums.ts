import { sql, type SQL } from 'drizzle-orm';
import type { MerchantRow } from '#sandbox/db/schema.ts';
import { movementCondition } from '#sandbox/domains/records/movement-types.ts';

/**
 * Returns SQL columns that sum `bets b`: count and stakes of all bets; stakes, valid bets and payouts of settled ones. `settled` is the condition for
 * a settled bet.
 */
export const betSums = (settled: SQL = sql`b.status = 'settled'`): SQL => sql`
  count(*)::int AS records, coalesce(sum(b.stake), 0)::bigint AS staked,
  coalesce(sum(b.stake) FILTER (WHERE ${settled}), 0)::bigint AS bets,
  coalesce(sum(b.valid_bet) FILTER (WHERE ${settled}), 0)::bigint AS valid_bets,
  coalesce(sum(b.payout) FILTER (WHERE ${settled}), 0)::bigint AS payouts`;

/** SQL columns that sum the movements of `ledger_transactions t` and `ledger_postings p` by kind and direction. */
export const MOVEMENT_SUMS = sql`
  coalesce(sum(p.amount) FILTER (WHERE t.kind = 'deposit'), 0)::bigint AS deposits,
  coalesce(-sum(p.amount) FILTER (WHERE t.kind IN ('withdrawal', 'withdrawal-returned')), 0)::bigint AS withdrawals,
  coalesce(sum(p.amount) FILTER (WHERE t.kind = 'bonus'), 0)::bigint AS bonuses,
  coalesce(sum(p.amount) FILTER (WHERE t.kind = 'rebate'), 0)::bigint AS rebate,
  count(*)::int AS movements,
  coalesce(sum(p.amount) FILTER (WHERE p.amount > 0), 0)::bigint AS money_in,
  coalesce(-sum(p.amount) FILTER (WHERE p.amount < 0), 0)::bigint AS money_out`;

/** SQL columns with the number and the sum of `ledger_postings p` into and out of a wallet. */
export const DIRECTION_SUMS = sql`
  (count(*) FILTER (WHERE p.amount > 0))::int AS movements_in, (count(*) FILTER (WHERE p.amount < 0))::int AS movements_out,
  coalesce(sum(p.amount) FILTER (WHERE p.amount > 0), 0)::bigint AS money_in,
  coalesce(-sum(p.amount) FILTER (WHERE p.amount < 0), 0)::bigint AS money_out`;

/**
 * Returns the FROM and WHERE clauses that select movements of the main wallets of a merchant's members: transactions `t`, postings `p`, main wallets
 * `a`, and the tables that `join` adds.
 */
export const movementsOf = ({ code }: MerchantRow, types?: string, join: SQL = sql``): SQL => sql`
  FROM ledger_transactions t JOIN ledger_postings p ON p.transaction_id = t.id
  JOIN ledger_accounts a ON a.id = p.account_id AND a.kind = 'main' ${join}
  WHERE t.merchant = ${code} AND ${movementCondition(types)}`;
