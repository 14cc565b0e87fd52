import { and, desc, eq, sql } from 'drizzle-orm';
import type { DemoOutcome, DemoRound } from '#schemas/demo-game.ts';
import type { Database } from '#sandbox/db/database.ts';
import { ledgerAccounts, ledgerPostings, ledgerTransactions } from '#sandbox/db/schema.ts';
import { MAX_ROUNDS, toRound } from './rounds-of.ts';

/** The details of a ledger transaction of kind `trial-bet`; amounts are minor units, written as decimal numbers. */
export interface TrialBetDetails {
  readonly nodeId: number;
  readonly stake: string;
  readonly payout: string;
  readonly outcome: DemoOutcome;
}

/** Reads from the ledger the latest rounds of a game that a trial account has played, newest first. */
export const findTrialRounds = async (db: Database, memberId: number, nodeId: number): Promise<DemoRound[]> => {
  const rows = await db
    .select({ transaction: ledgerTransactions, currency: ledgerAccounts.currency })
    .from(ledgerAccounts)
    .innerJoin(ledgerPostings, eq(ledgerPostings.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .where(
      and(
        eq(ledgerAccounts.memberId, memberId),
        eq(ledgerTransactions.kind, 'trial-bet'),
        sql`${ledgerTransactions.details} ->> 'nodeId' = ${String(nodeId)}`,
      ),
    )
    .orderBy(desc(ledgerPostings.id))
    .limit(MAX_ROUNDS);
  return rows.map(({ transaction: { id, reference, at, details }, currency }) => {
    const { stake, payout, outcome } = details as unknown as TrialBetDetails;
    return toRound(
      { id, orderNo: reference, currency, stake: BigInt(stake), payout: BigInt(payout), placedAt: at },
      outcome,
    );
  });
};
