import { eq, sql } from 'drizzle-orm';
import { OFFER_DAYS } from '#schemas/contract-names.ts';
import type { Database } from '#sandbox/db/database.ts';
import { contracts, contractSteps } from '#sandbox/db/schema.ts';
import type { Change } from './plan-change.ts';

const DAY_MS = 86_400_000;

/** Returns when a request made at `at` expires unless it is answered. */
export const offerEnds = (at: Date): Date => new Date(at.getTime() + OFFER_DAYS * DAY_MS);

const termsOf = ({ step, after }: Change) =>
  step === 'COUNTERED' && after !== null ? { period: after.period, tiers: after.tiers } : {};

interface Acting {
  /** The member who acts, or null for the platform. */
  readonly memberId: number | null;
  readonly note: string;
  readonly at: Date;
}

/** Writes changes and their steps in the given order, because a replaced contract has to end before its replacement begins. */
export const writeChanges = async (
  tx: Database,
  changes: readonly Change[],
  { memberId, note, at }: Acting,
): Promise<void> => {
  for (const change of changes) {
    const { contract, step, state, askedBy, end, by, before, after } = change;
    const { [askedBy === 'upline' ? 'uplineId' : 'downlineId']: asking } = contract;
    // oxlint-disable-next-line no-await-in-loop -- in order, because the database allows only one active contract at a time
    const [row] = await tx
      .update(contracts)
      .set({
        state,
        askedBy: askedBy === null ? null : asking,
        end,
        endedAt: end === null ? null : at,
        expiresAt: state === 'PENDING' ? offerEnds(at) : null,
        version: sql`${contracts.version} + 1`,
        ...termsOf(change),
        ...(step === 'ACCEPTED' ? { activeFrom: at } : {}),
      })
      .where(eq(contracts.id, contract.id))
      .returning({ version: contracts.version });
    if (row === undefined) throw new Error(`there is no contract ${contract.requestId}`);
    // oxlint-disable-next-line no-await-in-loop -- the step needs the version just written
    await tx.insert(contractSteps).values({
      contractId: contract.id,
      version: row.version,
      step,
      memberId: by === null ? null : memberId,
      at,
      before,
      after,
      note: by === null || step === 'REPLACED' ? '' : note,
    });
  }
};
