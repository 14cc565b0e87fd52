import type { OutputOf } from '#schemas/call.ts';
import type { memberInfo } from '#schemas/calls/account.ts';

/** What a session may do; decided once, from the wire's `type`. */
export type MemberKind = 'player' | 'agent' | 'trial';

export interface Member {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly kind: MemberKind;
  /** The wire's number, kept in session storage as `isAgent`. */
  readonly isAgent: number;
  readonly hasUpline: boolean;
  readonly labelName: string | null;
  readonly rankLevel: number | null;
  readonly memberLabel: string | null;
  /** ISO 4217, where the platform says what the member's money is. */
  readonly currency: string | null;
}

const AGENT_TYPES: ReadonlySet<number> = new Set([1, 2, 41, 42]);
const TRIAL_TYPE = 4;

const VIP_ABOVE = 4;

export const kindOf = (type: number): MemberKind =>
  type === TRIAL_TYPE ? 'trial' : AGENT_TYPES.has(type) ? 'agent' : 'player';

/** VIP service serves rank levels above 4; no label means none. */
export const isVip = (member: Pick<Member, 'rankLevel'>): boolean => (member.rankLevel ?? 0) > VIP_ABOVE;

export const memberOf = (info: OutputOf<typeof memberInfo>): Member => ({
  id: info.id,
  account: info.account,
  nickname: info.nickname,
  kind: kindOf(info.type),
  isAgent: info.type,
  hasUpline: info.toUpline,
  labelName: info.clubLabel?.labelName ?? null,
  rankLevel: info.clubLabel?.rankLevel ?? null,
  memberLabel: info.memberLabel ?? null,
  currency: info.currency ?? null,
});
