import { randomInt } from 'node:crypto';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { MOST_INVITES } from '#schemas/team-names.ts';
import { toDecimal } from '#schemas/money.ts';
import type { Invite } from '#schemas/team.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import { affiliateCodes, merchants, type MerchantRow } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { sumFinishedDays } from './summed-days.ts';

/** The letters and digits of a code, without look-alike characters. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
const createCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

interface Row {
  readonly code: string;
  readonly campaign: string;
  readonly closed: boolean;
  readonly created: string | Date;
  readonly registrations: number;
  readonly deposited: number;
  readonly players: number;
  readonly bets: string;
}

/**
 * Returns an agent's invitation codes, newest first, each with the number of members who registered with it, deposited and played, and the sum of
 * their bets.
 */
export const findInvites = async (
  db: Database,
  merchant: MerchantRow,
  agentId: number,
  now: number,
): Promise<Invite[]> => {
  const since = new Date(await sumFinishedDays(db, merchant, now)).toISOString();
  const rows = await queryRows<Row>(
    db,
    sql`
    WITH came AS (
      SELECT i.code, m.id FROM affiliate_codes i JOIN members m ON m.merchant = i.merchant AND lower(m.affiliate_code) = lower(i.code)
      WHERE i.member_id = ${agentId}
    ), done AS (
      SELECT came.code, came.id,
        coalesce((SELECT sum(d.deposits) FROM member_days d WHERE d.member_id = came.id), 0) > 0 OR EXISTS (
          SELECT 1 FROM ledger_accounts a JOIN ledger_postings p ON p.account_id = a.id JOIN ledger_transactions t ON t.id = p.transaction_id
          WHERE a.member_id = came.id AND a.kind = 'main' AND t.kind = 'deposit' AND t.at >= ${since}::timestamptz
        ) AS deposited,
        coalesce((SELECT sum(d.bets) FROM member_days d WHERE d.member_id = came.id), 0) + coalesce((
          SELECT sum(b.stake) FROM bets b WHERE b.member_id = came.id AND b.status = 'settled' AND b.placed_at >= ${since}::timestamptz
        ), 0) AS bets
      FROM came
    )
    SELECT i.code, i.campaign, i.closed_at IS NOT NULL AS closed, i.created_at AS created, count(done.id)::int AS registrations,
      (count(*) FILTER (WHERE done.deposited))::int AS deposited, (count(*) FILTER (WHERE done.bets > 0))::int AS players,
      coalesce(sum(done.bets), 0)::text AS bets
    FROM affiliate_codes i LEFT JOIN done ON done.code = i.code
    WHERE i.member_id = ${agentId} GROUP BY i.code, i.campaign, i.closed_at, i.created_at ORDER BY i.created_at DESC, i.code`,
  );
  return rows.map((row) => ({
    code: row.code,
    campaign: row.campaign,
    status: row.closed ? 'CLOSED' : 'OPEN',
    created: new Date(row.created).getTime(),
    registrations: row.registrations,
    firstDeposits: row.deposited,
    players: row.players,
    bets: Number(toDecimal(BigInt(row.bets), merchant.currency)),
  }));
};

/** Creates an invitation code for a campaign of the agent. */
export const createInvite = (
  db: Database,
  { merchant, agentId, campaign, at }: { merchant: string; agentId: number; campaign: string; at: Date },
): Promise<string> =>
  db.transaction(async (tx) => {
    // The lock serializes concurrent requests, so that together they cannot exceed the maximum number of open codes.
    await tx.select().from(merchants).where(eq(merchants.code, merchant)).for('no key update');
    const [open] = await tx
      .select({ count: count() })
      .from(affiliateCodes)
      .where(and(eq(affiliateCodes.memberId, agentId), isNull(affiliateCodes.closedAt)));
    if ((open?.count ?? 0) >= MOST_INVITES) throw createProblem('invites_full', 409, 'Close a code to create another');
    const code = createCode();
    await tx.insert(affiliateCodes).values({ merchant, code, campaign, memberId: agentId, createdAt: at });
    return code;
  });

/** Closes one of the agent's invitation codes; closing it again changes nothing. */
export const closeInvite = async (
  db: Database,
  { agentId, code, at }: { readonly agentId: number; readonly code: string; readonly at: Date },
): Promise<void> => {
  const closed = await db
    .update(affiliateCodes)
    .set({ closedAt: sql`coalesce(${affiliateCodes.closedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(affiliateCodes.memberId, agentId), eq(affiliateCodes.code, code)))
    .returning();
  if (closed.length === 0) throw createProblem('not_found', 404, 'The agent has no such code');
};
