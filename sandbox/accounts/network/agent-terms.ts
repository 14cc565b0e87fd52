import type { AccountType } from '#schemas/team-names.ts';
import type { MemberType } from '#sandbox/db/schema.ts';

export const AGENT_TYPES: ReadonlySet<MemberType> = new Set([1, 2, 41, 42]);

/** The part of its lines' bonuses that an agent bears, in percent. */
export const BONUS_SHARE = 2;

/** The type of a new downline of an agent. */
export const typeUnder = (agent: MemberType, accountType: AccountType): MemberType => {
  if (accountType === 'player') return 0;
  if (agent === 1) return 2;
  return agent === 2 ? 41 : 42;
};
