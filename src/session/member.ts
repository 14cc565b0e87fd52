import type { OutputOf } from '#schemas/call.ts';
import type { memberInfo } from '#schemas/calls/account.ts';

/** What a session may do; derived once from the `type` in the response. */
export type MemberKind = 'player' | 'agent' | 'trial';

export interface Member {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly kind: MemberKind;
  /** The `type` in the response, stored in session storage as `isAgent`. */
  readonly isAgent: number;
  readonly hasUpline: boolean;
  readonly labelName: string | null;
  readonly rankLevel: number | null;
  readonly memberLabel: string | null;
  /** ISO 4217, or `null` if the platform does not name the member's currency. */
  readonly currency: string | null;
}

const AGENT_TYPES: ReadonlySet<number> = new Set([1, 2, 41, 42]);
const TRIAL_TYPE = 4;

const VIP_ABOVE = 4;

export const kindOf = (type: number): MemberKind =>
  type === TRIAL_TYPE ? 'trial' : AGENT_TYPES.has(type) ? 'agent' : 'player';

/** Checks for VIP service, which is for rank levels above 4; a member without a level has none. */
export const isVip = (member: Pick<Member, 'rankLevel'>): boolean => (member.rankLevel ?? 0) > VIP_ABOVE;

const MOBILE_ACCOUNT = /^\+?(\d{3})\d{2,}(\d{3})$/u;

/** Returns the name to show: an account that is a mobile number is masked, because others may see the screen. */
export const shownAccount = ({ account }: Pick<Member, 'account'>): string =>
  account.replace(MOBILE_ACCOUNT, '$1••••$2');

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
