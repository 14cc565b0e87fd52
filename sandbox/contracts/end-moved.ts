import { CONTRACT_KINDS } from '#schemas/contract-names.ts';
import { isAgent } from '../agents/network.ts';
import type { Database } from '../db/database.ts';
import type { MemberRow } from '../db/schema.ts';
import { topRate } from './contract-terms.ts';
import { findOpenContracts } from './open-contracts.ts';
import { planMove } from './plan-change.ts';
import { giveStandingContracts, STANDING_TERMS } from './standing-contracts.ts';
import { tellChanges } from './tell-changes.ts';
import { writeChanges } from './write-changes.ts';

/**
 * Ends the contracts of an agent who is placed under another upline, and below whatever they carried, in the transaction that moves the
 * agent and holds the merchant's lock. Without an upline agent the agent has those of the platform from then on.
 */
export const endMovedContracts = async (
  tx: Database,
  { agent, upline, at }: { readonly agent: MemberRow; readonly upline: MemberRow; readonly at: Date },
): Promise<void> => {
  if (!isAgent(agent)) return;
  const isFirst = !isAgent(upline);
  for (const kind of CONTRACT_KINDS) {
    // oxlint-disable-next-line no-await-in-loop -- one kind after the other, in one transaction
    const open = await findOpenContracts(tx, kind, agent.id);
    const changes = planMove(open, agent.id, isFirst ? topRate(STANDING_TERMS[kind].tiers) : 0);
    // oxlint-disable-next-line no-await-in-loop -- one kind after the other, in one transaction
    await writeChanges(tx, changes, { memberId: null, note: '', at });
    // oxlint-disable-next-line no-await-in-loop -- one kind after the other, in one transaction
    await tellChanges(tx, kind, changes, { memberId: null, at });
  }
  if (isFirst) await giveStandingContracts(tx, [agent], at);
};
