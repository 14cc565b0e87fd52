import type { Area } from '#schemas/brand-names.ts';
import type { Member } from '#src/session/member.ts';
import type { IconName } from '#src/ui/icon.tsx';

/** Keys of the member centre pages that the header links to. */
export type HeaderMemberPage =
  | 'depositv2'
  | 'securityCenter'
  | 'withdraw'
  | 'transactionHistory'
  | 'personalHistoryCopy';

export type AccountEntry =
  | {
      readonly id: 'member' | 'withdraw' | 'records' | 'bets';
      readonly icon: IconName;
      readonly page: HeaderMemberPage;
    }
  | { readonly id: 'agent' | 'signOut'; readonly icon: IconName; readonly page: null };

/** Returns the entries of the account menu, without modules that the brand has switched off. Only agents have the agent centre. */
export const accountEntries = (member: Pick<Member, 'kind'>, off: readonly Area[]): readonly AccountEntry[] => {
  const centre = !off.includes('memberCentre');
  const agent = member.kind === 'agent' && !off.includes('agentCentre');
  return [
    ...(centre ? ([{ id: 'member', icon: 'user', page: 'securityCenter' }] as const) : []),
    ...(agent ? ([{ id: 'agent', icon: 'users', page: null }] as const) : []),
    ...(centre
      ? ([
          { id: 'withdraw', icon: 'withdraw', page: 'withdraw' },
          { id: 'records', icon: 'receipt', page: 'transactionHistory' },
          { id: 'bets', icon: 'history', page: 'personalHistoryCopy' },
        ] as const)
      : []),
    { id: 'signOut', icon: 'logout', page: null },
  ];
};
