import type { AccountType } from '#schemas/team-names.ts';
import type { MemberType } from '#sandbox/db/schema.ts';

export const AGENT_TYPES: ReadonlySet<MemberType> = new Set([1, 2, 41, 42]);

/** The percentage of the bonuses of an agent's lines that is charged to the agent. */
export const BONUS_SHARE = 2;

/** Returns the type of a new downline of an agent. */
export const typeUnder = (agent: MemberType, accountType: AccountType): MemberType => {
  if (accountType === 'player') return 0;
  if (agent === 1) return 2;
  return agent === 2 ? 41 : 42;
};
