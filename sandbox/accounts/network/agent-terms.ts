import type { AccountType } from '#schemas/team-names.ts';
import type { MemberType } from '#sandbox/db/schema.ts';

export const AGENT_TYPES: ReadonlySet<MemberType> = new Set([1, 2, 41, 42]);

/** The percentage that an agent bears of the bonuses paid to the agent's downlines. */
export const BONUS_SHARE = 2;

/** Returns the member type for a new direct downline of this agent. */
export const typeUnder = (agent: MemberType, accountType: AccountType): MemberType => {
  if (accountType === 'player') return 0;
  if (agent === 1) return 2;
  return agent === 2 ? 41 : 42;
};
