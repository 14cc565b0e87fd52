import type { Database } from '#sandbox/db/database.ts';
import { acceptedTerms as table } from '#sandbox/db/schema.ts';
import type { NewMember } from '#sandbox/kernel/core/consequences.ts';

/** Stores the version of the terms that a new member has accepted, in the caller's transaction. */
export const storeAcceptedTerms = async (tx: Database, { member, acceptedTerms, at }: NewMember): Promise<void> => {
  if (acceptedTerms !== null) await tx.insert(table).values({ memberId: member.id, ...acceptedTerms, acceptedAt: at });
};
