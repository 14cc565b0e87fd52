import { useProtectedAction } from '#src/session/use-protected-action.ts';
import type { AccountEntry, HeaderMemberPage } from './account-menu.ts';
import { useSignOut } from './use-sign-out.ts';

/** Where the account entries lead; the app answers the two centres. */
export interface CentreLinks {
  readonly openMember: (page: HeaderMemberPage) => void;
  readonly openAgent: () => void;
}

/** Runs an account entry; both centres are for real accounts. */
export const useAccountActions = ({
  openMember,
  openAgent,
}: CentreLinks): { readonly run: (entry: AccountEntry) => void; readonly deposit: () => void } => {
  const protect = useProtectedAction();
  const signOut = useSignOut();
  return {
    deposit: () => protect(() => openMember('depositv2')),
    run: (entry) => {
      const { page } = entry;
      if (page !== null) protect(() => openMember(page));
      else if (entry.id === 'agent') protect(openAgent);
      else void signOut();
    },
  };
};
