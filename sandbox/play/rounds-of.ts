import { and, desc, eq, sql } from 'drizzle-orm';
import type { DemoOutcome, DemoRound } from '#schemas/demo-game.ts';
import { toDecimal } from '#schemas/money.ts';
import type { Database } from '../db/database.ts';
import { bets, ledgerTransactions } from '../db/schema.ts';

const MOST = 10;

interface PlayedBet {
  readonly id: number;
  readonly orderNo: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly placedAt: Date;
}

export const roundOf = (
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

/** The last rounds of a demo game, newest first; bets of the seed have no outcome to show. */
export const roundsOf = async (db: Database, memberId: number, nodeId: number): Promise<DemoRound[]> => {
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
    .limit(MOST);
  return rows.map(({ bet, details }) => roundOf(bet, details['outcome'] as DemoOutcome));
};
