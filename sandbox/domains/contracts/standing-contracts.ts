import { CONTRACT_KINDS, type ContractKind } from '#schemas/contract-names.ts';
import type { ContractTerms } from '#schemas/contract.ts';
import { createOrderNumber } from '#sandbox/kernel/ledger/order-number.ts';
import type { Database } from '#sandbox/db/database.ts';
import { contracts, contractSteps, type MemberRow } from '#sandbox/db/schema.ts';
import { flatTier } from './contract-terms.ts';

/** The terms of the platform's own contracts, which every agent without an upline agent gets, by kind. */
const STANDING_TERMS: Readonly<Record<ContractKind, ContractTerms>> = {
  dividend: { period: 'M', tiers: [flatTier(25)] },
  daily: { period: null, tiers: [flatTier(0.6)] },
  hourly: { period: null, tiers: [flatTier(0.3)] },
  realtime: { period: null, tiers: [flatTier(0.2)] },
};

/** Gives agents the platform's contract of each kind that they do not have yet. */
export const giveStandingContracts = async (
  db: Database,
  agents: readonly Pick<MemberRow, 'id' | 'merchant'>[],
  at: Date,
): Promise<void> => {
  if (agents.length === 0) return;
  const given = await db
    .insert(contracts)
    .values(
      agents.flatMap(({ id, merchant }) =>
        CONTRACT_KINDS.map((kind) => ({
          requestId: createOrderNumber('contract', at),
          merchant,
          kind,
          state: 'ACTIVE' as const,
          uplineId: null,
          downlineId: id,
          ...STANDING_TERMS[kind],
          createdAt: at,
          activeFrom: at,
        })),
      ),
    )
    .onConflictDoNothing()
    .returning();
  if (given.length === 0) return;
  await db.insert(contractSteps).values(
    given.map(({ id, version, period, tiers }) => ({
      contractId: id,
      version,
      step: 'ACCEPTED' as const,
      memberId: null,
      at,
      after: { period, tiers: [...tiers] },
    })),
  );
};
