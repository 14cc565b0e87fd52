import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { ContractKind } from '#schemas/contract-names.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import { contracts, memberClosure, merchants, type ContractRow } from '#sandbox/db/schema.ts';
import { topRate } from './contract-terms.ts';
import type { OpenContract } from './plan-change.ts';

export const IN_FORCE = ['ACTIVE', 'TERMINATION_PENDING'] as const;
const OPEN = ['PENDING', ...IN_FORCE] as const;

/** Serializes changes of a merchant's contracts, because a change can end others at any depth of the tree. Call it before reading the contracts. */
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

/** Finds the open contracts of a kind that an agent has, and those of everybody below. */
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

/** Returns the highest rate of an agent's active contract, by kind; kinds without one are missing. */
export const findOwnRates = async (db: Database, agentId: number): Promise<ReadonlyMap<ContractKind, number>> => {
  const rows = await db
    .select({ kind: contracts.kind, tiers: contracts.tiers })
    .from(contracts)
    .where(and(eq(contracts.downlineId, agentId), inArray(contracts.state, IN_FORCE)));
  return new Map(rows.map(({ kind, tiers }) => [kind, topRate(tiers)]));
};

/** Returns whether a request of this kind with a downline is pending. */
export const hasPendingRequest = async (db: Database, kind: ContractKind, downlineId: number): Promise<boolean> => {
  const rows = await queryRows(
    db,
    sql`SELECT 1 FROM ${contracts}
        WHERE ${and(eq(contracts.kind, kind), eq(contracts.downlineId, downlineId), eq(contracts.state, 'PENDING'))}`,
  );
  return rows.length > 0;
};
