import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { ContractKind } from '#schemas/contract-names.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import { contracts, memberClosure, merchants, type ContractRow } from '#sandbox/db/schema.ts';
import { topRate } from './contract-terms.ts';
import type { OpenContract } from './plan-change.ts';

export const IN_FORCE = ['ACTIVE', 'TERMINATION_PENDING'] as const;
const OPEN = ['PENDING', ...IN_FORCE] as const;

/**
 * Serializes the changes to a merchant's contracts, because one change can end other contracts at any depth of the tree. Must be called before the
 * contracts are read.
 */
export const lockContracts = async (tx: Database, merchant: string): Promise<void> => {
  await tx.select().from(merchants).where(eq(merchants.code, merchant)).for('no key update');
};

export const toOpenContract = (row: ContractRow): OpenContract => ({
  id: row.id,
  requestId: row.requestId,
  state: row.state,
  uplineId: row.uplineId,
  downlineId: row.downlineId,
  askedBy: row.askedBy === null ? null : row.askedBy === row.uplineId ? 'upline' : 'downline',
  terms: { period: row.period, tiers: [...row.tiers] },
});

/** Finds an agent's open contracts of a kind with the upline, and those that the agent and all descendants have with their downlines. */
export const findOpenContracts = async (
  db: Database,
  kind: ContractKind,
  agentId: number,
): Promise<readonly OpenContract[]> => {
  const below = db
    .select({ id: memberClosure.descendantId })
    .from(memberClosure)
    .where(eq(memberClosure.ancestorId, agentId));
  const rows = await db
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.kind, kind),
        inArray(contracts.state, OPEN),
        or(eq(contracts.downlineId, agentId), inArray(contracts.uplineId, below)),
      ),
    )
    .orderBy(contracts.id);
  return rows.map(toOpenContract);
};

/** Returns the highest rate of the agent's own active contract for each kind; kinds without an active contract are missing. */
export const findOwnRates = async (db: Database, agentId: number): Promise<ReadonlyMap<ContractKind, number>> => {
  const rows = await db
    .select({ kind: contracts.kind, tiers: contracts.tiers })
    .from(contracts)
    .where(and(eq(contracts.downlineId, agentId), inArray(contracts.state, IN_FORCE)));
  return new Map(rows.map(({ kind, tiers }) => [kind, topRate(tiers)]));
};

/** Returns whether a downline has a pending contract of this kind. */
export const hasPendingRequest = async (db: Database, kind: ContractKind, downlineId: number): Promise<boolean> => {
  const rows = await queryRows(
    db,
    sql`SELECT 1 FROM ${contracts}
        WHERE ${and(eq(contracts.kind, kind), eq(contracts.downlineId, downlineId), eq(contracts.state, 'PENDING'))}`,
  );
  return rows.length > 0;
};
