import { and, desc, eq, sql } from 'drizzle-orm';
import type { DemoOutcome, DemoRound } from '#schemas/demo-game.ts';
import { toDecimal } from '#schemas/money.ts';
import type { Database } from '#sandbox/db/database.ts';
import { bets, ledgerTransactions } from '#sandbox/db/schema.ts';

export const MAX_ROUNDS = 10;

interface PlayedBet {
  readonly id: number;
  readonly orderNo: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly placedAt: Date;
}

export const toRound = (
  { id, orderNo, currency, stake, payout, placedAt }: PlayedBet,
  outcome: DemoOutcome,
): DemoRound => ({
  id,
  orderNo,
  stake: Number(toDecimal(stake, currency)),
  payout: Number(toDecimal(payout, currency)),
  outcome,
  at: placedAt.getTime(),
});

/** Returns the latest rounds of a demo game, newest first. Bets from the seed are left out, because they have no outcome. */
export const findRounds = async (db: Database, memberId: number, nodeId: number): Promise<DemoRound[]> => {
  const rows = await db
    .select({ bet: bets, details: ledgerTransactions.details })
    .from(bets)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, bets.stakeTransactionId))
    .where(
      and(
        eq(bets.memberId, memberId),
        eq(bets.nodeId, nodeId),
        sql`jsonb_exists(${ledgerTransactions.details}, 'outcome')`,
      ),
    )
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(MAX_ROUNDS);
  return rows.map(({ bet, details }) => toRound(bet, details['outcome'] as DemoOutcome));
};
