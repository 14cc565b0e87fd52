import { and, eq, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { contracts, contractSteps } from '#sandbox/db/schema.ts';
import { tellChanges } from './tell-changes.ts';

/** Ends the agent's pending contracts, sent or received, that were not answered in time. Must be called before contracts are read. */
export const expireOffers = async (db: Database, agentId: number, at: Date): Promise<void> => {
  const overdue = and(
    or(eq(contracts.uplineId, agentId), eq(contracts.downlineId, agentId)),
    eq(contracts.state, 'PENDING'),
    lte(contracts.expiresAt, at),
  );
  if ((await db.$count(contracts, overdue)) === 0) return;
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(contracts)
      .set({
        state: 'REJECTED',
        end: 'EXPIRED',
        endedAt: sql`${contracts.expiresAt}`,
        askedBy: null,
        version: sql`${contracts.version} + 1`,
      })
      .where(overdue)
      .returning();
    for (const { id, version, endedAt, kind, ...sides } of ended) {
      // oxlint-disable-next-line no-await-in-loop -- rarely more than one
      await tx
        .insert(contractSteps)
        .values({ contractId: id, version, step: 'EXPIRED', memberId: null, at: endedAt ?? at });
      // oxlint-disable-next-line no-await-in-loop -- rarely more than one
      await tellChanges(tx, kind, [{ step: 'EXPIRED', contract: sides }], { memberId: null, at });
    }
  });
};
